import Screens

extension Text {
  /// An author's title as a sentence of its own, so that what follows is told apart from it.
  static func title(_ title: Text) -> Text {
    guard case .verbatim(let words, _, _) = title, words.last.map(".?!…".contains) == true else {
      return .phrase("quiz.title", ["title": title])
    }
    return title
  }
}

extension Sequence<Text> {
  /// Each as a part of its own.
  func parts(_ role: PartRole) -> [Announcement.Part] {
    map { Announcement.Part(role, $0) }
  }
}

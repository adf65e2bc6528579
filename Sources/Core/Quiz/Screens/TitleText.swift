import Screens

extension Text {
  /// An author's title as a sentence of its own, so that what follows is told apart from it.
  static func title(_ title: Text) -> Text {
    guard let words = title.words, words.last.map(".?!…".contains) == true else {
      return .phrase("quiz.title", ["title": title])
    }
    return title
  }

  /// What an author wrote.
  private var words: String? {
    switch self {
    case .verbatim(let words, _, _): words
    case .pronounced(let text, _): text.words
    default: nil
    }
  }
}

extension Sequence<Text> {
  /// Each as a part of its own.
  func parts(_ role: PartRole) -> [Announcement.Part] {
    map { Announcement.Part(role, $0) }
  }
}

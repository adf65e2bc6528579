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

  /// A phrase with a count in its blank `n`.
  static func counted(_ key: String, _ count: Int) -> Text {
    .phrase(key, ["n": .number(count)])
  }

  /// A phrase that says n of all.
  static func counted(_ key: String, _ count: Int, of all: Int) -> Text {
    .phrase(key, ["n": .number(count), "all": .number(all)])
  }
}

extension Sequence<Text> {
  /// Each as a part of its own.
  func parts(_ role: PartRole) -> [Announcement.Part] {
    map { Announcement.Part(role, $0) }
  }
}

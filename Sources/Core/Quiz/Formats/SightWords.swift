/// Words by which an author points at something to be seen (game.md IM3).
struct SightWords {
  private struct Phrase {
    let text: String
    let words: [String]

    init(_ text: String) {
      self.text = text
      words = FoldedText(text).words
    }
  }

  /// By language; folded once, for they are looked for in each text of a pack.
  private static let known = [
    "en": ["picture", "pictured", "photo", "screenshot", "underlined", "shown below", "shown above"],
    "fr": ["photo", "dessin", "souligné", "soulignée", "ci-dessous", "ci-contre"],
  ].mapValues { $0.map(Phrase.init) }

  private let phrases: [Phrase]

  /// Those of a language; for one that is not known there are none.
  init(language: String) {
    phrases = Self.known[String(language.prefix(2))] ?? []
  }

  /// The first of them that stands in the text as whole words.
  func first(in text: String) -> String? {
    guard !phrases.isEmpty else { return nil }
    let words = FoldedText(text).words
    return phrases.first { phrase in words.indices.contains { words[$0...].starts(with: phrase.words) } }?.text
  }
}

/// Words by which an author points at something to be seen (game.md IM3).
struct SightWords {
  private let words: [String]

  /// Those of a language; for one that is not known there are none.
  init(language: String) {
    switch language.prefix(2) {
    case "en": words = ["picture", "pictured", "photo", "screenshot", "underlined", "shown below", "shown above"]
    case "fr": words = ["photo", "dessin", "souligné", "soulignée", "ci-dessous", "ci-contre"]
    default: words = []
    }
  }

  /// The first of them that stands in the text as whole words.
  func first(in text: String) -> String? {
    let padded = " " + FoldedText(text).words.joined(separator: " ") + " "
    return words.first { padded.contains(" " + FoldedText($0).words.joined(separator: " ") + " ") }
  }
}

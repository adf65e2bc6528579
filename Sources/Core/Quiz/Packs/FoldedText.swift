import Foundation

/// A text as it is compared: no case, accents or width, ligatures and special letters written out (game.md 6, S0, S1).
struct FoldedText: Hashable {
  /// The folded text.
  let form: String

  init(_ text: String) {
    let cleaned = Self.clean(text)
    // й is a letter of its own in Russian, but folding takes it for an и with an accent.
    let pieces = cleaned.lowercased().split(separator: "й", omittingEmptySubsequences: false).map(Self.folded)
    form = pieces.joined(separator: "й")
  }

  /// Its runs of letters and digits.
  var words: [String] {
    form.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Whether every word of the other text is among the words of this one; a text without words never is.
  func hasWords(of other: FoldedText) -> Bool {
    let own = Set(words)
    let others = other.words
    return !others.isEmpty && others.allSatisfy(own.contains)
  }

  /// Without format and control characters, runs of blanks as one space, composed.
  static func clean(_ text: String) -> String {
    let scalars = text.unicodeScalars.filter {
      $0.properties.isWhitespace || ![.format, .control].contains($0.properties.generalCategory)
    }
    let words = String(String.UnicodeScalarView(scalars)).split(whereSeparator: \.isWhitespace)
    return words.joined(separator: " ").precomposedStringWithCanonicalMapping
  }

  private static func folded(_ text: Substring) -> String {
    // Never the system's locale: a Turkish one would fold I to ı.
    let plain = String(text).folding(
      options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
    return plain.map { table[$0] ?? String($0) }.joined()
  }

  private static let table: [Character: String] = [
    "’": "'", "‘": "'", "ʼ": "'", "´": "'", "`": "'", "“": "\"", "”": "\"", "«": "\"", "»": "\"", "„": "\"",
    "–": "-", "—": "-", "‐": "-", "‑": "-", "−": "-", "…": "...", "œ": "oe", "æ": "ae", "ø": "o", "ł": "l",
    "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ı": "i", "ĳ": "ij", "ŋ": "n", "ſ": "s",
  ]
}

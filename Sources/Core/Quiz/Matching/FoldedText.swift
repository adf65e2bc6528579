import Foundation

/// A text as it is compared: no case, accents or width, ligatures and special letters written out (game.md 6, S0, S1).
struct FoldedText: Hashable {
  /// The folded text.
  let form: String

  /// Where accents are kept, ligatures are written out all the same: they are a matter of print, not of spelling.
  init(_ text: String, keepsAccents: Bool = false) {
    let plain = Self.clean(Self.compatible(text)).lowercased()
    let folded = keepsAccents ? Self.folded(plain, options: []) : Self.withoutAccents(plain)
    let letters = keepsAccents ? Self.ligatures : Self.letters
    let spelled = folded.reduce(into: "") { $0 += Self.spelled($1, letters) }
    form = spelled.split(separator: " ").joined(separator: " ")
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
    let shaped = text.unicodeScalars.contains(where: isShapeless) ? withoutShapeless(text) : text
    let words = shaped.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return isASCII(words) ? words : words.precomposedStringWithCanonicalMapping
  }

  private static func withoutShapeless(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !isShapeless($0) }))
  }

  private static func isShapeless(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20..<0x7F).contains(scalar.value) || scalar.properties.isWhitespace { return false }
    switch scalar.properties.generalCategory {
    case .format, .control: return true
    default: return false
    }
  }

  private static func isASCII(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 }
  }

  /// Letters and digits of another shape as the plain ones: Ⅳ, ², ﬁ. A power after a digit stays, 10² is not 102.
  private static func compatible(_ text: String) -> String {
    if isASCII(text) { return text }
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      let isPower = scalar.properties.numericType == .digit && previous?.properties.numericType != nil
      if scalar.isASCII || isPower || !isLetterOrDigit(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += String(scalar).precomposedStringWithCompatibilityMapping
      }
      previous = scalar
    }
    return result
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    case .decimalNumber, .letterNumber: true
    default: scalar.properties.numericType == .digit
    }
  }

  /// й is a letter of its own in Russian, but folding takes it for an и with an accent.
  private static func withoutAccents(_ text: String) -> String {
    guard text.unicodeScalars.contains("й") else { return folded(text, options: .diacriticInsensitive) }
    return text.split(separator: "й", omittingEmptySubsequences: false)
      .map { folded(String($0), options: .diacriticInsensitive) }.joined(separator: "й")
  }

  /// Of a text in lower case. Never by the system's locale: a Turkish one would fold I to ı.
  private static func folded(_ text: String, options: String.CompareOptions) -> String {
    if isASCII(text) { return text }
    return text.folding(options: options.union([.caseInsensitive, .widthInsensitive]), locale: nil)
  }

  private static func spelled(_ character: Character, _ letters: [Character: String]) -> String {
    if character.isASCII && character != "`" { return String(character) }
    if let plain = punctuation[character] ?? letters[character] { return plain }
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return String(character)
    }
    switch scalar.properties.generalCategory {
    case .dashPunctuation: return "-"
    case .initialPunctuation, .finalPunctuation: return "\""
    case .decimalNumber: return scalar.properties.numericValue.map { String(Int($0)) } ?? String(character)
    default: return String(character)
    }
  }

  /// Dashes and the other quotes are known by their category.
  private static let punctuation: [Character: String] = [
    "’": "'", "‘": "'", "‛": "'", "‚": "'", "ʼ": "'", "´": "'", "`": "'", "„": "\"", "−": "-", "…": "...",
  ]

  private static let ligatures: [Character: String] = ["œ": "oe", "æ": "ae", "ĳ": "ij", "ſ": "s"]

  private static let letters: [Character: String] = ligatures.merging(
    ["ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ı": "i", "ŋ": "n"]
  ) { ligature, _ in ligature }
}

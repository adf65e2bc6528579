public import Screens

/// How the user wants written text to be said, and what the voices can say.
public struct SpokenSettings: Hashable, Sendable {
  /// Which marks within a text are called by name; a mark that stands alone always is.
  public enum Punctuation: String, Hashable, Sendable, CaseIterable {
    /// Melody only; pictures and signs that no voice knows are named all the same.
    case none
    /// Symbols that a voice would leave out, and marks repeated four times or more.
    case some
    case all
  }

  /// How the digits of a code are grouped.
  public enum CodeGroups: String, Hashable, Sendable, CaseIterable {
    /// By the length of the code: 2 and 2, 3 and 3, 4 and 4.
    case auto
    case two = "2"
    case three = "3"
  }

  /// What is heard of what is secret.
  public enum CodeEcho: String, Hashable, Sendable, CaseIterable {
    /// The hearer is alone: what was typed.
    case digits
    /// Others hear it too: mask word and count.
    case mask
    /// The same with a tone.
    case tone
  }

  /// How a capital letter that is typed or spelled is told; never by pitch alone, which not everybody hears.
  public enum Capitals: String, Hashable, Sendable, CaseIterable {
    /// By the word "capital".
    case word
    /// By the word, and both in a higher pitch.
    case pitch
  }

  /// Which marks are named.
  public var punctuation: Punctuation
  /// How codes are grouped.
  public var codeGroups: CodeGroups
  /// How a capital letter that is typed or spelled is told.
  public var capitals: Capitals
  /// What is heard of what is secret.
  public var codeEcho = CodeEcho.digits
  /// The language tags that have a voice; nothing where that is not known, and then every language is tried.
  public var voices: Set<String>?
  /// The user's own pronunciations, by language tag.
  public var pronunciations: [String: Pronunciations] = [:]

  /// The defaults of the settings, unless given.
  public init(
    punctuation: Punctuation = .some, codeGroups: CodeGroups = .auto, capitals: Capitals = .word,
    voices: Set<String>? = nil
  ) {
    self.punctuation = punctuation
    self.codeGroups = codeGroups
    self.capitals = capitals
    self.voices = voices
  }

  /// Whether bystanders hear what is said.
  public var isPublic: Bool { codeEcho != .digits }

  /// Whether a language can be spoken; a region does not matter.
  public func hasVoice(for language: String) -> Bool {
    guard let voices, !voices.contains(language) else { return true }
    let base = language.baseLanguage
    let name = SpokenSettings.otherNames[base] ?? base
    return voices.contains { $0.baseLanguage == name }
  }

  /// The user's own pronunciations for a language, those of a region first.
  func pronunciations(for language: String) -> [Pronunciations] {
    guard !pronunciations.isEmpty else { return [] }
    let base = language.baseLanguage
    return (language == base ? [base] : [language, base]).compactMap { pronunciations[$0] }
  }

  /// Languages whose voice has the name of the one of them that it speaks.
  private static let otherNames: [String: String] = ["zh": "cmn", "no": "nb"]
}

extension String {
  /// A language tag without its region.
  var baseLanguage: String {
    utf8.firstIndex(of: UInt8(ascii: "-")).map { String(self[..<$0]) } ?? self
  }

  /// Whether there is a letter or a digit in it.
  var hasWords: Bool {
    for byte in utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
      case 0x80...: return contains { $0.isLetter || $0.isNumber }
      default: continue
      }
    }
    return false
  }
}

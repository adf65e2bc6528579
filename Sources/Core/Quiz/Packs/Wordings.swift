public import Screens

/// Takes the texts of a pack in the language in which it is played, with the pack's pronunciations.
public struct Wordings: Hashable, Sendable {
  /// The language of the pack that is played.
  public let language: String
  /// Whether the pack has not the language that was asked for, so that another one is played.
  public let isSubstitute: Bool
  private let pronunciations: Pronunciations

  /// The interface's language if the pack has it, else the pack's first.
  public init(of pack: LevelPack, interface: String) {
    let own = pack.languages.first { $0 == interface } ?? pack.languages.first { $0.hasPrefix(interface + "-") }
    language = own ?? pack.languages.first ?? interface
    isSubstitute = own == nil
    pronunciations = Pronunciations(pack.pronounce[language] ?? [:])
  }

  /// A text of several lines as one, for a label.
  public func text(_ text: AuthorText) -> Text {
    guard let wording = text.wordings[language] else { return .verbatim("") }
    return line(Self.joined(wording.text), say: wording.say.map(Self.joined), voice: wording.voice)
  }

  /// A text line by line: each is a part, with a pause after it.
  public func lines(_ text: AuthorText) -> [Text] {
    guard let wording = text.wordings[language] else { return [] }
    let shown = Self.lines(wording.text)
    guard let say = wording.say else { return shown.map { line($0, say: nil, voice: wording.voice) } }
    let spoken = Self.lines(say)
    guard spoken.count == shown.count else { return [self.text(text)] }
    return zip(shown, spoken).map { line($0, say: $1, voice: wording.voice) }
  }

  /// The words as matching sees them.
  func plain(_ text: AuthorText) -> String {
    text.wordings[language]?.text ?? ""
  }

  private func line(_ text: String, say: String?, voice: String?) -> Text {
    let words = Text.verbatim(text, spoken: say == text ? nil : say, language: voice ?? language)
    return pronunciations.spots(in: Array(text)).isEmpty ? words : .pronounced(words, pronunciations)
  }

  private static func lines(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }
  }

  private static func joined(_ text: String) -> String {
    lines(text).joined(separator: " ")
  }
}

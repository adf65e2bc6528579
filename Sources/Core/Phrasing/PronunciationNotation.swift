public import Screens

/// What is wrong with a line of a file of pronunciations.
public struct PronunciationFault: Error, Hashable, CustomStringConvertible {
  /// Why it cannot be used.
  public enum Reason: Hashable, Sendable {
    /// It names no language.
    case badSection(String)
    case noSection
    case noEqualsSign
    case noWord
    case notSaid(String)
    case twice(String)
  }

  /// From 1.
  public var line: Int
  /// Why it cannot be used.
  public var reason: Reason

  /// The fault in words, with what would do.
  public var description: String {
    switch reason {
    case .badSection(let text): "line \(line): '\(text)' is no language; a section begins with its tag, as in '[fr]'."
    case .noSection: "line \(line): before the first word a line has to say its language, as '[en]' does."
    case .noEqualsSign: "line \(line): no '='; a line is 'word = how it is said'."
    case .noWord: "line \(line): no word before the '='."
    case .notSaid(let word): "line \(line): nothing says how '\(word)' is said; write it after the '='."
    case .twice(let word): "line \(line): '\(word)' stands in this language already; keep one of the two."
    }
  }
}

/// A person's pronunciations as their file has them: a section a language, in it lines `word = how it is said`.
///
///     # What begins so is a comment.
///     [fr]
///     football = foute bol
public struct PronunciationNotation: Hashable, Sendable {
  /// By language tag; what is faulty is left out.
  public var pronunciations: [String: Pronunciations] { words.mapValues { Pronunciations($0) } }
  /// In the order of their lines.
  public private(set) var faults: [PronunciationFault] = []
  private var words: [String: [String: String]] = [:]
  private var section: String?

  /// Reads the text of a file.
  public init(_ text: String) {
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      do throws(PronunciationFault.Reason) {
        try read(line.trimmed)
      } catch {
        faults.append(PronunciationFault(line: index + 1, reason: error))
      }
    }
  }

  private mutating func read(_ line: Substring) throws(PronunciationFault.Reason) {
    if line.isEmpty || line.hasPrefix("#") { return }
    if line.hasPrefix("[") && !line.contains("=") { return try begin(line) }
    guard let sign = line.firstIndex(of: "=") else { throw .noEqualsSign }
    guard let section else { throw .noSection }
    let word = String(line[..<sign].trimmed).lowercased()
    let said = String(line[line.index(after: sign)...].trimmed)
    guard !word.isEmpty else { throw .noWord }
    guard !said.isEmpty else { throw .notSaid(word) }
    guard words[section]?[word] == nil else { throw .twice(word) }
    words[section, default: [:]][word] = said
  }

  private mutating func begin(_ line: Substring) throws(PronunciationFault.Reason) {
    let tag = line.dropFirst().dropLast().trimmed.lowercased()
    let isTag =
      line.hasSuffix("]") && (2...3).contains(tag.baseLanguage.count)
      && tag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    // The words of a section without a language belong to none.
    section = isTag ? tag : nil
    guard isTag else { throw .badSection(String(line)) }
  }
}

extension PronunciationFault.Reason: Error {}

import Testing

@testable import Quiz

/// One typed text and what becomes of it.
struct MatchingVector: Sendable, CustomTestStringConvertible {
  let key: AnswerKey
  let typed: String
  let outcome: AnswerOutcome

  var testDescription: String {
    "\(key.language): \(key.accept.joined(separator: ", ")) ← \"\(typed)\""
  }

  /// Whether the typed text is judged as it should be.
  var holds: Bool {
    AnswerMatcher(key).judge(typed) == outcome
  }

  func check(_ location: SourceLocation = #_sourceLocation) {
    #expect(AnswerMatcher(key).judge(typed) == outcome, "\(testDescription)", sourceLocation: location)
  }

  /// Texts typed for one key, by what becomes of them; almost with the word that is spelled back.
  static func vectors(
    _ key: AnswerKey, right: [String] = [], wrong: [String] = [], almost: [String: String] = [:],
    other: [(String, AnswerOutcome)] = []
  ) -> [MatchingVector] {
    right.map { MatchingVector(key: key, typed: $0, outcome: .right) }
      + wrong.map { MatchingVector(key: key, typed: $0, outcome: .wrong) }
      + almost.sorted { $0.key < $1.key }
      .map { MatchingVector(key: key, typed: $0.key, outcome: .almost(.spelling(of: $0.value))) }
      + other.map { MatchingVector(key: key, typed: $0, outcome: $1) }
  }

  /// The same texts for the same answers in an English and in a French level.
  static func both(
    _ accept: [String], form: AnswerKey.Form = .text, right: [String] = [], wrong: [String] = [],
    almost: [String: String] = [:], other: [(String, AnswerOutcome)] = []
  ) -> [MatchingVector] {
    ["en", "fr"].flatMap { language in
      vectors(
        AnswerKey(language: language, accept: accept, form: form), right: right, wrong: wrong, almost: almost,
        other: other)
    }
  }

  static func english(
    _ accept: String..., right: [String] = [], wrong: [String] = [], almost: [String: String] = [:],
    other: [(String, AnswerOutcome)] = []
  ) -> [MatchingVector] {
    vectors(AnswerKey(language: "en", accept: accept), right: right, wrong: wrong, almost: almost, other: other)
  }

  static func french(
    _ accept: String..., right: [String] = [], wrong: [String] = [], almost: [String: String] = [:],
    other: [(String, AnswerOutcome)] = []
  ) -> [MatchingVector] {
    vectors(AnswerKey(language: "fr", accept: accept), right: right, wrong: wrong, almost: almost, other: other)
  }
}

/// S6: one slip in one long word. Traps have no part in it: what is near a trap is near a right answer too.
struct SlipStage: AnswerStage {
  private let language: AnswerLanguage
  private let mistakes: AnswerKey.Mistakes
  private let answers: [Candidate]

  /// A stored answer in which a slip can be told.
  private struct Candidate: Sendable {
    let index: Int
    let words: [String]
    let length: Int
  }

  /// Nil where a small mistake is a mistake: the author says so, or a code is asked for.
  init?(_ sheet: AnswerSheet, _ key: AnswerKey) {
    guard key.mistakes != .wrong, key.form != .code else { return nil }
    language = sheet.language
    mistakes = key.mistakes
    answers = sheet.rights.flatMap { entry in
      entry.spellings.compactMap(\.text).flatMap(\.folded).compactMap { folded in
        let words = Self.words(folded, sheet.language)
        guard let length = Self.length(words), words.contains(where: Slip.canBeIn) else { return nil }
        return Candidate(index: entry.index, words: words, length: length)
      }
    }
  }

  func match(_ typed: AnswerText) -> AnswerMatch? {
    var answers: [Int] = []
    var slip: Range<Int>?
    let words = Self.words(typed.form, language)
    for candidate in candidates(words) {
      guard let found = Slip.place(in: words, of: candidate.words) else { continue }
      slip = slip ?? found
      if answers.last != candidate.index { answers.append(candidate.index) }
    }
    guard let slip else { return nil }
    if mistakes == .accept { return .right(answers) }
    return .almost(.spelling(of: TypedWords(typed.cleaned).original(of: words[slip].joined())), answers)
  }

  /// How many stored answers are compared letter by letter with a typed text: never more than there are.
  func comparisons(with typed: AnswerText) -> Int {
    candidates(Self.words(typed.form, language)).count
  }

  /// Those of the right length, give or take one letter.
  private func candidates(_ words: [String]) -> [Candidate] {
    guard let length = Self.length(words) else { return [] }
    return answers.filter { abs($0.length - length) <= 1 }
  }

  /// Nil where a digit stands among them: there a slip is another answer.
  private static func length(_ words: [String]) -> Int? {
    guard !words.contains(where: { $0.contains(where: \.isNumber) }) else { return nil }
    return words.map(\.count).reduce(0, +)
  }

  private static func words(_ folded: String, _ language: AnswerLanguage) -> [String] {
    LooseText(folded: language.withoutArticle(LooseText.trimmed(folded))).words
  }
}

/// The answers of a key as they are compared, each in all its spellings. What is no answer is left out and told.
struct AnswerSheet {
  /// One answer or trap.
  struct Entry {
    /// Its place in the key.
    let index: Int
    let spellings: [Spelling]
  }

  /// One way to write an answer.
  struct Spelling {
    /// With a wildcard between each two of them.
    let pieces: [AnswerText]
    /// The numbers it means, where it is written as one.
    let range: ClosedRange<ExactDecimal>?

    /// The whole text, where it has no wildcard.
    var text: AnswerText? { pieces.count == 1 ? pieces.first : nil }
  }

  let language: AnswerLanguage
  private(set) var rights: [Entry] = []
  private(set) var traps: [Entry] = []
  private(set) var flaws: [AnswerFlaw] = []
  private let key: AnswerKey

  init(_ key: AnswerKey) {
    self.key = key
    language = AnswerLanguage(tag: key.language)
    rights = key.accept.enumerated().compactMap { entry($1, at: .accept($0), index: $0) }
    traps = key.traps.enumerated().compactMap { entry($1.text, at: .trap($0), index: $0) }
  }

  /// Whether answers are compared as numbers.
  var isNumeric: Bool {
    if key.form == .number { return true }
    guard key.form == .text, language.isKnown, !rights.isEmpty else { return false }
    return rights.allSatisfy { $0.spellings.allSatisfy { $0.range != nil } }
  }

  /// A text that was typed.
  func text(_ typed: String) -> AnswerText {
    AnswerText(typed, language: language, accents: key.accents)
  }

  private mutating func entry(_ text: String, at place: AnswerFlaw.Place, index: Int) -> Entry? {
    do throws(AnswerFlaw.Problem) {
      let spellings = try AnswerNotation.spellings(of: text, wildcards: key.wildcards).map(spelling)
      if let problem = problem(with: spellings, at: place) { throw problem }
      return Entry(index: index, spellings: spellings)
    } catch {
      flaws.append(AnswerFlaw(place: place, text: text, problem: error))
      return nil
    }
  }

  /// A number is compared as text without its tolerance.
  private func spelling(_ pieces: AnswerNotation.Pieces) -> Spelling {
    guard let text = pieces.first, pieces.count == 1 else {
      return Spelling(pieces: pieces.map(self.text), range: nil)
    }
    let whole = self.text(text)
    guard key.form != .code, let number = AuthorNumber(folded: whole.form, hasTolerance: key.form == .number) else {
      return Spelling(pieces: [whole], range: nil)
    }
    return Spelling(pieces: [self.text(number.text)], range: number.range)
  }

  private func problem(with spellings: [Spelling], at place: AnswerFlaw.Place) -> AnswerFlaw.Problem? {
    let texts = spellings.compactMap(\.text)
    if texts.contains(where: { $0.form.isEmpty }) { return .empty }
    if spellings.contains(where: { $0.length > AnswerMatcher.limit }) { return .tooLong(limit: AnswerMatcher.limit) }
    switch (key.form, place) {
    case (.number, .accept) where spellings.allSatisfy { $0.range == nil }: return .noNumber
    case (.code, _) where texts.contains { !$0.form.contains { $0.isLetter || $0.isNumber } }: return .noCode
    default: return nil
    }
  }
}

extension AnswerSheet.Spelling {
  /// Of what has to be typed at least, in characters.
  var length: Int {
    pieces.map(\.cleaned.count).reduce(0, +)
  }
}

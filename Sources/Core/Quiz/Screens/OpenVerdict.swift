import Screens

/// The words of a judgement on a typed answer: the verdict word alone, what was typed, and why.
struct OpenVerdict: Hashable, Sendable {
  /// Head first.
  var parts: [Announcement.Part]
  /// Whether it counts as an attempt: a doubtful refusal costs nothing.
  var isAttempt: Bool

  /// The words of what a matcher found; `named` says what was typed.
  init(_ outcome: AnswerOutcome, named: Announcement.Part, in content: OpenLevelContent) {
    switch outcome {
    case .nothingTyped: self.init("quiz.nothing-typed", [.init(.body, .phrase("quiz.nothing-why"))])
    case .tooLong(let limit): self.init("quiz.too-long", [.init(.body, .counted("quiz.too-long-why", limit))])
    case .right: self.init("quiz.right", [named], isAttempt: true)
    case .wrong: self.init("quiz.wrong", [named], isAttempt: true)
    case .almost(let kind): self.init("quiz.almost", OpenVerdict.advice(kind))
    case .trap(let index, .wrong):
      self.init("quiz.wrong", OpenVerdict.reply(to: index, named, content), isAttempt: true)
    case .trap(let index, .notWanted): self.init("quiz.not-asked", content.trapReplies[index].parts(.body))
    case .partial(let parts): self.init("quiz.not-all", [named] + OpenVerdict.counts(parts, content), isAttempt: true)
    }
  }

  private init(_ head: String, _ rest: [Announcement.Part], isAttempt: Bool = false) {
    parts = [.init(.verdict, .phrase(head))] + rest
    self.isAttempt = isAttempt
  }

  private static func advice(_ kind: AnswerOutcome.Almost) -> [Announcement.Part] {
    switch kind {
    case .spelling(let word):
      [.init(.body, .phrase("quiz.check-spelling")), .init(.body, .spelled(.verbatim(word)))]
    case .accents: [.init(.body, .phrase("quiz.mind-accents"))]
    case .decimalMark: [.init(.body, .phrase("quiz.mind-decimal"))]
    }
  }

  private static func reply(
    to trap: Int, _ named: Announcement.Part, _ content: OpenLevelContent
  ) -> [Announcement.Part] {
    [named] + content.trapReplies[trap].parts(.body)
  }

  private static func counts(_ parts: AnswerOutcome.Parts, _ content: OpenLevelContent) -> [Announcement.Part] {
    let count = Announcement.Part(.body, .counted("quiz.parts-right", parts.right, of: parts.wanted))
    return [count] + (parts.trap.map { content.trapReplies[$0].parts(.body) } ?? [])
  }
}

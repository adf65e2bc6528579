/// One step from strict to lenient. Each has all answers and traps in the form that it compares.
protocol AnswerStage: Sendable {
  /// What the typed text is in this stage; nil leaves it to the next one.
  func match(_ typed: AnswerText) -> AnswerMatch?
}

/// What a stage says. Accepted answers are given by their places in the key: several may be the same at this stage.
enum AnswerMatch: Hashable, Sendable {
  case right([Int])
  case almost(AnswerOutcome.Almost, [Int])
  case trap(Int)
  /// Known to be wrong, whatever a later stage would say.
  case wrong

  /// A trap goes before what is right at the same stage (the veto).
  static func first(trap: [Int], right: [Int], almost: AnswerOutcome.Almost? = nil) -> AnswerMatch? {
    if let trap = trap.first { return .trap(trap) }
    if right.isEmpty { return nil }
    return almost.map { .almost($0, right) } ?? .right(right)
  }

  /// The accepted answers that it is about.
  var answers: [Int] {
    switch self {
    case .right(let answers), .almost(_, let answers): answers
    case .trap, .wrong: []
    }
  }
}

import Screens

/// What happened on a level since it was opened: how often an answer was judged, and whether it is solved.
struct LevelVisit: Hashable, Sendable {
  /// The level that is visited.
  let level: LevelID
  private let attemptsBefore: Int
  private(set) var isSolved = false
  /// Judged before it was solved.
  private(set) var attempts = 0
  /// Whether a wrong answer's verdict was heard to its end, and with it what the level says of wrong answers.
  private(set) var heardWrong = false
  private var lastWasWrong = false

  init(_ level: LevelID, attemptsBefore: Int) {
    self.level = level
    self.attemptsBefore = attemptsBefore
  }

  /// An answer was judged.
  mutating func judge(isRight: Bool, isWrong: Bool, isAttempt: Bool = true) {
    if isAttempt, !isSolved { attempts += 1 }
    lastWasWrong = isWrong
    isSolved = isSolved || isRight
  }

  /// The verdict has ended.
  mutating func endVerdict(heardOut: Bool) {
    if heardOut, lastWasWrong { heardWrong = true }
  }

  /// How often, in earlier visits too; nothing before the first time.
  var status: [Announcement.Part] {
    let all = attemptsBefore + attempts
    return all > 0 ? [.init(.body, .counted("quiz.attempts", all))] : []
  }

  /// What the chapter is told when the level closes.
  func outcome(goesOn: Bool) -> ScreenOutcome {
    LevelOutcome(level: level, isSolved: isSolved, attempts: attempts, goesOn: goesOn).screenOutcome
  }
}

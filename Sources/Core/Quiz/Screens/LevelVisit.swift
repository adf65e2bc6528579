import Screens
import Timeline

/// What happened on a level since it was opened: how often an answer was judged, which help there was, and whether it
/// is solved.
struct LevelVisit: Hashable, Sendable {
  /// After so many refusals more help is offered.
  static let refusalsBeforeHelp = 3
  /// The offer to give the answer away.
  static let answerOfferName = "give-answer"

  /// The level that is visited.
  let level: LevelID
  private let attemptsBefore: Int
  private(set) var isSolved = false
  /// Whether the answer was told, and the player has not claimed to have found it.
  private(set) var isGivenAway = false
  /// Judged before it was solved.
  private(set) var attempts = 0
  /// How often an answer was refused, in earlier visits too, until the level was solved.
  private(set) var refusals: Int
  /// Whether a wrong answer's verdict was heard to its end, and with it what the level says of wrong answers.
  private(set) var heardWrong = false
  private(set) var hints: LevelHints
  private var lastWasWrong = false

  /// A visit after others; of a level that was solved in one of them the refusals begin anew.
  init(_ level: LevelID, attemptsBefore: Int, isSolvedBefore: Bool, hints: LevelHints) {
    self.level = level
    self.attemptsBefore = attemptsBefore
    self.hints = hints
    refusals = isSolvedBefore ? 0 : attemptsBefore
  }

  /// Whether so much was refused that more help is offered.
  var needsHelp: Bool { refusals >= Self.refusalsBeforeHelp }

  /// Whether the answer can be had for the asking.
  var offersAnswer: Bool { needsHelp && hints.areOut && !isSolved }

  /// What the list of actions has of every kind of level.
  var offers: [Offer] {
    let hint: [Offer] = hints.all.isEmpty ? [] : [.command(.levelHint)]
    return hint + (offersAnswer ? [.own(Self.answerOfferName, label: .phrase("quiz.give-answer"))] : [])
  }

  /// An answer was judged.
  mutating func judge(isRight: Bool, isWrong: Bool, isAttempt: Bool = true, at now: Moment) {
    lastWasWrong = isWrong
    guard !isSolved else { return }
    if isAttempt { attempts += 1 }
    if isAttempt, !isRight { refusals += 1 }
    if isRight { solve(at: now) }
  }

  /// The player's own answer was right after all.
  mutating func claim() {
    isGivenAway = false
  }

  private mutating func solve(at now: Moment) {
    isSolved = true
    hints.release(at: now)
  }

  /// What the chapter is told when the level closes.
  func outcome(goesOn: Bool) -> ScreenOutcome {
    LevelOutcome(
      level: level, isSolved: isSolved, attempts: attempts, goesOn: goesOn, isGivenAway: isGivenAway,
      played: hints.played
    ).screenOutcome
  }
}

/// What is said of it.
extension LevelVisit {
  /// How often, in earlier visits too; nothing before the first time.
  var status: [Announcement.Part] {
    attemptsBefore + attempts > 0 ? [attemptCount] : []
  }

  /// Attempts and hints, for the key that asks for them.
  var standing: [Announcement.Part] {
    let all = hints.all.count
    return [
      attemptCount,
      .init(.body, all == 0 ? .phrase("quiz.no-hints") : .counted("quiz.hints-out", hints.count, of: all)),
    ]
  }

  private var attemptCount: Announcement.Part {
    .init(.body, .counted("quiz.attempts", attemptsBefore + attempts))
  }

  /// Of what comes after the third refusal the hint, which needs not wait for its time.
  mutating func hintOffer() -> [Announcement.Part] {
    guard refusals == Self.refusalsBeforeHelp, !isSolved, hints.bring() else { return [] }
    return [.init(.body, .phrase("quiz.hint-offer"))]
  }

  /// Where the answer can be had; said until it was heard once.
  var answerOffer: [Announcement.Part] {
    offersAnswer ? [.init(.instruction, .phrase("quiz.answer-offer"))] : []
  }

  /// Answers what every kind of level answers alike: the key for hints, the clock, the end of a verdict, after which the
  /// level goes on by itself where that is wanted. An answer that was told can still be contradicted, so it stays.
  mutating func handle(_ event: ScreenEvent, goesOn: Bool, at now: Moment) -> [ScreenAction] {
    switch event {
    case .command(.levelHint, on: _): return tellHints(at: now)
    case .opened, .covered, .returned, .wake: return keepTime(event, at: now)
    case .resultEnded(let heardOut):
      if heardOut, lastWasWrong { heardWrong = true }
      return isSolved && goesOn && !isGivenAway ? [.close(outcome(goesOn: true))] : []
    default: return []
    }
  }

  /// Tells the answer, by which the level is solved; the first of it can be spelled.
  mutating func giveAway(_ answers: [Text], about subject: Text?, then next: Element.ID, at now: Moment)
    -> [ScreenAction]
  {
    lastWasWrong = false
    isGivenAway = true
    solve(at: now)
    var told = Announcement(.result, [.init(.verdict, .phrase("quiz.the-answer"))] + answers.parts(.body))
    told.subject = subject
    return [.tone("right"), .announce(told), .focus(next)]
  }

  /// Answers the key for hints.
  private mutating func tellHints(at now: Moment) -> [ScreenAction] {
    _ = hints.advance(to: now)
    lastWasWrong = false
    return [.announce(Announcement(.result, hints.tell()))]
  }

  /// Keeps the time of the hints, which runs while the level has the keys, and tells that one has come.
  private mutating func keepTime(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    var news: [ScreenAction] = []
    switch event {
    case .opened, .returned: if !isSolved { hints.start(at: now) }
    case .covered: hints.stop(at: now)
    default: if hints.advance(to: now) { news = [.tone("hint"), .announce(hintNews)] }
    }
    return hints.all.isEmpty ? [] : news + [.wake("hint", at: hints.next)]
  }

  private var hintNews: Announcement {
    let name = Announcement.Part(.body, .counted("quiz.hint-ready", hints.count))
    return Announcement(.notice, [name, .init(.instruction, .phrase("quiz.hint-key"))])
  }
}

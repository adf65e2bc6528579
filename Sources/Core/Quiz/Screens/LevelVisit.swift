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
  private let game: LevelSave
  private let attemptsBefore: Int
  /// Whether the answer was told, and the player has not claimed to have found it.
  private(set) var isGivenAway = false
  /// Judged before it was solved.
  private(set) var attempts = 0
  /// How often an answer was refused, in earlier visits too, until the level was solved.
  private(set) var refusals: Int
  private(set) var hints: LevelHints
  private var lastWasWrong = false
  /// What else goes on after a crash.
  private(set) var draft: LevelDraft
  /// What was kept last.
  private var kept: Kept?

  private struct Kept: Hashable, Sendable {
    var outcome: LevelOutcome
    var draft: LevelDraft
  }

  /// A visit after others; of a level that was solved in one of them the refusals begin anew. The last one may have been
  /// broken off by the end of the program.
  init(of flow: GameFlow, at index: LevelIndex) {
    level = flow.id(at: index)
    game = LevelSave(of: flow, in: level)
    attemptsBefore = flow.progress.attempts[level, default: 0]
    refusals = flow.isSolved(index) ? 0 : attemptsBefore
    let left = flow.progress.draft.flatMap { [level] draft in draft.level == level && !draft.isSolved ? draft : nil }
    draft = left ?? LevelDraft(level: level)
    hints = LevelHints(
      flow.level(at: index).hints.map(flow.wordings(at: index).lines),
      played: flow.progress.played[level, default: .zero], told: draft.hintsTold)
    kept = Kept(outcome: outcomeSoFar(goesOn: false), draft: draft)
  }

  /// Whether a right answer was given since it was opened.
  var isSolved: Bool { draft.isSolved }

  /// Whether what the level says of wrong answers was heard to its end.
  var heardWrong: Bool { draft.heardWrong }

  /// Whether so much was refused that more help is offered.
  var needsHelp: Bool { refusals >= Self.refusalsBeforeHelp }

  /// Whether the answer can be had for the asking.
  var offersAnswer: Bool { needsHelp && hints.areOut && !isSolved }

  /// What the list of actions has of every kind of level.
  var offers: [Offer] {
    let hint: [Offer] = hints.all.isEmpty ? [] : [.command(.levelHint)]
    return hint + (offersAnswer ? [.own(Self.answerOfferName, label: .phrase("quiz.give-answer"))] : [])
  }

  /// An answer was judged, that of an element.
  mutating func judge(_ answer: Element.ID, isRight: Bool, isWrong: Bool, isAttempt: Bool = true, at now: Moment) {
    lastWasWrong = isWrong
    draft.tried = answer.name
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
    draft.isSolved = true
    hints.release(at: now)
  }

  /// What the chapter is told when the level closes.
  func outcome(goesOn: Bool) -> ScreenOutcome {
    outcomeSoFar(goesOn: goesOn).screenOutcome
  }

  private func outcomeSoFar(goesOn: Bool) -> LevelOutcome {
    LevelOutcome(
      level: level, isSolved: isSolved, attempts: attempts, goesOn: goesOn, isGivenAway: isGivenAway,
      played: hints.played)
  }

  /// Time passes while it is played.
  mutating func readClock(at now: Moment) {
    hints.read(at: now)
  }

  /// Keeps what has changed since it was kept last. It comes before all else an event leads to: where that closes the
  /// level, what the chapter keeps is newer.
  mutating func save(typed: String = "") -> [ScreenAction] {
    draft.typed = typed
    draft.hintsTold = hints.told
    let new = Kept(outcome: outcomeSoFar(goesOn: false), draft: draft)
    guard new != kept else { return [] }
    kept = new
    return [.save(game.saved(draft, new.outcome))]
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
      if heardOut, lastWasWrong { draft.heardWrong = true }
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

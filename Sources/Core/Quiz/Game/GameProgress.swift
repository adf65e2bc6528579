/// What a player has done: all that has to be kept to go on another day.
public struct GameProgress: Hashable, Sendable {
  /// Decides the order of shuffled answers; another one after each "play again".
  public var seed: UInt64
  /// Levels solved at any time.
  public var solved: Set<LevelID> = []
  /// Answers judged in this round before the level was solved.
  public var attempts: [LevelID: Int] = [:]
  /// Time in play in this round, by which the hints of a level come.
  public var played: [LevelID: Duration] = [:]
  /// Levels that were solved by being told the answer.
  public var givenAway: Set<LevelID> = []
  /// Packs whose introduction, and chapters (PACK/CHAPTER) whose introduction, was left behind in this round.
  public var introduced: Set<String> = []
  /// The level that "go on" opens; without one the first.
  public var current: LevelID?
  /// Whether the last level was solved and no other was opened since.
  public var isFinished = false
  /// The inside of the level that was open when the game was kept; nothing between levels.
  public var draft: LevelDraft?

  /// A game not begun yet.
  public init(seed: UInt64) {
    self.seed = seed
  }

  /// A level was left with an outcome. Once it was found by the player it stays so, whatever was told later.
  mutating func leave(_ outcome: LevelOutcome) {
    let id = outcome.level
    draft = nil
    if outcome.attempts > 0 { attempts[id, default: 0] += outcome.attempts }
    if outcome.played > .zero { played[id] = outcome.played }
    guard outcome.isSolved else { return }
    let isNew = solved.insert(id).inserted
    if !outcome.isGivenAway {
      givenAway.remove(id)
    } else if isNew {
      givenAway.insert(id)
    }
  }
}

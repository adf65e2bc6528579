/// A whole game: packs played one after the other, and how far the player has come. It decides which level is open and
/// which one follows; what is said about it is the business of the screens.
public struct GameFlow: Hashable, Sendable {
  /// What comes after a level.
  public enum Following: Hashable, Sendable {
    case level(LevelIndex)
    /// The first level of the next chapter.
    case chapter(LevelIndex)
    /// The end of the pack, and the first level of the next pack if there is one.
    case end(next: LevelIndex?)
  }

  /// At least one.
  public let packs: [LevelPack]
  /// The language among them decides in which one the packs are played.
  public var settings: GameSettings {
    didSet { wordings = Self.wordings(of: packs, settings) }
  }
  /// What a save keeps.
  public internal(set) var progress: GameProgress
  /// In the order of play.
  public let levels: [LevelIndex]
  /// Of each pack, for a list may ask for a thousand titles at once.
  private var wordings: [Wordings]

  /// A game of one pack or more, at the point where the progress stands, as far as the packs still have it.
  ///
  /// - Precondition: There is a level. The pack reader lets no pack pass without one.
  public init(packs: [LevelPack], settings: GameSettings, progress: GameProgress) {
    self.packs = packs
    self.settings = settings
    self.progress = progress
    wordings = Self.wordings(of: packs, settings)
    levels = packs.enumerated().flatMap { pack, content in
      content.chapters.enumerated().flatMap { chapter, content in
        content.levels.indices.map { LevelIndex(pack: pack, chapter: chapter, level: $0) }
      }
    }
    precondition(!levels.isEmpty, "a game has at least one level")
    resume()
  }

  private static func wordings(of packs: [LevelPack], _ settings: GameSettings) -> [Wordings] {
    packs.map { Wordings(of: $0, interface: settings.language) }
  }

  /// The level that "go on" opens.
  public var current: LevelIndex {
    levels.first { id(at: $0) == progress.current } ?? levels[0]
  }

  /// The level there.
  public func level(at index: LevelIndex) -> Level {
    chapter(at: index).levels[index.level]
  }

  /// The chapter of a level.
  public func chapter(at index: LevelIndex) -> Chapter {
    packs[index.pack].chapters[index.chapter]
  }

  /// The name under which a level is kept.
  public func id(at index: LevelIndex) -> LevelID {
    LevelID(pack: packs[index.pack].id, level: level(at: index).id)
  }

  /// The place of a level, if it is in one of the packs.
  public func index(of id: LevelID) -> LevelIndex? {
    levels.first { self.id(at: $0) == id }
  }

  /// Whether it was solved at any time.
  public func isSolved(_ index: LevelIndex) -> Bool {
    progress.solved.contains(id(at: index))
  }

  /// The level that has to be solved before this one opens; nothing if it is open.
  public func opener(of index: LevelIndex) -> LevelIndex? {
    guard packs[index.pack].opening == .inOrder, !isSolved(index) else { return nil }
    guard let before = level(before: index) else { return nil }
    return isSolved(before) ? nil : before
  }

  /// The level before this one in its pack.
  private func level(before index: LevelIndex) -> LevelIndex? {
    var before = index
    if index.level > 0 {
      before.level -= 1
    } else if index.chapter > 0 {
      before.chapter -= 1
      before.level = packs[index.pack].chapters[before.chapter].levels.count - 1
    } else {
      return nil
    }
    return before
  }

  /// What comes after a level.
  public func following(_ index: LevelIndex) -> Following {
    let next = levels.first { $0 > index }
    guard let next, next.pack == index.pack else { return .end(next: next) }
    return next.chapter == index.chapter ? .level(next) : .chapter(next)
  }

  /// The answers of a closed level in the order of this game.
  public func options(of puzzle: ClosedPuzzle, at index: LevelIndex) -> [ClosedPuzzle.Option] {
    guard puzzle.order == .shuffled else { return puzzle.options }
    var chance = Chance(seed: progress.seed, level: id(at: index))
    return chance.shuffled(puzzle.options)
  }

  /// A level was opened: it is the current one, and the introductions before it were left behind.
  public mutating func open(_ index: LevelIndex) {
    let draft = progress.draft
    move(to: index)
    if draft?.level == progress.current { progress.draft = draft }
    progress.introduced.formUnion([packs[index.pack].id, chapterID(at: index)])
  }

  /// A level was left, solved or not, after so many answers.
  public mutating func leave(_ index: LevelIndex, isSolved: Bool, attempts: Int) {
    leave(LevelOutcome(level: id(at: index), isSolved: isSolved, attempts: attempts, goesOn: false))
  }

  /// A level was left with an outcome.
  mutating func leave(_ outcome: LevelOutcome) {
    progress.leave(outcome)
  }

  /// "Go on" is to open another level; with nothing after the last one the game is finished.
  public mutating func move(to index: LevelIndex?) {
    progress.isFinished = index == nil
    progress.draft = nil
    if let index { progress.current = id(at: index) }
  }

  /// Begins a new round. What was solved stays solved and open; attempts and introductions begin anew, and the answers
  /// stand in another order, which the seed of the round before decides.
  public mutating func playAgain() {
    let (solved, givenAway) = (progress.solved, progress.givenAway)
    startOver()
    (progress.solved, progress.givenAway) = (solved, givenAway)
  }

  /// Begins as if nothing had ever been played, with the answers in another order.
  public mutating func startOver() {
    var generator = SplitMix64(seed: progress.seed)
    progress = GameProgress(seed: generator.next())
  }
}

/// Counts and names for what is said.
extension GameFlow {
  /// The texts of the level's pack in the language it is played in.
  public func wordings(at index: LevelIndex) -> Wordings {
    wordings(ofPack: index.pack)
  }

  /// The texts of a pack in the language it is played in.
  func wordings(ofPack pack: Int) -> Wordings {
    wordings[pack]
  }

  /// Whether the player has been past the introduction of this chapter in this round.
  func isChapterIntroduced(at index: LevelIndex) -> Bool {
    progress.introduced.contains(chapterID(at: index))
  }

  /// Whether the player has been past the introduction of this pack in this round.
  func isPackIntroduced(at index: LevelIndex) -> Bool {
    progress.introduced.contains(packs[index.pack].id)
  }

  /// Levels of a pack.
  func levels(ofPack pack: Int) -> [LevelIndex] {
    levels.filter { $0.pack == pack }
  }

  /// Levels of the chapter in which this one stands.
  func levels(besides index: LevelIndex) -> [LevelIndex] {
    levels.filter { $0.isInChapter(of: index) }
  }

  private func chapterID(at index: LevelIndex) -> String {
    "\(packs[index.pack].id)/\(chapter(at: index).id)"
  }
}

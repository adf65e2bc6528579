import Foundation
import Screens

/// Makes the saves of a game while one of its levels is open. The rest of the game stands still meanwhile, so it is
/// written once: a pack may have thousands of levels, and a save is made at every key that types.
struct LevelSave: Hashable, Sendable {
  private let name: String
  /// Lines, each with its end.
  private let rest: String
  /// What earlier visits left behind, of this level alone.
  private let before: GameProgress

  init(of flow: GameFlow, in level: LevelID) {
    name = GameFlow.saveName(of: flow.packs)
    before = flow.progress.filtered { $0 == level }
    let others = flow.progress.filtered { $0 != level }
    rest = (flow.progress.gameLines + others.levelLines + [""]).joined(separator: "\n")
  }

  /// The game with what was done in the level so far, which counts at once, whenever the program ends.
  func saved(_ draft: LevelDraft, _ outcome: LevelOutcome) -> SavedProgress {
    var level = before
    level.leave(outcome)
    level.draft = draft
    let own = (level.levelLines + GameProgress.endLines).joined(separator: "\n")
    return SavedProgress(name: name, contents: Data((rest + own).utf8))
  }
}

extension GameProgress {
  /// What was done in some levels, and nothing else.
  fileprivate func filtered(_ isWanted: (LevelID) -> Bool) -> GameProgress {
    var some = GameProgress(seed: seed)
    some.solved = solved.filter(isWanted)
    some.givenAway = givenAway.filter(isWanted)
    some.attempts = attempts.filter { isWanted($0.key) }
    some.played = played.filter { isWanted($0.key) }
    return some
  }
}

import Foundation
import Screens

/// What is kept of a game, and how it goes on from there.
extension GameFlow {
  /// The longest name of a file is 255 bytes in most file systems.
  private static let nameLimit = 200

  /// The name under which this set of packs is kept, whatever the order in which they are played.
  public static func saveName(of packs: [LevelPack]) -> String {
    let name = packs.map(\.id).sorted().joined(separator: "+")
    guard name.utf8.count > nameLimit else { return name }
    return name.prefix(nameLimit) + "+" + String(Chance.fnv1a64(name.utf8), radix: 16)
  }

  /// The game as it is between levels.
  var saved: SavedProgress {
    SavedProgress(name: Self.saveName(of: packs), contents: progress.saved)
  }

  /// Whether there is something that beginning anew would lose.
  var hasBegun: Bool { progress.current != nil || !progress.solved.isEmpty }

  /// Whether the last level of a pack was solved, and the end not heard.
  var isEndDue: Bool { progress.draft?.isSolved == true }

  /// Makes the progress of another day fit the packs of today: levels may have gone or come, and one that was solved
  /// is followed by the next one.
  mutating func resume() {
    if let draft = progress.draft { resume(draft) }
    let isGone = progress.current.map { index(of: $0) == nil } ?? false
    guard isGone || progress.isFinished else { return }
    if let next = levels.first(where: { !isSolved($0) && opener(of: $0) == nil }) { move(to: next) }
  }

  private mutating func resume(_ draft: LevelDraft) {
    guard let index = index(of: draft.level) else {
      progress.draft = nil
      return
    }
    guard draft.isSolved else { return }
    switch following(index) {
    case .level(let next), .chapter(let next): move(to: next)
    case .end: break
    }
  }
}

import Dispatch
import Foundation
import Screens
import Sessions
import Storage
import Synchronization
import Usage

/// Writes what the user did and set to their files, on a thread of its own: no key waits for a disk. Of what comes
/// faster than it can be written only the newest is.
final class Keeper: Sendable {
  private struct Pending {
    /// By key.
    var settings: [String: Setting] = [:]
    /// By name.
    var games: [String: SavedProgress] = [:]
  }

  private enum Store: Hashable, Sendable {
    case settings, games
  }

  private let settings: SettingsFile?
  private let games: SaveFiles?
  private let pending = Mutex(Pending())
  /// The games for which there is room: what cannot be used has another name.
  private let ready = Mutex<Set<String>>([])
  /// Of each failure is told once.
  private let failed = Mutex<Set<Store>>([])
  private let queue = DispatchQueue(label: "keeper")

  /// Keeps in the folders of a profile; where the environment names none, nothing is kept.
  init(_ groundwork: Groundwork, _ games: SaveFiles?) {
    settings = groundwork.profile.map(SettingsFile.init(inProfile:))
    self.games = games
  }

  /// Takes what is to be kept among effects.
  func keep(_ effects: [Session.Effect]) {
    guard !effects.isEmpty else { return }
    pending.withLock { pending in
      for effect in effects {
        switch effect {
        case .set(let setting): pending.settings[setting.key] = setting
        case .save(let game): pending.games[game.name] = game
        default: break
        }
      }
    }
    queue.async { self.write() }
  }

  /// Returns when all is on the disk.
  func finish() {
    queue.sync {}
  }

  private func write() {
    let new = pending.withLock { pending in
      defer { pending = Pending() }
      return pending
    }
    if !new.settings.isEmpty { write(.settings) { try write(Array(new.settings.values)) } }
    if !new.games.isEmpty { write(.games) { try write(Array(new.games.values)) } }
  }

  private func write(_ settings: [Setting]) throws {
    guard let file = self.settings else { throw NoHome(variable: "XDG_CONFIG_HOME") }
    try file.keep(settings.sorted { $0.key < $1.key })
  }

  private func write(_ games: [SavedProgress]) throws {
    guard let files = self.games else { throw NoHome(variable: "XDG_STATE_HOME") }
    for game in games {
      if !ready.withLock({ $0.contains(game.name) }) { try files.makeRoom(for: game.name) }
      try files.keep(game)
      ready.withLock { _ = $0.insert(game.name) }
    }
  }

  private func write(_ store: Store, _ body: () throws -> Void) {
    do {
      try body()
    } catch {
      guard failed.withLock({ $0.insert(store).inserted }) else { return }
      Failure.show(store == .settings ? "Settings are not kept. \(error)" : "The game is not kept. \(error)")
    }
  }
}

/// There is nowhere to keep anything.
private struct NoHome: Error, CustomStringConvertible {
  var variable: String

  var description: String { "The environment has neither '\(variable)' nor 'HOME'; set one of them." }
}

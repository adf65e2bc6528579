public import Foundation
public import Quiz
public import Screens

/// The saved games of a profile, one file for each set of packs.
public struct SaveFiles: Sendable {
  /// Where they are.
  public let folder: URL

  /// A saved game that was looked for.
  public enum Found: Hashable, Sendable {
    /// Nothing was kept yet.
    case nothing
    case game(GameProgress)
    /// It cannot be used; why, and what becomes of it, in words.
    case unusable(String)
  }

  /// The files of a folder that need not exist yet.
  public init(_ folder: URL) {
    self.folder = folder
  }

  /// The game of this name; looking changes nothing.
  public func game(named name: String) -> Found {
    let file = file(name)
    do {
      guard let data = try file.load() else { return .nothing }
      return .game(try GameProgress(saved: data))
    } catch let fault as GameSaveFault {
      return .unusable(
        "'\(file.path)' cannot be used: \(fault). The game begins anew, and the file is kept under another name.")
    } catch {
      return .unusable("\(error) The game begins anew, and is not kept.")
    }
  }

  /// Makes sure that a game of this name may be replaced: one that cannot be used gets another name, and is never
  /// deleted. Throws where it cannot even be read.
  public func makeRoom(for name: String) throws(StorageError) {
    let file = file(name)
    guard let data = try file.load(), (try? GameProgress(saved: data)) == nil else { return }
    _ = try file.setAside()
  }

  /// Replaces the game of this name.
  public func keep(_ saved: SavedProgress) throws(StorageError) {
    try file(saved.name).save(saved.contents)
  }

  private func file(_ name: String) -> StateFile {
    StateFile(folder.appending(path: "\(name).save").path)
  }
}

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
    /// It cannot be used; why, and what became of it, in words.
    case unusable(String)
  }

  /// The files of a folder that need not exist yet.
  public init(_ folder: URL) {
    self.folder = folder
  }

  /// The game of this name. One that cannot be used is set aside under another name, never deleted.
  public func game(named name: String) -> Found {
    let file = file(name)
    do {
      guard let data = try file.load() else { return .nothing }
      return .game(try GameProgress(saved: data))
    } catch let fault as GameSaveFault {
      return .unusable("'\(file.path)' cannot be used: \(fault). " + setAside(file))
    } catch {
      return .unusable("\(error) " + setAside(file))
    }
  }

  /// Replaces the game of this name.
  public func keep(_ saved: SavedProgress) throws(StorageError) {
    try file(saved.name).save(saved.contents)
  }

  private func file(_ name: String) -> StateFile {
    StateFile(folder.appending(path: "\(name).save").path)
  }

  private func setAside(_ file: StateFile) -> String {
    do {
      return "It is kept as '\(try file.setAside())', and the game begins anew."
    } catch {
      return "It cannot be renamed. \(error)"
    }
  }
}

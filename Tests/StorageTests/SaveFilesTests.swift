import Foundation
import Quiz
import Screens
import Storage
import Testing

@Suite struct SaveFilesTests {
  private func saved(_ seed: UInt64) -> SavedProgress {
    SavedProgress(name: "a+b", contents: GameProgress(seed: seed).saved)
  }

  @Test("game-F1: a game that is kept is found again, by its owner alone")
  func found() throws {
    let folder = try Folder()
    let files = SaveFiles(folder.url.appending(path: "earshot/default"))
    #expect(files.game(named: "a+b") == .nothing)
    try files.keep(saved(1))
    try files.keep(saved(2))
    #expect(files.game(named: "a+b") == .game(GameProgress(seed: 2)))
    for (path, mode) in [("earshot", 0o700), ("earshot/default", 0o700), ("earshot/default/a+b.save", 0o600)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.url.path + "/" + path)
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
  }

  @Test(
    "A save that is damaged or of a later version is set aside before another takes its place, each under a name of its own, and nothing is lost",
    arguments: [("\0\0", "it is no saved game"), ("earshot-save 9\n", "it has version 9")])
  func setAside(content: String, reason: String) throws {
    let folder = try Folder(["a.save": content])
    let files = SaveFiles(folder.url)
    guard case .unusable(let words) = files.game(named: "a") else {
      Issue.record("it is taken for usable")
      return
    }
    let path = folder.url.path + "/a.save"
    #expect(words.hasPrefix("'\(path)' cannot be used: \(reason)"))
    #expect(words.hasSuffix("The game begins anew, and the file is kept under another name."))
    // Looking changes nothing: the program may not start for another reason.
    #expect(files.game(named: "a") == .unusable(words))
    try files.makeRoom(for: "a")
    #expect(files.game(named: "a") == .nothing)
    try Data("other".utf8).write(to: URL(filePath: path))
    try files.makeRoom(for: "a")
    #expect(try String(contentsOfFile: path + ".aside-1", encoding: .utf8) == content)
    #expect(try String(contentsOfFile: path + ".aside-2", encoding: .utf8) == "other")
  }

  @Test("A save that cannot be read is no damaged one: it stays where it is, and no other takes its place")
  func unreadable() throws {
    let folder = try Folder()
    // A folder in its place, for root may read every file.
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "a.save"), withIntermediateDirectories: true)
    let files = SaveFiles(folder.url)
    guard case .unusable(let words) = files.game(named: "a") else {
      Issue.record("it is taken for usable")
      return
    }
    #expect(words.hasSuffix("The game begins anew, and is not kept."))
    #expect(throws: StorageError.self) { try files.makeRoom(for: "a") }
  }

  @Test("Several writers at once leave one whole game of one of them")
  func severalWriters() async throws {
    let folder = try Folder()
    let url = folder.url
    await withTaskGroup { group in
      for writer in 1...4 {
        group.addTask {
          for round in 1...20 { try? SaveFiles(url).keep(self.saved(UInt64(writer * 100 + round))) }
        }
      }
    }
    guard case .game = SaveFiles(folder.url).game(named: "a+b") else {
      Issue.record("the save is damaged")
      return
    }
  }
}

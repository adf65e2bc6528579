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
    "A save that is damaged or of a later version is set aside, each under a name of its own, and nothing is lost",
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
    #expect(words.hasSuffix("It is kept as '\(path).aside-1', and the game begins anew."))
    #expect(files.game(named: "a") == .nothing)
    try Data("other".utf8).write(to: URL(filePath: path))
    _ = files.game(named: "a")
    #expect(try String(contentsOfFile: path + ".aside-1", encoding: .utf8) == content)
    #expect(try String(contentsOfFile: path + ".aside-2", encoding: .utf8) == "other")
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

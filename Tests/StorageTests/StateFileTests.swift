import Foundation
import Storage
import Testing

@Suite struct StateFileTests {
  private let folder: Folder
  private let file: StateFile

  init() throws {
    folder = try Folder()
    file = StateFile(folder.url.appendingPathComponent("state/earshot/limits").path)
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `A file that was never saved loads as nothing`() throws {
    #expect(try file.load() == nil)
  }

  @Test func `What is saved last is what loads, and no draft is left beside it`() throws {
    try file.save(Data("a long first content".utf8))
    try file.save(Data("second".utf8))
    #expect(try file.load() == Data("second".utf8))
    let folder = (file.path as NSString).deletingLastPathComponent
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["limits"])
  }

  @Test func `Saving puts a new file in the place of the old one, which a reader may still hold`() throws {
    try file.save(Data("first".utf8))
    let reader = try #require(FileHandle(forReadingAtPath: file.path))
    try file.save(Data("other".utf8))
    #expect(try reader.readToEnd() == Data("first".utf8))
  }

  @Test func `A draft that a crash left behind stops nobody`() throws {
    try file.save(Data("first".utf8))
    let draft = "\(file.path).\(getpid()).new"
    try Data("half".utf8).write(to: URL(filePath: draft))
    try file.save(Data("second".utf8))
    #expect(try file.load() == Data("second".utf8))
    #expect(!FileManager.default.fileExists(atPath: draft))
  }

  @Test func `Only its owner reads the file and its folder, whatever the mask and the mode before`() throws {
    try file.append(line: Data("first".utf8))
    #expect(try mode((file.path as NSString).deletingLastPathComponent) == 0o700)
    chmod(file.path, 0o644)
    try file.append(line: Data("second".utf8))
    #expect(try mode(file.path) == 0o600)
    chmod(file.path, 0o644)
    try file.save(Data())
    #expect(try mode(file.path) == 0o600)
  }

  @Test func `Lines are added one after the other`() throws {
    for line in ["one", "two"] { try file.append(line: Data(line.utf8)) }
    #expect(try file.load() == Data("one\ntwo\n".utf8))
  }

  @Test func `A line that was cut off does not swallow the next one`() throws {
    try file.save(Data("one\ntw".utf8))
    try file.append(line: Data("three".utf8))
    #expect(try file.load() == Data("one\ntw\nthree\n".utf8))
  }

  @Test func `A file that cannot be written says which it is`() throws {
    let inside = StateFile("/dev/null/limits")
    let error = #expect(throws: StorageError.self) { try inside.save(Data()) }
    #expect(error?.path == "/dev/null/limits")
    #expect("\(try #require(error))".hasPrefix("'/dev/null/limits' cannot be written: "))
    #expect(throws: StorageError.self) { try inside.append(line: Data()) }
  }

  @Test(
    "state lies where XDG_STATE_HOME says, if that is an absolute path, else below the home folder",
    arguments: [
      (["HOME": "/home/ann", "XDG_STATE_HOME": "/var/state"], "/var/state/earshot/limits"),
      (["HOME": "/home/ann"], "/home/ann/.local/state/earshot/limits"),
      (["HOME": "/home/ann", "XDG_STATE_HOME": ""], "/home/ann/.local/state/earshot/limits"),
      (["HOME": "/home/ann", "XDG_STATE_HOME": "state"], "/home/ann/.local/state/earshot/limits"),
    ])
  func place(environment: [String: String], path: String) {
    #expect(StateFile(named: "limits", environment: environment).path == path)
  }
}

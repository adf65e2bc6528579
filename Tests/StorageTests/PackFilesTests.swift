import Foundation
import Quiz
import Storage
import Testing

/// Works in a folder of its own, which is gone afterwards.
@Suite final class PackFilesTests {
  private let folder: URL
  private let files: PackFiles

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("pack-files-\(UUID().uuidString)")
    let builtIn = folder.appendingPathComponent("built-in")
    try FileManager.default.createDirectory(at: builtIn, withIntermediateDirectories: true)
    files = PackFiles(builtIn: builtIn)
    try write("built-in/adventure.json", pack("adventure"))
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("A built-in pack is found by its name alone")
  func builtIn() throws {
    #expect(files.builtInNames == ["adventure"])
    #expect(try files.read(["adventure"]).packs.map(\.id) == ["adventure"])
  }

  @Test("Files and folders are read in the order in which they are named, the packs of a folder by name")
  func order() throws {
    try write("own/b.json", pack("second"))
    try write("own/a.json", pack("first"))
    try write("own/quiz.json", #"{"results": []}"#)
    try write("own/readme.txt", "Not for me.")
    try write("single.json", pack("single"))
    let reading = try files.read([path("single.json"), path("own"), "adventure"])
    #expect(reading.packs.map(\.id) == ["single", "first", "second", "adventure"])
  }

  @Test("A name that leads nowhere is told with the built-in packs there are")
  func missing() {
    #expect(
      lines(["advnture"]) == [
        "No level pack 'advnture': there is no such file or folder; built-in packs: adventure."
      ])
  }

  @Test("A folder without a pack says what would make one of a file")
  func emptyFolder() throws {
    try write("own/quiz.json", #"{"results": []}"#)
    #expect(
      lines([path("own")]) == [
        "The folder '\(path("own"))' has no level pack: none of its .json files begins with the key "
          + "\"earshot-pack\"; name another folder, or use 'earshot import' for other quiz files."
      ])
  }

  @Test("What is no plain file is never opened")
  func device() {
    #expect(
      lines(["/dev/zero"]) == [
        "The level pack '/dev/zero' cannot be read: it is no plain file; name a file that you may read."
      ])
  }

  @Test("The faults of all packs are told at once")
  func faults() throws {
    try write("one.json", pack("One"))
    try write("two.json", "[]")
    let lines = lines([path("one.json"), path("two.json"), "three"])
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("\(path("one.json")): id: 'One' is no id;") == true)
    #expect(lines.dropFirst().first?.contains("'earshot import'") == true)
    #expect(lines.last?.hasPrefix("No level pack 'three'") == true)
  }

  @Test("Two packs of one id are refused, with both files")
  func twice() throws {
    try write("mine.json", pack("adventure"))
    #expect(
      lines(["adventure", path("mine.json")]) == [
        "\(path("mine.json")): id: the id 'adventure' is that of 'adventure.json' too; "
          + "play one of the two, or give one another id"
      ])
  }

  @Test("A pack above 20 MB is refused")
  func tooLarge() throws {
    try write("large.json", pack("large") + String(repeating: " ", count: PackReader.sizeLimit))
    #expect(lines([path("large.json")]).map { $0.contains("a level pack has at most 20000000") } == [true])
  }

  private func lines(_ names: [String]) -> [String] {
    do throws(PackFilesError) {
      _ = try files.read(names)
      return []
    } catch {
      return error.description.split(separator: "\n").map(String.init)
    }
  }

  private func path(_ name: String) -> String {
    folder.appendingPathComponent(name).path
  }

  private func write(_ name: String, _ content: String) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: url)
  }

  private func pack(_ id: String) -> String {
    #"""
    {"earshot-pack": 1, "id": "\#(id)", "languages": ["en"], "title": "A pack", "chapters": [
     {"id": "one", "title": "One", "levels": [{"id": "only", "kind": "closed", "question": "Yes?", "answer": ["yes"],
      "options": [{"id": "yes", "text": "Yes"}, {"id": "no", "text": "No"}]}]}]}
    """#
  }
}

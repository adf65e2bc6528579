import Foundation
import Storage
import Testing

@Suite struct TextFilesTests {
  func inFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  @Test("a text that is written through a link changes the file that the link leads to")
  func link() throws {
    try inFolder { folder in
      let (file, link) = (folder.appending(path: "file").path, folder.appending(path: "link").path)
      try TextFiles.write("old", to: file)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file")
      try TextFiles.write("new", to: link)
      #expect(try TextFiles.text(file) == "new")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "file")
      #expect(TextFiles.place(of: link) == TextFiles.place(of: file))
    }
  }

  @Test("a text that is written to a pipe is read at its other end, and the pipe stays one")
  func pipe() throws {
    try inFolder { folder in
      let path = folder.appending(path: "pipe").path
      #expect(mkfifo(path, 0o600) == 0)
      // Opened for both, so that neither end waits for the other.
      let end = open(path, O_RDWR | O_NONBLOCK)
      defer { close(end) }
      try TextFiles.write("through", to: path)
      var bytes = [UInt8](repeating: 0, count: 16)
      let count = read(end, &bytes, bytes.count)
      #expect(String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self) == "through")
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType != .typeRegular)
    }
  }

  @Test("the scripts of a folder are found below it too, and a link to a folder is not followed")
  func paths() throws {
    try inFolder { folder in
      let below = folder.appending(path: "below.ear")
      try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
      try TextFiles.write("", to: folder.appending(path: "one.ear").path)
      try TextFiles.write("", to: below.appending(path: "two.ear").path)
      try TextFiles.write("", to: below.appending(path: "two.txt").path)
      try FileManager.default.createSymbolicLink(
        atPath: below.appending(path: "up").path, withDestinationPath: folder.path)
      let paths = try TextFiles.paths(folder.path, withExtension: "ear")
      #expect(paths.map { $0.dropFirst(folder.path.count) } == ["/below.ear/two.ear", "/one.ear"])
    }
  }
}

import Foundation

/// A folder for one test, gone with it.
final class Folder {
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent("earshot-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String {
    url.appendingPathComponent(name).path
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
  }

  /// An executable shell script, written by another process: if this one had it open while some test starts a child, the
  /// system would call it busy.
  func script(_ text: String) throws -> String {
    let path = path("gateway")
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = ["-c", #"printf '#!/bin/sh\n%s\n' "$1" > "$2" && chmod 700 "$2""#, "sh", text, path]
    try writer.run()
    writer.waitUntilExit()
    return path
  }
}

import Foundation
import Testing

/// An operator's command that keeps the last message in a file.
struct MessageGateway {
  /// What it keeps it in, within the folder.
  static let file = "message"

  let folder: Folder
  /// The command.
  let path: String

  init(in folder: Folder) throws {
    self.folder = folder
    let script = """
      #!/bin/bash
      cat > \(folder / "draft") && mv \(folder / "draft") \(folder / Self.file)
      """
    path = try folder.write("gateway", script.utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
  }

  /// Waits for a message to the number of the tests, and gives its code.
  func code() async throws -> String {
    try await Patience.wait("a message comes") { FileManager.default.fileExists(atPath: folder / Self.file) }
    let text = try String(contentsOfFile: folder / Self.file, encoding: .utf8)
    let parts = try #require(text.wholeMatch(of: /(\+\d+)\n(\d{6}) is your Earshot code\./))
    #expect(parts.1 == Secrets.number)
    return String(parts.2)
  }
}

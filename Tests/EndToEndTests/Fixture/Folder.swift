import Foundation

/// A folder for the files of one test, gone with it.
final class Folder: Sendable {
  let path: String

  init() throws {
    path = URL(filePath: NSTemporaryDirectory()).appending(path: "e2e-\(UUID().uuidString.prefix(8))").path
    let ownerOnly = [FileAttributeKey.posixPermissions: 0o700]
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true, attributes: ownerOnly)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file and gives its path. A child that was born meanwhile would have it open for a moment, and the system
  /// would call a script busy.
  @discardableResult func write(_ name: String, _ content: some Sequence<UInt8>) throws -> String {
    try Child.withoutBirths { try Data(content).write(to: URL(filePath: self / name)) }
    return self / name
  }

  static func / (folder: Folder, name: String) -> String {
    "\(folder.path)/\(name)"
  }
}

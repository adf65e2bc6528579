import Foundation

/// Reads and writes text that the user names: scripts, reports.
public enum TextFiles {
  /// The text of a file, which must be UTF-8.
  public static func text(_ path: String) throws(StorageError) -> String {
    try FileReading.text(URL(fileURLWithPath: path), of: .user)
  }

  /// The first line of a file, without its end.
  public static func firstLine(_ path: String) throws(StorageError) -> String {
    String(try text(path).prefix { !$0.isNewline })
  }

  /// Whether there is a file or a folder.
  public static func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// The files with this ending in a folder and in the folders below it, by name; of a path that is no folder itself.
  public static func paths(_ path: String, withExtension ending: String) throws(StorageError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return [path]
    }
    var paths: [String] = []
    for url in try FileReading.contents(of: URL(fileURLWithPath: path), of: .user) {
      let inner = (path == "." ? "" : path.hasSuffix("/") ? path : "\(path)/") + url.lastPathComponent
      if FileManager.default.fileExists(atPath: inner, isDirectory: &isFolder), isFolder.boolValue {
        // A link to a folder may lead back to where it stands.
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: inner)) != nil
        if !isLink { paths += try self.paths(inner, withExtension: ending) }
      } else if url.pathExtension == ending {
        paths.append(inner)
      }
    }
    return paths
  }

  /// Whether there is a folder.
  public static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Where a path leads: two that name the same file lead to the same place.
  public static func place(of path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Puts a text in the place of a file at once: whoever reads it sees the old one or the new one. A link stays what it
  /// is, and a device or a pipe gets the text.
  public static func write(_ text: String, to path: String) throws(StorageError) {
    let place = place(of: path)
    let kind = try? FileManager.default.attributesOfItem(atPath: place)[.type] as? FileAttributeType
    do {
      let isStream = kind.map { $0 != .typeRegular } ?? false
      try Data(text.utf8).write(to: URL(fileURLWithPath: place), options: isStream ? [] : .atomic)
    } catch {
      throw StorageError(path, of: .user, .unwritable(FileReading.reason(of: error)))
    }
  }
}

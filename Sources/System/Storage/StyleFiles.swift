public import Foundation
public import Phrasing

/// The sets of styles a user can choose from with the setting `voice`: NAME.style, in the notation of `StyleSheet`.
public struct StyleFiles: Sendable {
  /// The folder with the sets.
  public let folder: URL

  /// The files of a folder, `voices/styles` most often.
  public init(_ folder: URL) {
    self.folder = folder
  }

  /// The names of the sets there are, sorted.
  public func names() throws(StorageError) -> [String] {
    try FileReading.files(in: folder, withExtension: "style", of: .installation)
      .map { $0.deletingPathExtension().lastPathComponent }
  }

  /// Reads a set by its name. Throws when there is none of this name, or a line of it cannot be used.
  public func sheet(named name: String) throws(StorageError) -> StyleSheet {
    let known = try names()
    guard known.contains(name) else {
      throw StorageError(folder.path, of: .installation, .unknown(name: name, known: known))
    }
    let file = folder.appendingPathComponent(name + ".style")
    let text = try FileReading.text(file, of: .installation)
    do {
      return try StyleSheet(notation: text)
    } catch {
      throw StorageError(file.path, of: .installation, .faulty([error.description]))
    }
  }
}

public import Foundation
public import Phrasing

/// A person's own pronunciations: the file `pronunciations` in the folder of their profile.
public struct PronunciationFile: Sendable {
  /// Where it is, if there is one.
  public let url: URL

  /// The file of a profile's folder.
  public init(inProfile folder: URL) {
    url = folder.appending(path: "pronunciations")
  }

  /// Reads it, with what is wrong with it; its other lines hold all the same. A file that is not there has no words.
  public func read() -> (notation: PronunciationNotation, error: StorageError?) {
    guard FileManager.default.fileExists(atPath: url.path) else { return (PronunciationNotation(""), nil) }
    do throws(StorageError) {
      let notation = PronunciationNotation(try FileReading.text(url, of: .user))
      let faults = notation.faults.map(\.description)
      return (notation, faults.isEmpty ? nil : StorageError(url.path, of: .user, .faulty(faults)))
    } catch {
      return (PronunciationNotation(""), error)
    }
  }
}

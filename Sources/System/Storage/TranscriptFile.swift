import Foundation
public import Sessions

/// The record of a session as a file of JSON Lines, each line written out at once.
public final class TranscriptFile {
  private let path: String
  private let file: FileHandle

  /// Makes the file, or empties it.
  ///
  /// Throws when it cannot be written.
  public init(_ path: String) throws(StorageError) {
    self.path = path
    do {
      try Data().write(to: URL(filePath: path))
      file = try FileHandle(forWritingTo: URL(filePath: path))
    } catch {
      throw StorageError(path, of: .user, .unwritable(FileReading.reason(of: error)))
    }
  }

  /// Writes a line out.
  public func write(_ line: RecordLine) throws(StorageError) {
    do {
      try file.write(contentsOf: Data((line.json + "\n").utf8))
    } catch {
      throw StorageError(path, of: .user, .unwritable(FileReading.reason(of: error)))
    }
  }
}

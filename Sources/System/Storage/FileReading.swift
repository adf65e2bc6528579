import Foundation
import Quiz

/// Reads files and folders for the rest of this target, with one way to say why it failed.
enum FileReading {
  static func data(_ file: URL, of owner: StorageError.Owner) throws(StorageError) -> Data {
    do {
      return try Data(contentsOf: file)
    } catch {
      throw failure(at: file, of: owner, error)
    }
  }

  static func text(_ file: URL, of owner: StorageError.Owner) throws(StorageError) -> String {
    guard let text = String(data: try data(file, of: owner), encoding: .utf8) else {
      throw StorageError(file.path, of: owner, .malformed("it is not UTF-8"))
    }
    return text
  }

  /// The one value of a JSON file.
  static func json(_ file: URL, of owner: StorageError.Owner) throws(StorageError) -> JSONValue {
    let text = try text(file, of: owner)
    do {
      return try JSONValue(text)
    } catch {
      throw StorageError(file.path, of: owner, .malformed(error.description))
    }
  }

  /// What a folder holds, sorted, without hidden files.
  static func contents(of folder: URL, of owner: StorageError.Owner) throws(StorageError) -> [URL] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { !$0.hasPrefix(".") }.sorted().map { folder.appending(path: $0, directoryHint: .notDirectory) }
    } catch {
      throw failure(at: folder, of: owner, error)
    }
  }

  /// The files of a folder with this ending, by name.
  static func files(
    in folder: URL, withExtension ending: String, of owner: StorageError.Owner
  ) throws(StorageError) -> [URL] {
    try contents(of: folder, of: owner).filter { $0.pathExtension == ending }
  }

  /// The system's own reason, which Foundation wraps in words without the file.
  static func reason(of error: any Error) -> String {
    let wrapper = error as NSError
    if wrapper.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(wrapper.code))) }
    guard let inner = wrapper.userInfo[NSUnderlyingErrorKey] as? any Error else { return error.localizedDescription }
    return reason(of: inner)
  }

  private static func failure(at url: URL, of owner: StorageError.Owner, _ error: any Error) -> StorageError {
    guard FileManager.default.fileExists(atPath: url.path) else {
      return StorageError(url.path, of: owner, .missing)
    }
    return StorageError(url.path, of: owner, .unreadable(reason(of: error)))
  }
}

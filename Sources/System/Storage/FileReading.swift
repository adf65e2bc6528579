import Foundation

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

  /// A value from JSON.
  static func json<Value: Decodable>(
    _ type: Value.Type, from file: URL, of owner: StorageError.Owner
  ) throws(StorageError) -> Value {
    let data = try data(file, of: owner)
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw StorageError(file.path, of: owner, .malformed(syntaxFault(of: data) ?? error.inWords))
    } catch {
      throw StorageError(file.path, of: owner, .malformed("\(error)"))
    }
  }

  /// Where the JSON itself is broken, which `JSONDecoder` does not tell; nothing if only its content is wrong.
  private static func syntaxFault(of data: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "it is no JSON"
      let offset = detail.split { !$0.isNumber }.last.flatMap { Int($0) } ?? data.count
      let line = data.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
      return "line \(line): \(detail)"
    }
  }

  /// What a folder holds, sorted, without hidden files.
  static func contents(of folder: URL, of owner: StorageError.Owner) throws(StorageError) -> [URL] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { !$0.hasPrefix(".") }.sorted().map { folder.appendingPathComponent($0) }
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

extension DecodingError {
  /// Where it is and what is wrong there.
  fileprivate var inWords: String {
    let context: Context
    switch self {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .keyNotFound(_, let found): context = found
    case .dataCorrupted(let found): context = found
    @unknown default: return "\(self)"
    }
    let place = context.codingPath.map(\.stringValue).joined(separator: ", ")
    return (place.isEmpty ? "" : "at '\(place)': ") + context.debugDescription
  }
}

import Storage

extension EarFile {
  /// A script that was looked for: where, and what it is or why it could not be read.
  public struct Found: Sendable {
    /// As it was named, or found in a folder that was.
    public var path: String
    /// A `StorageError` or `ScriptFaults` if it could not be read.
    public var file: Result<EarFile, any Error>
  }

  /// The script of this path; of a folder all files in it and below it that end in `.ear`, by name.
  public static func all(in path: String) -> [Found] {
    do {
      return try TextFiles.paths(path, withExtension: "ear").map { path in
        Found(path: path, file: Result { try EarFile(try TextFiles.text(path), name: path) })
      }
    } catch {
      return [Found(path: path, file: .failure(error))]
    }
  }
}

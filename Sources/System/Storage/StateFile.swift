public import Foundation

/// A file of ours that only its owner may read (mode 0600) and that a crash leaves whole.
public struct StateFile: Sendable {
  private static let mode: mode_t = 0o600

  /// Where it lies.
  public let path: String

  /// A file that need not exist yet, nor its folder.
  public init(_ path: String) {
    self.path = path
  }

  /// A file of this name in `$XDG_STATE_HOME/earshot`, or in `~/.local/state/earshot` if that says nothing usable.
  public init(named name: String, environment: [String: String]) {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let given = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    self.init((given ?? home + "/.local/state") + "/earshot/" + name)
  }

  /// All of it; nothing if there is none.
  public func load() throws(StorageError) -> Data? {
    do throws(StorageError) {
      return try FileReading.data(URL(filePath: path), of: .user)
    } catch {
      guard error.reason == .missing else { throw error }
      return nil
    }
  }

  /// Replaces all of it, by way of a second file (`rename`): whatever happens, the old or the new content is there, and
  /// on return it is on the disk.
  public func save(_ data: Data) throws(StorageError) {
    try makeFolder()
    let draft = "\(path).\(getpid()).new"
    unlink(draft)
    do throws(StorageError) {
      try write(data, to: draft, O_CREAT | O_EXCL | O_WRONLY)
      try check(rename(draft, path))
      try synchronizeFolder()
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Adds a line, given without its end (`O_APPEND`); on return it is on the disk.
  public func append(line: Data) throws(StorageError) {
    try makeFolder()
    // A line that a crash cut off must not swallow this one.
    let isCut = try load()?.last.map { $0 != UInt8(ascii: "\n") } ?? false
    let text = Data((isCut ? "\n" : "").utf8) + line + Data("\n".utf8)
    try write(text, to: path, O_CREAT | O_APPEND | O_WRONLY)
    try synchronizeFolder()
  }

  /// Gives it another name beside it, one that nothing has (`rename`), and says which.
  func setAside() throws(StorageError) -> String {
    var number = 1
    while FileManager.default.fileExists(atPath: "\(path).aside-\(number)") { number += 1 }
    let other = "\(path).aside-\(number)"
    try check(rename(path, other))
    return other
  }

  private var folder: String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  private func makeFolder() throws(StorageError) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw StorageError(path, of: .user, .unwritable(FileReading.reason(of: error)))
    }
  }

  private func write(_ data: Data, to path: String, _ flags: Int32) throws(StorageError) {
    let file = open(path, flags | O_CLOEXEC, StateFile.mode)
    try check(file)
    defer { close(file) }
    try check(fchmod(file, StateFile.mode))
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else { throw fault }
      rest = rest.dropFirst(max(count, 0))
    }
    try check(fsync(file))
  }

  /// A new name is on the disk only when its folder is.
  private func synchronizeFolder() throws(StorageError) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    try check(descriptor)
    defer { close(descriptor) }
    // Some file systems cannot, and need not.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw fault }
  }

  private func check(_ result: Int32) throws(StorageError) {
    guard result >= 0 else { throw fault }
  }

  private var fault: StorageError {
    StorageError(path, of: .user, .unwritable(String(cString: strerror(errno))))
  }
}

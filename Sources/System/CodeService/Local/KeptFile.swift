public import Foundation

/// A file as this target needs it; Storage has the real one.
public protocol KeptFile: Sendable {
  /// All of it; nothing if there is none yet.
  func load() throws -> Data?
  /// Replaces all of it: afterwards the old or the new content is there, whatever happens meanwhile.
  func save(_ data: Data) throws
  /// Adds a line, given without its end; on return it is on the disk.
  func append(line: Data) throws
}

/// What outlives the process.
public struct CodeRecords: Sendable {
  /// The key that numbers are hashed with.
  public var key: any KeptFile
  /// Sends and failures.
  public var limits: any KeptFile
  /// Names by number, in JSON Lines; with none nobody is asked for a name.
  public var people: (any KeptFile)?

  /// Where to keep what; only its owner may read any of it.
  public init(key: any KeptFile, limits: any KeptFile, people: (any KeptFile)? = nil) {
    (self.key, self.limits, self.people) = (key, limits, people)
  }

  /// Whether names may be added to `people`: it is empty, or some line of it is a number with a name.
  ///
  /// Throws what the file throws when it cannot be read.
  public func canKeepPeople() throws -> Bool {
    try people.map { try People(file: $0).isOurs() } ?? true
  }
}

public import Keys

/// Which key gives which command (announcements.md 4.3).
public struct Keymap: Hashable, Sendable {
  /// Where a key has its command.
  public enum Reach: Hashable, Sendable {
    /// In fields too.
    case everywhere
    /// Where no field takes the key as text or as an edit.
    case outsideFields
  }

  /// One line of key help.
  public struct Entry: Hashable, Sendable {
    /// The key to press.
    public var key: Key
    /// What it does.
    public var command: Command
    /// Whether it does so in a field.
    public var reach: Reach

    /// A key with its command.
    public init(_ key: Key, _ command: Command, _ reach: Reach = .everywhere) {
      self.key = key
      self.command = command
      self.reach = reach
    }
  }

  /// In the order of key help: a command's key that works everywhere comes before its letter.
  public let entries: [Entry]
  private let byKey: [Key: Entry]

  /// A keymap of these entries; of two for one key the first is in force, and only it is listed.
  public init(_ entries: [Entry]) {
    var byKey: [Key: Entry] = [:]
    self.entries = entries.filter { entry in
      let isFirst = byKey[entry.key] == nil
      if isFirst { byKey[entry.key] = entry }
      return isFirst
    }
    self.byKey = byKey
  }

  /// What a key asks for, or nothing when it has no command there: a field may take it, else it is unknown.
  public func command(for key: Key, inField: Bool) -> Command? {
    guard let entry = byKey[key], entry.reach == .everywhere || !inField else { return nil }
    return entry.command
  }
}

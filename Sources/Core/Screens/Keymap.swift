public import Keys

/// Which key gives which command (announcements.md 4.3).
public struct Keymap: Hashable, Sendable {
  /// Where a key has its command.
  public enum Reach: Hashable, Sendable {
    /// In fields too.
    case everywhere
    /// Where no field takes the key as text or as an edit.
    case outsideFields
    /// In a field only.
    case insideFields
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
  /// One key for each command, the first; of the digits one stands for all.
  public let mainEntries: [Entry]
  private let outside: [Key: Command]
  private let inside: [Key: Command]

  /// A keymap of these entries; of two for one key in the same place the first is in force, and only it is listed.
  public init(_ entries: [Entry]) {
    var outside: [Key: Command] = [:]
    var inside: [Key: Command] = [:]
    self.entries = entries.filter { entry in
      let isNew = [
        entry.reach != .insideFields && outside.updateIfAbsent(entry.command, for: entry.key),
        entry.reach != .outsideFields && inside.updateIfAbsent(entry.command, for: entry.key),
      ]
      return isNew.contains(true)
    }
    (self.outside, self.inside) = (outside, inside)
    var described: Set<Command> = []
    mainEntries = self.entries.filter { described.insert($0.command.family).inserted }
  }

  /// The commands that no key gives in a field, in the order of key help, but for those of single items.
  public var commandsOutsideFields: [Command] {
    let inFields = Set(inside.values)
    return mainEntries.map(\.command).filter { !inFields.contains($0) && !$0.isItem }
  }

  /// The key that key help names for a command; nothing if it has none.
  public func mainKey(for command: Command) -> Key? {
    mainEntries.first { $0.command == command }?.key
  }

  /// What a key asks for, or nothing when it has no command there: a field may take it, else it is unknown.
  public func command(for key: Key, inField: Bool) -> Command? {
    inField ? inside[key] : outside[key]
  }
}

extension Command {
  fileprivate var isItem: Bool {
    if case .item = self { true } else { false }
  }

  /// All items by number are one.
  fileprivate var family: Command {
    isItem ? .item(1) : self
  }
}

extension [Key: Command] {
  /// Sets a value that is not there yet, and says whether it did.
  fileprivate mutating func updateIfAbsent(_ command: Command, for key: Key) -> Bool {
    guard self[key] == nil else { return false }
    self[key] = command
    return true
  }
}

public import Timeline

/// Something to be said, in no language yet.
public struct Announcement: Hashable, Sendable {
  /// A piece with a place of its own in the order, spoken with a pause before the next one.
  public struct Part: Hashable, Sendable {
    /// What it is, which gives it its style.
    public var role: PartRole
    /// The words to be.
    public var text: Text

    /// A part that says this.
    public init(_ role: PartRole, _ text: Text) {
      self.role = role
      self.text = text
    }
  }

  /// What is said: parts as they stand, or an element, read when its time has come.
  public enum Content: Hashable, Sendable {
    case parts([Part])
    case element(Reading)
    /// What an edit changed in a field, told as the user wants to hear it.
    case echo(FieldEcho)
  }

  /// What it waits for and what it cuts.
  public var kind: Kind
  /// Of a progress: which counter it belongs to.
  public var key: String?
  /// What is said.
  public var content: Content
  /// Whether its words may stand in no record.
  public var isSecret: Bool
  /// How long it may wait to begin, where it would be out of date after that.
  public var patience: Duration?
  /// What is spelled after it, if not the item in focus: the answer that a verdict names.
  public var subject: Text?
  /// The line that asked for it. Never part of equality.
  public var origin: Origin

  /// An announcement of parts.
  public init(
    _ kind: Kind, _ parts: [Part], key: String? = nil, isSecret: Bool = false, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(kind, .parts(parts), key: key, isSecret: isSecret, origin: Origin(fileID: fileID, line: line))
  }

  /// An announcement of one text.
  public init(
    _ kind: Kind, _ text: Text, key: String? = nil, isSecret: Bool = false, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(kind, [Part(.body, text)], key: key, isSecret: isSecret, fileID: fileID, line: line)
  }

  /// Whether it has to be worded anew to be true a moment later.
  public var tellsTimeLeft: Bool {
    if case .parts(let parts) = content { parts.contains { $0.text.tellsTimeLeft } } else { false }
  }

  /// The echo of an edit of a field, after it; `suffix` is said at its end.
  public init(
    echo change: TextField.Change, in field: TextField, suffix: [Part] = [], fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      .echo, .echo(FieldEcho(change, in: field, suffix: suffix)), isSecret: field.isSecret,
      origin: Origin(fileID: fileID, line: line))
  }

  /// An announcement of any content.
  public init(_ kind: Kind, _ content: Content, key: String? = nil, isSecret: Bool = false, origin: Origin) {
    self.kind = kind
    self.content = content
    self.key = key
    self.isSecret = isSecret
    self.origin = origin
  }
}

/// The echo of an edit: what changed, and what is left after it.
public struct FieldEcho: Hashable, Sendable {
  /// What the edit changed.
  public var change: TextField.Change
  /// How many characters stand in the field now.
  public var count: Int
  /// How many belong into it, if that is fixed.
  public var length: Int?
  /// Whether only the count is told.
  public var isMasked: Bool
  /// Whether the count alone is told where bystanders hear it.
  public var isSecret: Bool
  /// What the edit led to.
  public var suffix: [Announcement.Part]

  /// The echo of a change that a field has just gone through.
  public init(_ change: TextField.Change, in field: TextField, suffix: [Announcement.Part] = []) {
    self.change = change
    count = field.characters.count
    length = field.hasFixedLength ? field.limit : nil
    isMasked = field.isMasked
    isSecret = field.isSecret
    self.suffix = suffix
  }
}

/// What a part of an announcement is. A style sheet may give each its own voice (`voices/styles`).
public enum PartRole: String, Hashable, Sendable, CaseIterable {
  case title, question, instruction, body
  case verdict, edge, group, label, value, state, role, position, error, hint
}

/// The line of source that asked for something or made it. All origins are equal: where a thing comes from is never what
/// it is.
public struct Origin: Hashable, Sendable {
  /// As in `#fileID`: module and file.
  public var fileID: String
  /// From 1.
  public var line: Int

  /// A line of a file.
  public init(fileID: String = #fileID, line: Int = #line) {
    self.fileID = fileID
    self.line = line
  }

  /// File and line as records have them: `ClosedLevel.swift:88`.
  public var description: String {
    let slash = fileID.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map(fileID.utf8.index(after:)) ?? fileID.startIndex
    return String(fileID[start...]) + ":" + String(line)
  }

  /// Always true.
  public static func == (left: Origin, right: Origin) -> Bool {
    true
  }

  /// Adds nothing.
  public func hash(into hasher: inout Hasher) {}
}

/// One reading of an element: the element as it was when it was asked for, and how much of it is to be said.
public struct Reading: Hashable, Sendable {
  /// How much is said.
  public enum Form: Hashable, Sendable {
    /// By the rules of what was heard: group and role only where they are new.
    case usual
    /// Everything, whatever was heard: "where am I", repeat.
    case full
    /// The new value alone.
    case value
    /// The states alone.
    case states
  }

  /// What is read.
  public var element: Element
  /// Its place among the counted elements, from 1, and how many there are; nothing if it is not counted.
  public var position: Position?
  /// How much is said.
  public var form: Form
  /// Said before the label: the word of an edge, for example.
  public var prefix: [Announcement.Part]
  /// Said after all else: how to use it, when that was asked for.
  public var suffix: [Announcement.Part] = []

  /// A reading of an element.
  public init(_ element: Element, position: Position?, form: Form = .usual, prefix: [Announcement.Part] = []) {
    self.element = element
    self.position = position
    self.form = form
    self.prefix = prefix
  }
}

/// The place of an element among its like: n of m.
public struct Position: Hashable, Sendable {
  /// From 1.
  public var number: Int
  /// How many there are.
  public var count: Int

  /// The n-th of m.
  public init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }
}

/// Something on a screen that can be in focus and is read as one.
public struct Element: Hashable, Sendable, Identifiable {
  /// Tells one element of a screen from the others; focus follows it, whatever the words do.
  public struct ID: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name inside its screen.
    public var name: String

    /// The element of this name.
    public init(_ name: String) {
      self.name = name
    }

    /// The element of this name.
    public init(stringLiteral name: String) {
      self.name = name
    }
  }

  /// Several elements under one name, which is said when one of them is entered from outside.
  public struct Group: Hashable, Sendable {
    /// Tells one group from another on the same screen.
    public var id: String
    /// What is said on entering.
    public var name: Text

    /// A group with a name.
    public init(id: String, name: Text) {
      self.id = id
      self.name = name
    }
  }

  /// Its identity on its screen.
  public var id: ID
  /// Its name: the most distinguishing words, said first.
  public var label: Text
  /// What it holds now; an empty value is said as "empty" by who makes the words.
  public var value: Text?
  /// "locked", "solved", in the order in which they are said.
  public var states: [Text]
  /// What it is.
  public var role: Role
  /// Whether it counts in "n of m" and can be reached by a digit.
  public var isCounted: Bool
  /// The groups it stands in, outermost first.
  public var groups: [Group]
  /// What is wrong with it.
  public var error: Text?
  /// How to use it, said after a pause.
  public var hint: Text?
  /// Whether what it holds may be in no record.
  public var isSecret = false
  /// The line that made it. Never part of equality.
  public var origin: Origin

  /// An element; what is not given it does not have.
  public init(
    _ id: ID, _ role: Role, label: Text, value: Text? = nil, states: [Text] = [], isCounted: Bool = true,
    groups: [Group] = [], error: Text? = nil, hint: Text? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    self.id = id
    self.role = role
    self.label = label
    self.value = value
    self.states = states
    self.isCounted = isCounted
    self.groups = groups
    self.error = error
    self.hint = hint
    origin = Origin(fileID: fileID, line: line)
  }
}

/// What an element is; each has a word of its own in every language, by the key `role.NAME`.
public enum Role: String, Hashable, Sendable, CaseIterable {
  /// One of the answers to a question.
  case answer
  case button
  /// Text to be read: the question of a level, a line of results.
  case text
  /// A line that is typed; keys that are characters go into it.
  case textField
  /// A line that tells how much time is left. Its role goes unsaid, and what becomes of it when the time is over is told
  /// by who set it.
  case timer
}

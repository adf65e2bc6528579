extension Announcer {
  /// What the user wants to hear.
  public struct Settings: Hashable, Sendable {
    /// How much is said where a text may be long or short.
    public enum Verbosity: String, Hashable, Sendable, CaseIterable {
      case short, normal, full
    }

    /// When the role word is said.
    public enum Roles: String, Hashable, Sendable, CaseIterable {
      /// Once in a run of items of the same role.
      case run
      case always
    }

    /// What is heard while typing.
    public enum Typing: String, Hashable, Sendable, CaseIterable {
      case characters, words, both, none

      /// Each character as it is typed.
      var characters: Bool { self == .characters || self == .both }
      /// Each word when it ends.
      var words: Bool { self == .words || self == .both }
    }

    /// What is heard when the caret moves.
    public enum Caret: String, Hashable, Sendable, CaseIterable {
      /// The character that it stands at.
      case at
      /// The character that it passed.
      case passed
    }

    /// Instructions are said never, until heard once, or always.
    public var verbosity: Verbosity
    /// "2 of 4" after each item.
    public var positions: Bool
    /// When the role word is said.
    public var roles: Roles
    /// How written text is said: marks, codes, capitals, voices.
    public var text: SpokenSettings
    /// What is heard while typing.
    public var typing = Typing.characters
    /// What is heard when the caret moves.
    public var caret = Caret.at

    /// The defaults of the settings, unless given.
    public init(
      verbosity: Verbosity = .normal, positions: Bool = true, roles: Roles = .run,
      text: SpokenSettings = SpokenSettings()
    ) {
      self.verbosity = verbosity
      self.positions = positions
      self.roles = roles
      self.text = text
    }
  }
}

/// What the user's settings mean for the game (announcements.md 4.5).
public struct GameSettings: Hashable, Sendable {
  /// The tag of the interface's language.
  public var language: String
  /// `confirm`: an answer is read back first, and judged when it is chosen once more.
  public var confirm: Bool
  /// `go-on`: the next level opens by itself when the verdict has ended.
  public var goOn: Bool

  /// At home: no reading back, nothing goes on by itself.
  public init(language: String, confirm: Bool = false, goOn: Bool = false) {
    self.language = language
    self.confirm = confirm
    self.goOn = goOn
  }
}

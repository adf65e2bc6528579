/// What stands inside a level that is being played: with the progress it is all that is needed to go on there.
public struct LevelDraft: Hashable, Sendable {
  /// The level that is open.
  public var level: LevelID
  /// What stands in its field.
  public var typed = ""
  /// The answer that was judged last, by the name of its element.
  public var tried: String?
  /// How many of its hints were asked for.
  public var hintsTold = 0
  /// Whether the verdict on a wrong answer was heard to its end, and with it what the level says of wrong answers.
  public var heardWrong = false
  /// Whether it was solved since it was opened.
  public var isSolved = false

  /// A level that was just opened.
  public init(level: LevelID) {
    self.level = level
  }
}

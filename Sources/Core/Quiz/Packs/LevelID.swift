/// What a save knows a level by, whatever was added or moved around it.
public struct LevelID: Hashable, Sendable, CustomStringConvertible {
  /// The id of the pack.
  public var pack: String
  /// The id of the level in that pack.
  public var level: String

  /// A level of a pack.
  public init(pack: String, level: String) {
    self.pack = pack
    self.level = level
  }

  /// PACK/LEVEL.
  public var description: String { "\(pack)/\(level)" }
}

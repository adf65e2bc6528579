/// The place of a level among the packs that are played: the one index type, each number from 0.
public struct LevelIndex: Hashable, Comparable, Sendable {
  /// Among the packs that are played.
  public var pack: Int
  /// In its pack.
  public var chapter: Int
  /// In its chapter.
  public var level: Int

  /// A level of a chapter of a pack, each from 0.
  public init(pack: Int, chapter: Int, level: Int) {
    self.pack = pack
    self.chapter = chapter
    self.level = level
  }

  /// What is played first is the smaller one.
  public static func < (left: LevelIndex, right: LevelIndex) -> Bool {
    (left.pack, left.chapter, left.level) < (right.pack, right.chapter, right.level)
  }

  /// Whether both stand in one chapter.
  func isInChapter(of other: LevelIndex) -> Bool {
    pack == other.pack && chapter == other.chapter
  }
}

/// The content of a game as its author wrote it. It comes from `PackReader`, which lets only whole ones pass: every
/// text in every language, at least one chapter, in each at least one level, and no id that leads nowhere.
public struct LevelPack: Hashable, Sendable, Identifiable {
  /// When a level can be opened.
  public enum Opening: String, Hashable, Sendable, CaseIterable {
    /// Once the one before it in the pack is solved.
    case inOrder = "in-order"
    /// At once.
    case free
  }

  /// Tells packs apart; saves know a level as PACK/LEVEL.
  public var id: String
  /// Tags, in the author's order; the first is what is played where the interface's language is missing.
  public var languages: [String]
  /// What the pack is called in a list of packs.
  public var title: AuthorText
  /// Under which its texts may be used, as the author put it.
  public var licence: String?
  /// Where its texts come from, as the author put it.
  public var source: String?
  /// Said before the first chapter, one after the other.
  public var intro: [AuthorText]
  /// Said after the last level, one after the other.
  public var end: [AuthorText]
  /// In order unless the author says otherwise.
  public var opening: Opening
  /// By language: words, and how the voice is to say them.
  public var pronounce: [String: [String: String]]
  /// In the order of play.
  public var chapters: [Chapter]
}

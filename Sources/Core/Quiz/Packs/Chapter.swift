/// Levels under one title, and the sound around them.
public struct Chapter: Hashable, Sendable, Identifiable {
  /// The bed of sound under a chapter.
  public enum Ambient: String, Hashable, Sendable, CaseIterable {
    case none, wind, water, rain, fire, hum
  }

  /// One of its kind in the pack.
  public var id: String
  public var title: AuthorText
  public var intro: AuthorText?
  public var ambient: Ambient
  /// In the order of play.
  public var levels: [Level]
}

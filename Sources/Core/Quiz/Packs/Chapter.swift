/// Levels under one title, and the sound around them.
public struct Chapter: Hashable, Sendable, Identifiable {
  /// The bed of sound under a chapter.
  public enum Ambient: String, Hashable, Sendable, CaseIterable {
    case none, wind, water, rain, fire, hum
  }

  /// One of its kind in the pack.
  public var id: String
  /// Said whenever the player comes to the chapter.
  public var title: AuthorText
  /// Said until one of its levels was opened.
  public var intro: AuthorText?
  /// None unless the author says otherwise.
  public var ambient: Ambient
  /// In the order of play.
  public var levels: [Level]
}

public import Speech

/// The voice that measures: every character takes the same time, a joiner belongs to the part before it.
public struct Ruler: Hashable, Sendable {
  /// About what espeak-ng takes at its default rate.
  public static let usual = Duration.milliseconds(70)

  /// The time of one character.
  public var character: Duration

  /// A voice that takes so long for a character.
  public init(character: Duration = Ruler.usual) {
    self.character = character
  }

  /// How long a part sounds. A secret is measured in its recorded form, so that no time tells a digit.
  public func duration(of part: Utterance.Part) -> Duration {
    character * (part.text.count + part.joiner.count)
  }
}

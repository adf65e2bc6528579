public import Speech

/// The voice that measures: every character takes the same time, a joiner belongs to the part before it.
public struct Ruler: Hashable, Sendable {
  /// The time of one character.
  public var character: Duration

  /// 70 ms a character, about what espeak-ng takes at its default rate.
  public init(character: Duration = .milliseconds(70)) {
    self.character = character
  }

  /// How long a part sounds. A secret is measured in its recorded form, so that no time tells a digit.
  public func duration(of part: Utterance.Part) -> Duration {
    character * (part.text.count + part.joiner.count)
  }
}

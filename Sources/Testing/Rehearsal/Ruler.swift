public import Speech

/// The voice that measures: it tells how long a part would sound.
public struct Ruler: Sendable {
  /// About what espeak-ng takes for a character at its default rate.
  public static let usual = Duration.milliseconds(70)

  private let measure: @Sendable (Utterance.Part, Delivery) -> Duration?

  /// Every character takes the same time, a joiner belongs to the part before it.
  ///
  /// A secret is measured in its recorded form, so that no time tells a digit.
  public init(character: Duration = Ruler.usual) {
    measure = { part, _ in character * (part.text.count + part.joiner.count) }
  }

  /// A voice of which somebody else knows how long it takes, or that it cannot say a part.
  public init(_ measure: @escaping @Sendable (Utterance.Part, Delivery) -> Duration?) {
    self.measure = measure
  }

  /// How long a part sounds; nothing if the voice fails.
  public func duration(of part: Utterance.Part, as delivery: Delivery) -> Duration? {
    measure(part, delivery)
  }
}

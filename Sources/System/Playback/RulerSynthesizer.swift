public import Speech

/// Stands in for a voice engine that is missing: each character takes 70 ms, in silence.
public final class RulerSynthesizer: Synthesizer {
  /// The time of one character.
  public static let character = Duration.milliseconds(70)

  /// A ruler; it has no settings.
  public init() {}

  /// Silence as long as the part's text would take, whatever the rate.
  public func synthesize(_ part: Utterance.Part, as delivery: Delivery, to receive: (Samples) -> Bool) {
    _ = receive(.silence(RulerSynthesizer.character * part.speech.count))
  }

  /// Is always ready.
  public func prepare(language: String, style: AuralStyle) {}
}

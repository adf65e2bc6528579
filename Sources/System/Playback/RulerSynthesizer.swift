public import Speech

/// Stands in for a voice engine that is missing: each character takes its time, in silence.
public final class RulerSynthesizer: Synthesizer {
  private let character: Duration

  /// A ruler for characters of this length; 70 ms is about what a voice takes, with none nothing takes time.
  public init(character: Duration = .milliseconds(70)) {
    self.character = character
  }

  /// Silence as long as the part's text would take, whatever the rate.
  public func synthesize(_ part: Utterance.Part, as delivery: Delivery, to receive: (Samples) -> Bool) {
    _ = receive(.silence(character * part.speech.count))
  }

  /// Is always ready.
  public func prepare(language: String, style: AuralStyle) {}
}

/// What the speech thread is told to do, in order.
public enum Order: Hashable, Sendable {
  /// Make the sound of a part and play it.
  case speak(Utterance.Take, Utterance.Part, Delivery)
  /// Silence this take: fade it out and drop what is left.
  case cut(Utterance.Take)
  /// Play a tone beside speech, by the name of its file in `voices/tones`.
  case tone(String)
  /// The user's volume, 0 to 10, 3 dB a step; it holds for what sounds too.
  case gain(Int)
  /// Make the first voice of a language ready before it is needed.
  case prepare(language: String, AuralStyle)
}

/// The user's own settings of speech, which a style is relative to.
public struct Delivery: Hashable, Sendable {
  /// Words a minute, 80 to 449 (`espeakRATE`).
  public var rate: Int
  /// 0 to 99 (`espeakPITCH`).
  public var pitch: Int

  /// A rate in words a minute and a pitch.
  public init(rate: Int = 175, pitch: Int = 50) {
    self.rate = rate
    self.pitch = pitch
  }
}

/// What the speech thread tells of the sound, pushed and in order.
public enum Report: Hashable, Sendable {
  /// The first sample of a take is at the ear; the whole part lasts this long.
  case began(Utterance.Take, lasting: Duration)
  /// The last sample of a take was at the ear.
  case ended(Utterance.Take)
  /// A take could not be sounded, after a second try.
  case failed(Utterance.Take, Fault)
  /// A tone began at the ear.
  case tone(String)
  /// The way to the ear changed: `alsa`, `wav`, `silent`, or nothing that can be heard.
  case device(DeviceState)

  /// What failed.
  public enum Fault: Hashable, Sendable {
    case synthesizer, device
  }

  /// Whether the device can be heard.
  public enum DeviceState: Hashable, Sendable {
    /// It plays.
    case open
    /// It failed, for the reason given in words; the output paces without sound until it opens again.
    case lost(String)
  }
}

/// How a part sounds: who speaks, and how far from the user's own rate and pitch.
public struct AuralStyle: Hashable, Sendable {
  /// The name of a voice variant of ours (`voices/espeak`), or empty for the plain voice.
  public var variant: String
  /// In percent of the user's rate.
  public var rate: Int
  /// Added to the user's pitch, in the steps of espeak-ng (0 to 99 in all).
  public var pitch: Int
  /// How far the melody moves, 0 to 100 (`espeakRANGE`).
  public var range: Int
  /// Added to the user's volume, in decibels.
  public var gain: Int

  /// The plain voice at the user's rate, pitch and volume.
  public static let plain = AuralStyle()

  /// A style; what is not given is plain.
  public init(variant: String = "", rate: Int = 100, pitch: Int = 0, range: Int = 50, gain: Int = 0) {
    self.variant = variant
    self.rate = rate
    self.pitch = pitch
    self.range = range
    self.gain = gain
  }
}

/// Sound of one channel: 16-bit samples at the one rate of this house.
public struct Samples: Hashable, Sendable {
  /// Samples a second; what espeak-ng makes and what the device is opened with.
  public static let rate = 22_050

  /// The samples, full scale 32,767.
  public var values: [Int16]

  /// No sound, or the samples given.
  public init(_ values: [Int16] = []) {
    self.values = values
  }

  /// Silence of this length.
  public static func silence(_ duration: Duration) -> Samples {
    Samples(Array(repeating: 0, count: count(in: duration)))
  }

  /// How long they sound.
  public var duration: Duration {
    Samples.duration(of: values.count)
  }

  /// How many samples a duration holds, rounded down.
  public static func count(in duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    return Int(seconds) * rate + Int(attoseconds / 1_000_000_000) * rate / 1_000_000_000
  }

  /// How long this many samples sound.
  public static func duration(of count: Int) -> Duration {
    .nanoseconds(count * 1_000_000_000 / rate)
  }
}

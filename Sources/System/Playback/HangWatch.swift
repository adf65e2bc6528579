/// Tells a synthesizer that hangs from a machine that stands still.
///
/// Whoever waits for the synthesizer looks now and then. Only looks that could have been made one interval after the
/// other count: in a process that was stopped or got no processor for some seconds nothing has had its time.
public struct HangWatch: Hashable, Sendable {
  /// How long after a look the next one is of use.
  public static let interval = Duration.milliseconds(500)
  /// So many looks in a row, 2 s, without a sign of life are a hang.
  private static let limit = 4

  private var looks = 0
  private var lastSilence = Duration.zero
  private var lastLook: SuspendingClock.Instant?

  /// Nothing was seen yet.
  public init() {}

  /// Takes in how long the synthesizer has shown no sign of life, if it is at work, and says whether it hangs.
  public mutating func look(_ silence: Duration?, at now: SuspendingClock.Instant) -> Bool {
    guard let silence, silence >= lastSilence else {
      self = HangWatch()
      return false
    }
    lastSilence = silence
    guard let last = lastLook else {
      lastLook = now
      return false
    }
    guard now - last >= HangWatch.interval else { return false }
    lastLook = now
    looks += 1
    return looks >= HangWatch.limit
  }
}

public import Speech

/// Plays nothing, in the time that it would take.
public final class SilentOutput: AudioOutput {
  private var pace: Pace

  /// 5 ms.
  public let period = Samples.count(in: .milliseconds(5))

  /// Two periods.
  public var depth: Int {
    2 * period
  }

  /// An output by the clock of the system, or of a test.
  public init(now: @escaping () -> SuspendingClock.Instant = { SuspendingClock.now }) {
    pace = Pace(now: now)
  }

  /// What would not have been heard yet.
  public func backlog() -> Backlog {
    Backlog(held: pace.queued)
  }

  /// Takes the time of these samples.
  public func play(_ samples: Samples) {
    pace.add(samples)
  }

  /// Gives nothing back.
  public func takeBack() -> Int {
    0
  }

  /// Goes on in no time.
  public func stop() {
    pace.stop()
  }
}

import CLinux
public import Timeline

/// The two clocks of a code service, so that a test can turn them.
public struct ServiceClock: Sendable {
  /// Never goes back, and counts the time that the machine sleeps.
  public var now: @Sendable () -> Moment
  /// Seconds of the wall clock, which somebody may set as they like.
  public var wall: @Sendable () -> Int

  /// Clocks of one's own.
  public init(now: @escaping @Sendable () -> Moment, wall: @escaping @Sendable () -> Int) {
    (self.now, self.wall) = (now, wall)
  }

  /// The clocks of the machine (`CLOCK_BOOTTIME`, `CLOCK_REALTIME`).
  public static let system = ServiceClock(
    now: { Moment(elapsed: time(CLOCK_BOOTTIME)) }, wall: { Int(time(CLOCK_REALTIME).components.seconds) })

  private static func time(_ clock: Int32) -> Duration {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

/// A point on the one clock of a session, counted from its start.
///
/// The core never reads a clock: whoever drives it says when each thing happened. In the program that is the event
/// loop, in a rehearsal it is the rehearsal itself.
public struct Moment: Hashable, Comparable, Sendable {
  /// The time since the session began.
  public var elapsed: Duration

  /// The beginning of a session.
  public static let start = Moment(elapsed: .zero)

  /// A moment this long after the session began.
  public init(elapsed: Duration) {
    self.elapsed = elapsed
  }

  /// The earlier of two moments is the smaller one.
  public static func < (left: Moment, right: Moment) -> Bool {
    left.elapsed < right.elapsed
  }

  /// The moment a duration later.
  public static func + (moment: Moment, duration: Duration) -> Moment {
    Moment(elapsed: moment.elapsed + duration)
  }

  /// The moment a duration before.
  public static func - (moment: Moment, duration: Duration) -> Moment {
    Moment(elapsed: moment.elapsed - duration)
  }

  /// The whole seconds from another moment to this one, begun ones as whole ones; 0 where this one is past.
  public func seconds(after other: Moment) -> Int {
    let (seconds, rest) = (self - other).components
    return max(0, Int(seconds) + (rest > 0 ? 1 : 0))
  }

  /// The time from the right moment to the left one.
  public static func - (left: Moment, right: Moment) -> Duration {
    left.elapsed - right.elapsed
  }
}

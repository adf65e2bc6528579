import Timeline

/// So many messages within so many seconds, whenever they are counted from.
public struct SendLimit: Hashable, Sendable {
  /// At least one.
  public var count: Int
  /// The length of the window that moves along.
  public var seconds: Int

  /// A limit.
  public init(count: Int, seconds: Int) {
    self.count = max(1, count)
    self.seconds = seconds
  }

  /// The seconds until one more may go, after these, oldest first; 0 if it may go now.
  func wait(after sends: [Moment], at now: Moment) -> Int {
    guard sends.count >= count else { return 0 }
    return Pause(since: sends[sends.count - count], seconds: seconds).left(at: now)
  }
}

/// A wait that began at a moment.
struct Pause: Hashable, Sendable {
  var since: Moment
  var seconds: Int

  /// The seconds that are left of it, begun ones as whole ones.
  func left(at now: Moment) -> Int {
    (since + .seconds(seconds)).seconds(after: now)
  }
}

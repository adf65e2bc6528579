import Screens
public import Timeline

/// The wait until another code may be asked for: seconds come from its end and are never counted in ticks.
public struct ResendTimer: Hashable, Sendable {
  static let wake = "resend"

  /// When it is over.
  public let end: Moment
  private let length: Int

  /// A wait of so many seconds from now on.
  init(seconds: Int, from now: Moment) {
    length = seconds
    end = now + .seconds(seconds)
  }

  /// Whole seconds left, rounded up; 0 when it is over.
  public func secondsLeft(at now: Moment) -> Int {
    end.seconds(after: now)
  }

  /// The time left, taken when it is said.
  var line: Text { .phrase("signin.wait", ["time": .timeLeft(until: end)]) }

  /// The next moment at which the time left is said: at whole minutes, 30 s, 10 s and the end; nothing when it is over
  /// (sign-in.md 5.3).
  func nextMark(after now: Moment) -> Moment? {
    guard now < end else { return nil }
    let most = min(secondsLeft(at: now) - 1, length - Self.firstMark)
    let mark = [most / 60 * 60, 30, 10].filter { $0 <= most }.max() ?? 0
    return end - .seconds(max(mark, 0))
  }

  /// No mark is said until so many seconds after the beginning, where the whole wait was said.
  private static let firstMark = 10
}

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

  /// The next moment at which the time left is said, 0 among them; nothing when it is over (sign-in.md 5.3).
  func nextMark(after now: Moment) -> Moment? {
    marks.map { end - .seconds($0) }.first { $0 > now }
  }

  /// How much is left when it is said: whole minutes, 30 s, 10 s, unless it has just begun, and its end.
  private var marks: [Int] {
    let minutes = stride(from: length / 60 * 60, through: 60, by: -60)
    return (Array(minutes) + [30, 10]).filter { length - $0 >= 10 } + [0]
  }
}

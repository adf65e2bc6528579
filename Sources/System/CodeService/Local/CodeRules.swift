import SignIn

/// The figures of sign-in (sign-in.md 2.1), each of which an operator or a test may set otherwise. All times are seconds.
public struct CodeRules: Hashable, Sendable {
  /// How many digits a code has; outside of `OneTimeCode.lengths` the nearest inside counts.
  public var length = 6
  /// How long a code lives after it was drawn.
  public var life = 600
  /// How many wrong ones a code bears.
  public var tries = 5
  /// How many codes a sign-in may ask for, the first one included.
  public var sends = 5
  /// How long to wait after the first, second, … send; after further ones as long as after the last named.
  public var waits = [30, 60, 120, 300]
  /// What a number may be sent, gateways that failed included.
  public var numberLimits = [SendLimit(count: 5, seconds: 600), SendLimit(count: 10, seconds: 86_400)]
  /// What this machine may send to all numbers together.
  public var machineLimit = SendLimit(count: 60, seconds: 3600)
  /// After so many failures of a number in a row each further try has a wait before it.
  public var failuresInARow = 10
  /// The first of these waits, which doubles, and the last one, which does not.
  public var failureWaits = 30...3600

  /// The rules as they stand in sign-in.md 2.1.
  public init() {}

  var digits: Int { min(max(length, OneTimeCode.lengths.lowerBound), OneTimeCode.lengths.upperBound) }

  /// How long a send is remembered for the limits of its number.
  var memory: Int { numberLimits.map(\.seconds).reduce(86_400, max) }

  /// How long to wait after the send of this ordinal, 1 for the first.
  func wait(afterSend ordinal: Int) -> Int {
    waits.prefix(ordinal).last ?? 0
  }

  /// How long to wait after so many failures in a row.
  func wait(afterFailures failures: Int) -> Int {
    guard failures >= failuresInARow else { return 0 }
    // Twenty doublings of a second are more than a week.
    let doublings = min(failures - failuresInARow, 20)
    return min(failureWaits.lowerBound << doublings, failureWaits.upperBound)
  }
}

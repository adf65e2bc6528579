import Foundation

/// How long two things took, one right after the other: other load on the machine slows both.
struct Pair: Hashable {
  var ours: Duration
  var other: Duration

  var ratio: Double {
    ours / other
  }
}

extension Pair {
  /// Times two pieces of work in turn, many times. The first round is not counted: it warms up both.
  ///
  /// What counts is the time that the thread runs, not what other programs keep it waiting.
  static func timing(rounds: Int = 101, _ ours: () -> Void, beside other: () -> Void) -> [Pair] {
    (0...rounds).map { _ in Pair(ours: duration(of: ours), other: duration(of: other)) }.suffix(rounds)
  }

  /// How long the thread runs for some work.
  static func duration(of work: () -> Void) -> Duration {
    let start = threadTime
    work()
    return threadTime - start
  }

  private static var threadTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

extension Collection where Element: Comparable {
  /// The middle one, of two the upper; the collection must not be empty.
  var median: Element {
    sorted()[count / 2]
  }
}

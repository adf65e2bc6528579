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
  static func timing(rounds: Int = 101, _ ours: () -> Void, beside other: () -> Void) -> [Pair] {
    let clock = ContinuousClock()
    return (0...rounds).map { _ in Pair(ours: clock.measure(ours), other: clock.measure(other)) }.suffix(rounds)
  }
}

extension Collection where Element: Comparable {
  /// The middle one, of two the upper; the collection must not be empty.
  var median: Element {
    sorted()[count / 2]
  }
}

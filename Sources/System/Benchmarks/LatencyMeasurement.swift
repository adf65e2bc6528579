import Console
import Screens
import Usage

/// Key to the first samples handed to the output, against the bare engine making the same part whole.
enum LatencyMeasurement: Measurement {
  static let name = "latency"

  private static let keysAPhrase = 50
  private static let limit = 1.3
  private static let bare = "bare libespeak-ng"

  private static let phrases: [(name: String, role: Role, words: String)] = [
    ("Submit, button", .button, "Submit, button"),
    ("the letter w", .text, "w"),
    (
      "a question of 90 characters", .text,
      "Which of these four old towns lies nearest to the place where the two great rivers meet?!?"
    ),
    (
      "a long voiced sentence", .text,
      "We were away one whole year, and in all our letters you were our only reader, in rain or in warm weather"
    ),
  ]

  static func rows() throws(Failure) -> [BenchmarkRow] {
    let pairs = try pairs()
    var rows = zip(phrases, pairs).map { phrase, pairs in
      BenchmarkRow("key to samples: \(phrase.name)", pairs, against: bare)
    }
    let all = Array(pairs.joined())
    rows.append(BenchmarkRow("key to samples: all four, \(all.count) keys", all, against: bare, atMost: limit))
    return rows
  }

  /// For each phrase its keys. The first round is not counted: it warms up both sides.
  private static func pairs() throws(Failure) -> [[Pair]] {
    let count = (keysAPhrase + 1) * phrases.count
    let screen = ListScreen(count: count + 1, phrases.map { (role: $0.role, words: $0.words) })
    var session = try ProbedSession(screen, comparesWithBare: true)
    defer { session.finish() }
    var pairs = [[Pair]](repeating: [], count: phrases.count)
    for number in 1...count {
      let pair = try session.compare(KeyBytes.down)
      if number > phrases.count { pairs[number % phrases.count].append(pair) }
    }
    return pairs
  }
}

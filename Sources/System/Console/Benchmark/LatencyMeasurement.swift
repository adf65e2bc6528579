import Screens

/// Key to the first samples handed to the output, against the bare engine making the same part whole.
enum LatencyMeasurement {
  private static let keysAPhrase = 50
  private static let limit = 1.3

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

  private struct Sample {
    var ours: Duration
    var bare: Duration
  }

  static func rows() throws(Failure) -> [BenchmarkRow] {
    let samples = try samples()
    var rows = zip(phrases, samples).map { phrase, samples in row("key to samples: \(phrase.name)", samples, nil) }
    rows.append(row("key to samples: all four, \(samples.joined().count) keys", samples.flatMap(\.self), limit))
    return rows
  }

  private static func row(_ what: String, _ samples: [Sample], _ limit: Double?) -> BenchmarkRow {
    BenchmarkRow(
      what, samples.map(\.ours).median, against: "bare libespeak-ng", samples.map(\.bare).median, atMost: limit)
  }

  /// For each phrase its keys. The first round is not counted: it warms up both sides.
  private static func samples() throws(Failure) -> [[Sample]] {
    let count = (keysAPhrase + 1) * phrases.count
    let screen = ListScreen(count: count + 1, phrases.map { (role: $0.role, words: $0.words) })
    var session = try ProbedSession(screen, comparesWithBare: true)
    defer { session.finish() }
    var samples = [[Sample]](repeating: [], count: phrases.count)
    for number in 1...count {
      let ours = try session.press(KeyBytes.down)
      let bare = try session.probe.wait(for: \.bare)
      try session.stop()
      if number > phrases.count { samples[number % phrases.count].append(Sample(ours: ours, bare: bare)) }
    }
    return samples
  }
}

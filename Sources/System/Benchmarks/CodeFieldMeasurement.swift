import Console
import Screens
import SignIn
import Usage

/// Key in the code field to the first samples of its echo, against the bare engine making the same part. Each code is
/// refused, so that the next key begins another one.
enum CodeFieldMeasurement: Measurement {
  static let name = "code-field"

  private static let codes = ["042917", "385604", "617293", "508146", "930571"]
  private static let limit = 1.3

  static func rows() throws(Failure) -> [BenchmarkRow] {
    guard let number = PhoneNumber(e164: "+447700900123") else { return [] }
    var session = try ProbedSession(PhoneScreen(given: .success(number)), comparesWithBare: true)
    defer { session.finish() }
    try session.answer(CodeOutcome.sent(wait: 30, life: 600).data)
    var pairs: [Pair] = []
    // The first round is not counted: it warms up both sides.
    for code in (1...5).flatMap({ _ in codes }) {
      for key in code.utf8 { pairs.append(try session.compare([key])) }
      try session.answer(CodeOutcome.wrongCode().data)
    }
    let counted = Array(pairs.dropFirst(codes.joined().count))
    return [
      BenchmarkRow(
        "key in the code field to its echo, \(counted.count) keys", counted, against: "bare libespeak-ng", atMost: limit
      )
    ]
  }
}

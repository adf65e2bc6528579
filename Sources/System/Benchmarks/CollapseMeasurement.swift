import Console
import Usage

/// Many moves that arrive at once are one announcement: how many parts the engine made of them.
enum CollapseMeasurement: Measurement {
  static let name = "collapse"

  private static let keys = 1_000

  static func rows() throws(Failure) -> [BenchmarkRow] {
    var session = try ProbedSession(ListScreen(count: keys + 1))
    defer { session.finish() }
    _ = try session.press((1...keys).flatMap { _ in KeyBytes.down })
    try session.stop()
    let parts = try session.probe.wait { $0.parts > 0 ? $0.parts : nil }
    return [
      BenchmarkRow(what: "\(keys) moves at once", ours: "\(parts) synthesised", claim: "1", isHeld: parts == 1)
    ]
  }
}

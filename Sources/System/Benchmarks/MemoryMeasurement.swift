import Console
import Sessions
import Storage
import Usage

/// What utterances leave behind in memory: a session with its queue, the speech thread and the engine.
///
/// Each first part is made whole, and cut by the next key: the output takes sound at once.
enum MemoryMeasurement: Measurement {
  static let name = "memory"

  private static let few = 100
  private static let many = 10_000
  private static let limit = 2 << 20
  private static let items = 100

  static func rows() throws(Failure) -> [BenchmarkRow] {
    var session = try ProbedSession(ListScreen(count: items))
    defer { session.finish() }
    var before = 0
    for number in 0..<many {
      let goesDown = number / (items - 1) % 2 == 0
      _ = try session.press(goesDown ? KeyBytes.down : KeyBytes.up)
      try session.probe.wait { $0.parts > 0 ? () : nil }
      if number + 1 == few { before = try resident() }
    }
    let after = try resident()
    let growth = after - before
    return [
      BenchmarkRow(
        what: "memory after \(many) utterances", ours: "\(after >> 10) kB", against: "after \(few): \(before >> 10) kB",
        ratio: "\(growth / 1_024) kB more", claim: "at most \(limit >> 10) kB", isHeld: growth <= limit)
    ]
  }

  private static func resident() throws(Failure) -> Int {
    guard let bytes = ProcessFigures.residentMemory() else { throw Failure(.broken, "The kernel tells no memory.") }
    return bytes
  }
}

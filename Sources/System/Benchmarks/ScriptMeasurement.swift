import Console
import Foundation
import Sessions
import Storage
import Usage

/// `earshot test` from outside: how many cases of a script it plays a second, how much faster on two cores, and what
/// many cases leave behind in memory.
enum ScriptMeasurement: Measurement {
  static let name = "test"

  private static let cases = 10_000
  private static let files = 100
  private static let repeats = 100_000
  private static let rounds = 5
  private static let limit = 2 << 20

  static func rows() throws(Failure) -> [BenchmarkRow] {
    let files = (1...files).map { "\(NSTemporaryDirectory())earshot-bench-\(getpid())-\($0).ear" }
    defer { for path in files { unlink(path) } }
    do throws(StorageError) {
      for path in files { try TextFiles.write(head + String(repeating: play, count: cases / files.count), to: path) }
    } catch {
      throw Failure(error.exitCode, error.description)
    }
    var pairs: [(alone: Run, both: Run)] = []
    for _ in 1...rounds { pairs.append((try run(files), try run(files + ["--jobs", "2"]))) }
    let one = "\(files[0]):\(firstCase)"
    return [
      speed(pairs.map(\.alone.processorTime).median), parallel(pairs.map { $0.alone.time / $0.both.time }.median),
    ]
      + [memory(try run([one, "--repeat", "100"]), try run([one, "--repeat", "\(repeats)"]))]
  }

  private static func speed(_ time: Duration) -> BenchmarkRow {
    let rate = Int(Double(cases) / (time / .seconds(1)))
    return BenchmarkRow(
      what: "`earshot test`, \(cases) cases in \(files) scripts, reading included", ours: "\(rate) cases a second",
      claim: "at least 5000", isHeld: rate >= 5_000)
  }

  private static func parallel(_ ratio: Double) -> BenchmarkRow {
    BenchmarkRow(
      what: "the same with --jobs 2", ours: "", against: "with one", ratio: String(format: "%.2f times as fast", ratio),
      claim: "at least 1.7", isHeld: ratio >= 1.7)
  }

  private static func memory(_ few: Run, _ many: Run) -> BenchmarkRow {
    let growth = many.memory - few.memory
    return BenchmarkRow(
      what: "peak memory of \(repeats) cases", ours: "\(many.memory >> 10) kB",
      against: "of 100: \(few.memory >> 10) kB", ratio: "\(growth >> 10) kB more",
      claim: "at most \(limit >> 10) kB", isHeld: growth <= limit)
  }

  private struct Run {
    var time: Duration
    var processorTime: Duration
    /// At its peak, in bytes.
    var memory: Int
  }

  private static func run(_ words: [String]) throws(Failure) -> Run {
    let start = ContinuousClock.now
    let child = try ChildProcess([ChildProcess.ownExecutable, "test"] + words)
    let output = child.readToEnd()
    guard output.hasSuffix("none failed.\n") else { throw Failure(.broken, "The script did not pass: \(output)") }
    return Run(
      time: ContinuousClock.now - start, processorTime: child.figures.processorTime, memory: child.figures.peakMemory)
  }

  private static let head = "ear 1\nset hints=off\n"
  /// The line of the first title.
  private static let firstCase = 4
  private static let play = """

    case a wrong answer, then the right one
    open sample-quiz level=3
    hear: Level 3. Which city is the capital of Portugal?
    hear: Porto, answer, 1 of 4
    press Enter
    hear result: Wrong. Porto is not the capital.
    press Down
    hear: Lisbon, 2 of 4
    press Enter
    hear result: Right. Lisbon is the capital.
    hear: Next level, button
    silence forever

    """
}

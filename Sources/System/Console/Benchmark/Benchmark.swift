import Foundation
public import Sessions

/// What Earshot claims of its speed and memory, measured beside what it stands on, in one run on one machine.
///
/// Meant for a release build on a quiet machine; a ratio stands other load better than a time does.
public enum Benchmark: String, CaseIterable, Sendable {
  /// Key to samples, against the bare engine.
  case latency
  /// Many moves at once.
  case collapse
  /// One move on a long screen.
  case move
  /// What the waiting program does.
  case idle
  /// The start of the process to the first samples, against the engine's own program.
  case start
  /// What many utterances leave behind.
  case memory

  /// Runs each measurement in a process of its own and prints one table; the engine's state is global.
  ///
  /// Answers `no` when a claim does not hold.
  public static func runAll() -> ExitCode {
    var rows: [BenchmarkRow] = []
    for measurement in allCases {
      do throws(Failure) {
        rows += try measurement.rowsOfChild()
      } catch {
        Failure.show("\(measurement.rawValue): \(error)")
        return error.code
      }
    }
    print(BenchmarkRow.table(rows))
    return rows.contains { $0.isHeld == false } ? .no : .success
  }

  /// Measures in this process and prints a line a row, its columns parted by tabs.
  public func run() -> ExitCode {
    do throws(Failure) {
      let rows = try rows()
      for row in rows { print(row.line) }
      return rows.contains { $0.isHeld == false } ? .no : .success
    } catch {
      Failure.show("\(rawValue): \(error)")
      return error.code
    }
  }

  private func rows() throws(Failure) -> [BenchmarkRow] {
    switch self {
    case .latency: try LatencyMeasurement.rows()
    case .collapse: try CollapseMeasurement.rows()
    case .move: try MoveMeasurement.rows()
    case .idle: try IdleMeasurement.rows()
    case .start: try StartMeasurement.rows()
    case .memory: try MemoryMeasurement.rows()
    }
  }

  private func rowsOfChild() throws(Failure) -> [BenchmarkRow] {
    let child = try ChildProcess([ChildProcess.ownExecutable, "bench", rawValue])
    let rows = child.readToEnd().split(separator: "\n").compactMap { BenchmarkRow(line: String($0)) }
    guard !rows.isEmpty else { throw Failure(.broken, "The measurement gave no result.") }
    return rows
  }
}

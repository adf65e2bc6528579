import Console
public import Sessions
import Usage

/// What Earshot claims of its speed and memory, measured beside what it stands on, in one run on one machine.
///
/// Meant for a release build on a quiet machine; a ratio stands other load better than a time does.
public enum Benchmark {
  private static var measurements: [any Measurement.Type] {
    [
      LatencyMeasurement.self, FieldMeasurement.self, CodeFieldMeasurement.self, CollapseMeasurement.self,
      MoveMeasurement.self, TextMeasurement.self, MatchingMeasurement.self, SignInMeasurement.self,
      ScriptMeasurement.self,
      ComparisonMeasurement.self, IdleMeasurement.self, StartMeasurement.self, MemoryMeasurement.self,
    ]
  }

  /// What each measurement is called, in the order of the table.
  public static var names: [String] {
    measurements.map { $0.name }
  }

  /// Runs each measurement in a process of its own and prints one table; the engine's state is global.
  ///
  /// Answers `no` when a claim does not hold.
  public static func runAll() -> ExitCode {
    report { () throws(Failure) in
      var rows: [BenchmarkRow] = []
      for name in names { rows += try rowsOfChild(name) }
      print(BenchmarkRow.table(rows))
      return rows
    }
  }

  /// Measures in this process and prints a line a row, its columns parted by tabs; nothing if none is called so.
  public static func run(_ name: String) -> ExitCode? {
    guard let measurement = measurements.first(where: { $0.name == name }) else { return nil }
    return report { () throws(Failure) in
      let rows = try measurement.rows()
      for row in rows { print(row.line) }
      return rows
    }
  }

  private static func report(_ measure: () throws(Failure) -> [BenchmarkRow]) -> ExitCode {
    do throws(Failure) {
      return try measure().contains { $0.isHeld == false } ? .no : .success
    } catch {
      Failure.show(error.description)
      return error.code
    }
  }

  private static func rowsOfChild(_ name: String) throws(Failure) -> [BenchmarkRow] {
    let child = try ChildProcess([ChildProcess.ownExecutable, "bench", name])
    let rows = child.readToEnd().split(separator: "\n").compactMap { BenchmarkRow(line: String($0)) }
    guard !rows.isEmpty else { throw Failure(.broken, "The measurement '\(name)' gave no result.") }
    return rows
  }
}

import Benchmarks
import Console
import Sessions
import Usage

/// `earshot bench`: speed and memory, beside what they are held against.
enum Bench: Command {
  static let name = "bench"
  static let usage = "bench [MEASUREMENT]"
  static let summary =
    "Measures speed and memory and prints a table; exit code 1 if a claim does not hold. One by name: \(names)."
  static let syntax: [Arguments.Syntax] = []

  private static var names: String { Benchmark.names.joined(separator: ", ") }

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard let name = arguments.operands.first else { return Benchmark.runAll() }
    guard let code = Benchmark.run(name) else { throw .surplusOperand(name) }
    return code
  }
}

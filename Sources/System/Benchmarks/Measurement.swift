import Console
import Usage

/// What is measured in one process and gives rows of the table. A new one is a file of its own and a word in the list
/// of `Benchmark`.
protocol Measurement {
  /// The word that runs it alone.
  static var name: String { get }
  static func rows() throws(Failure) -> [BenchmarkRow]
}

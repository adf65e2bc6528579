import CodeService
import Console
import Foundation
import Sessions
import SignIn

/// The time of comparing a typed code: digits that are equal, from the first on, must not be seen in it.
enum ComparisonMeasurement: Measurement {
  static let name = "comparison"

  private static let code = "042917"
  private static let rounds = 10_000
  private static let comparisonsARound = 50
  /// Of Welch's t, as leaks of time are looked for elsewhere: beyond it two sets of times differ.
  private static let limit = 4.5

  static func rows() throws(Failure) -> [BenchmarkRow] {
    let cell: CodeCell
    let codes = (0...5).compactMap { wrong(equal: $0) }
    do {
      guard let code = OneTimeCode(code) else { return [] }
      cell = try CodeCell(holding: code)
    } catch {
      throw Failure(.unavailable, "\(error)")
    }
    let samples = codes.dropFirst().map { code in
      Pair.timing(rounds: rounds, { compare(cell, code) }) { compare(cell, codes[0]) }
    }
    let all = samples.joined()
    let largest = samples.map { abs(difference(of: $0)) }.max() ?? 0
    return [
      BenchmarkRow(
        what: "comparing a code, 1 to 5 digits equal", ours: nanoseconds(all.map(\.ours).median),
        against: "none equal \(nanoseconds(all.map(\.other).median))",
        ratio: String(format: "%.3f, largest |t| %.1f", all.map(\.ratio).median, largest),
        claim: String(format: "|t| under %.1f", limit), isHeld: largest < limit)
    ]
  }

  private static func compare(_ cell: CodeCell, _ code: OneTimeCode) {
    for _ in 1...comparisonsARound { _ = cell.matches(code) }
  }

  /// A code that differs from a place on.
  private static func wrong(equal count: Int) -> OneTimeCode? {
    OneTimeCode(String(code.prefix(count) + code.dropFirst(count).map { $0 == "5" ? "6" : "5" }))
  }

  /// Welch's t, without the slowest tenth of each side, which is of interrupts.
  private static func difference(of pairs: [Pair]) -> Double {
    let (ours, other) = (Sample(pairs.map(\.ours)), Sample(pairs.map(\.other)))
    return (ours.mean - other.mean) / (ours.error + other.error).squareRoot()
  }

  private static func nanoseconds(_ round: Duration) -> String {
    String(format: "%.0f ns", round / .nanoseconds(comparisonsARound))
  }
}

/// Times of one kind.
private struct Sample {
  let mean: Double
  /// The square of the standard error of the mean.
  let error: Double

  init(_ times: [Duration]) {
    let values = times.sorted().prefix(times.count * 9 / 10).map { $0 / .nanoseconds(1) }
    let (count, mean) = (Double(values.count), values.reduce(0, +) / Double(values.count))
    self.mean = mean
    error = values.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / (count - 1) / count
  }
}

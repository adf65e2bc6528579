import CodeService
import Console
import Foundation
import Sessions
import SignIn
import Usage

/// The time of comparing a typed code: how many of its digits are equal, from the first on, must not be seen in it.
enum ComparisonMeasurement: Measurement {
  static let name = "comparison"

  private static let code = "042917"
  private static let rounds = 12_000
  private static let comparisonsARound = 50
  /// Of Student's t, as leaks of time are looked for elsewhere: beyond it two sets of times differ.
  private static let limit = 4.5

  static func rows() throws(Failure) -> [BenchmarkRow] {
    let times = try times(of: (0...5).compactMap { wrong(equal: $0) })
    let (none, some) = (times[0], times.dropFirst())
    let pairs = some.map { zip($0, none).map { Pair(ours: $0, other: $1) } }
    let largest = pairs.map { abs(Self.t(of: $0)) }.max() ?? 0
    let all = Array(pairs.joined())
    return [
      BenchmarkRow(
        what: "comparing a code, 1 to 5 digits equal", ours: nanoseconds(all.map(\.ours).median),
        against: "none equal \(nanoseconds(none.median))",
        ratio: String(format: "%.3f, |t| up to %.1f", all.map(\.ratio).median, largest),
        claim: String(format: "|t| under %.1f", limit), isHeld: largest < limit)
    ]
  }

  /// How long each code took in each round, warmed up; who comes first in a round changes.
  private static func times(of codes: [OneTimeCode]) throws(Failure) -> [[Duration]] {
    let cell = try cell()
    var times = codes.map { _ in [Duration]() }
    for round in 0..<rounds {
      for place in codes.indices {
        let index = (place + round) % codes.count
        let duration = Pair.duration { for _ in 1...comparisonsARound { _ = cell.matches(codes[index]) } }
        if round >= rounds / 10 { times[index].append(duration) }
      }
    }
    return times
  }

  private static func cell() throws(Failure) -> CodeCell {
    do {
      guard let code = OneTimeCode(code) else { throw Failure(.broken, "'\(code)' is no code.") }
      return try CodeCell(holding: code)
    } catch {
      throw error as? Failure ?? Failure(.unavailable, "\(error)")
    }
  }

  /// A code that differs from a place on.
  private static func wrong(equal count: Int) -> OneTimeCode? {
    OneTimeCode(String(code.prefix(count) + code.dropFirst(count).map { $0 == "5" ? "6" : "5" }))
  }

  /// Student's t of the differences in a round, in which other load is the same for both; without the twentieth at
  /// either end, which is of interrupts.
  private static func t(of pairs: [Pair]) -> Double {
    let cut = pairs.count / 20
    let values = pairs.map { ($0.ours - $0.other) / .nanoseconds(1) }.sorted().dropFirst(cut).dropLast(cut)
    let (count, mean) = (Double(values.count), values.reduce(0, +) / Double(values.count))
    let variance = values.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / (count - 1)
    return mean / (variance / count).squareRoot()
  }

  private static func nanoseconds(_ round: Duration) -> String {
    String(format: "%.1f ns", round / .nanoseconds(comparisonsARound))
  }
}

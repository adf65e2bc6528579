import Foundation

/// One line of the benchmark's table.
struct BenchmarkRow: Hashable {
  var what: String
  var ours: String
  /// What it is held against; empty where the claim is a limit.
  var against = ""
  /// The ratio, or again nothing.
  var ratio = ""
  /// What is claimed; empty where a row only informs.
  var claim = ""
  /// Nothing where nothing is claimed.
  var isHeld: Bool?

  private static let heading = ["what", "ours", "against", "ratio", "claim", "held"]

  private var columns: [String] {
    [what, ours, against, ratio, claim, isHeld.map { $0 ? "yes" : "NO" } ?? ""]
  }

  /// All rows under a heading, in columns.
  static func table(_ rows: [BenchmarkRow]) -> String {
    let lines = [heading] + rows.map(\.columns)
    let widths = heading.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      zip(line, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(separator: "  ")
        .trimmingCharacters(in: .whitespaces)
    }.joined(separator: "\n")
  }
}

extension BenchmarkRow {
  /// The row with tabs between its columns.
  var line: String {
    columns.joined(separator: "\t")
  }

  /// Reads what `line` gave.
  init?(line: String) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard columns.count == BenchmarkRow.heading.count else { return nil }
    self.init(
      what: columns[0], ours: columns[1], against: columns[2], ratio: columns[3], claim: columns[4],
      isHeld: columns[5].isEmpty ? nil : columns[5] == "yes")
  }
}

extension BenchmarkRow {
  /// A time beside another one: the middle times, and the middle one of their ratios.
  init(_ what: String, _ pairs: [Pair], against name: String, atMost limit: Double? = nil) {
    let ratio = pairs.map(\.ratio).median
    self.init(
      what: what, ours: pairs.map(\.ours).median.inMilliseconds,
      against: "\(name) \(pairs.map(\.other).median.inMilliseconds)", ratio: String(format: "%.2f", ratio),
      claim: limit.map { String(format: "at most %.1f x", $0) } ?? "", isHeld: limit.map { ratio <= $0 })
  }

  /// A time under a limit.
  init(_ what: String, _ ours: Duration, under limit: Duration) {
    self.init(
      what: what, ours: ours.inMilliseconds, claim: "under \(limit.inMilliseconds)", isHeld: ours < limit)
  }
}

extension Duration {
  var inMilliseconds: String {
    String(format: "%.3f ms", self / .milliseconds(1))
  }
}

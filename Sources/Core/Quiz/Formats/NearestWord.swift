/// The word of a list that somebody who wrote another one most likely meant.
struct NearestWord {
  private static let longest = 40

  private let known: [String]

  init(_ known: [String]) {
    self.known = known
  }

  /// The nearest by edit distance, of two the first; nothing if none is near.
  func to(_ word: String) -> String? {
    guard word.utf8.count <= Self.longest else { return nil }
    let candidates = known.map { (word: $0, distance: Self.distance(word.lowercased(), $0)) }
    let best = candidates.min { $0.distance < $1.distance }
    return best.flatMap { $0.distance <= max(2, word.count / 2) && $0.distance < $0.word.count ? $0.word : nil }
  }

  /// Insertions, deletions, substitutions and swaps of neighbours that lead from one word to the other.
  static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var rows = [Array(0...right.count)]
    for (i, character) in left.enumerated() {
      var row = [i + 1]
      for (j, other) in right.enumerated() {
        var cost = min(rows[i][j] + (character == other ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, character == right[j - 1], left[i - 1] == other { cost = min(cost, rows[i - 1][j - 1] + 1) }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}

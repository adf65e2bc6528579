import Sessions

/// Which expectation goes with which announcement: the longest run that has both in the same order, and what is left
/// paired by its words.
struct Alignment {
  /// An expectation and an announcement, by their numbers.
  struct Pair {
    var expected: Int
    var met: Int
  }

  /// In order on both sides.
  private(set) var inOrder: [Pair] = []
  /// The same words in another place.
  private(set) var moved: [Pair] = []
  /// What stands in the same place with other words.
  private(set) var reworded: [Pair] = []
  /// Expected, and nowhere to be heard.
  private(set) var missing: [Int] = []
  /// Heard, and nowhere expected.
  private(set) var surplus: [Int] = []

  init(_ expected: [Expected], _ met: [Met], language: String) {
    let run = Alignment.longestRun(expected, met, language)
    inOrder = run.filter { expected[$0.expected].means(met[$0.met]) }
    missing = Array(Set(expected.indices).subtracting(inOrder.map(\.expected))).sorted()
    surplus = Array(Set(met.indices).subtracting(inOrder.map(\.met))).sorted()
    moved = takePairs { expected[$0].means(met[$1]) }
    let inOrder = inOrder
    let words = Dictionary(
      uniqueKeysWithValues: missing.map { ($0, Alignment.words(of: expected[$0].expectation.text)) })
    let sameKind = run.filter { !expected[$0.expected].means(met[$0.met]) }
    reworded = takePairs { one, other in
      sameKind.contains { $0.expected == one && $0.met == other }
        && Alignment.isAlike(expected[one], words[one] ?? [], met[other])
    }
    reworded += takePairs { one, other in
      inOrder.allSatisfy { ($0.expected < one) == ($0.met < other) }
        && Alignment.isAlike(expected[one], words[one] ?? [], met[other])
    }
  }

  /// Takes out of what is left what fits together.
  private mutating func takePairs(where fit: (Int, Int) -> Bool) -> [Pair] {
    var pairs: [Pair] = []
    for index in missing {
      guard let other = surplus.first(where: { fit(index, $0) }) else { continue }
      pairs.append(Pair(expected: index, met: other))
      missing.removeAll { $0 == index }
      surplus.removeAll { $0 == other }
    }
    return pairs
  }

  /// Whether one may be the other in new words: of one kind, and where that is left open some of the words are the same.
  private static func isAlike(_ expected: Expected, _ words: Set<Substring>, _ met: Met) -> Bool {
    guard let heard = met.heard, expected.expectation.fate != nil else { return false }
    guard expected.deviation(of: met, language: heard.words.language) != .anotherKind else { return false }
    if expected.expectation.kind == heard.kind { return true }
    let common = words.intersection(self.words(of: met.text)).count
    return common * 3 >= words.count || expected.expectation.isLike && common > 0
  }

  private static func words(of text: String) -> Set<Substring> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "*" && $0 != "#" })
  }

  /// The longest sequence that both have in common, by words; of several the one that fits best in all else, and of
  /// those the one that leaves most others beside one of their kind, whose words may have changed.
  private static func longestRun(_ expected: [Expected], _ met: [Met], _ language: String) -> [Pair] {
    let (rows, columns) = (expected.count, met.count)
    let weight = min(rows, columns) + 1
    func score(_ row: Int, _ column: Int) -> Int {
      guard expected[row].means(met[column]) else { return expected[row].isOfKind(of: met[column]) ? 1 : 0 }
      return (expected[row].deviation(of: met[column], language: language) == nil ? weight + 1 : weight) * weight
    }
    var best = Array(repeating: Array(repeating: 0, count: columns + 1), count: rows + 1)
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let pair = score(row, column)
        let with = pair > 0 ? best[row + 1][column + 1] + pair : 0
        best[row][column] = max(with, best[row + 1][column], best[row][column + 1])
      }
    }
    var (row, column, pairs) = (0, 0, [Pair]())
    while row < rows, column < columns {
      let pair = score(row, column)
      if pair > 0, best[row][column] == best[row + 1][column + 1] + pair {
        pairs.append(Pair(expected: row, met: column))
        (row, column) = (row + 1, column + 1)
      } else if best[row][column] == best[row + 1][column] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }
}

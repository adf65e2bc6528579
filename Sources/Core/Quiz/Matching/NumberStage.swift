/// S4: what is typed means a number of the author's, in digits or in words.
struct NumberStage: AnswerStage {
  private let rights: NumberTable
  private let traps: NumberTable
  private let reader: NumberReader

  /// Nil where answers are not compared as numbers.
  init?(_ sheet: AnswerSheet, ordinals: Bool) {
    guard sheet.isNumeric else { return nil }
    rights = NumberTable(sheet.rights)
    traps = NumberTable(sheet.traps)
    reader = NumberReader(mark: sheet.language.decimalMark, ordinals: ordinals, words: rights.wholes + traps.wholes)
  }

  func match(_ typed: AnswerText) -> AnswerMatch? {
    let readings = reader.readings(of: typed.form)
    if let match = AnswerMatch.first(trap: traps.hits(readings.own), right: rights.hits(readings.own)) { return match }
    return .first(trap: [], right: rights.hits(readings.foreign), almost: .decimalMark)
  }
}

/// Answers by the numbers they mean.
struct NumberTable: Sendable {
  private var exact: [ExactDecimal: [Int]] = [:]
  private var ranges: [(range: ClosedRange<ExactDecimal>, answer: Int)] = []

  /// Numbers that can be written in words: those in the middle of a tolerance too.
  private(set) var wholes: [Int] = []

  init(_ entries: [AnswerSheet.Entry]) {
    for entry in entries {
      for spelling in entry.spellings {
        guard let range = spelling.range else { continue }
        if range.lowerBound == range.upperBound {
          exact[range.lowerBound, default: []].append(entry.index)
        } else {
          ranges.append((range, entry.index))
        }
        if let whole = spelling.text.flatMap({ AuthorNumber(folded: $0.form, hasTolerance: false) })?.range.lowerBound
          .integer
        {
          wholes.append(whole)
        }
      }
    }
  }

  /// The answers that mean one of these numbers, in the order of the key.
  func hits(_ numbers: Set<ExactDecimal>) -> [Int] {
    var hits = Set(numbers.flatMap { exact[$0] ?? [] })
    for (range, answer) in ranges where numbers.contains(where: range.contains) { hits.insert(answer) }
    return hits.sorted()
  }
}

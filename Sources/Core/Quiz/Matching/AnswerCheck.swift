/// Looks for answers of one key that are none, or cannot be told from each other. A matcher does the same, but takes
/// longer to make.
struct AnswerCheck {
  private(set) var flaws: [AnswerFlaw]
  private(set) var remarks: [AnswerRemark] = []
  private let key: AnswerKey

  init(_ key: AnswerKey) {
    self.init(key, AnswerSheet(key))
  }

  init(_ key: AnswerKey, _ sheet: AnswerSheet) {
    self.key = key
    flaws = sheet.flaws
    var known: [Identity: Int] = [:]
    for entry in sheet.rights { compare(entry, with: &known) }
    for trap in sheet.traps {
      guard let other = Self.identities(of: trap, key).compactMap({ known[$0] }).first else { continue }
      flaws.append(
        AnswerFlaw(place: .trap(trap.index), text: key.traps[trap.index].text, problem: .isAccepted(key.accept[other])))
    }
  }

  /// What makes two spellings the same answer.
  private enum Identity: Hashable {
    case text([String])
    case number(ExactDecimal, ExactDecimal)
  }

  private mutating func compare(_ entry: AnswerSheet.Entry, with known: inout [Identity: Int]) {
    for identity in Self.identities(of: entry, key) {
      if let other = known[identity], other != entry.index {
        remarks.append(.sameAfterFolding(key.accept[other], key.accept[entry.index]))
      }
      known[identity] = known[identity] ?? entry.index
    }
    let hasWord = entry.spellings.contains { $0.pieces.contains { $0.form.contains { $0.isLetter || $0.isNumber } } }
    if !hasWord { remarks.append(.onlyPunctuation(key.accept[entry.index])) }
  }

  /// Two spellings of one answer that fold alike are nobody's loss.
  private static func identities(of entry: AnswerSheet.Entry, _ key: AnswerKey) -> Set<Identity> {
    Set(
      entry.spellings.map { spelling in
        if let range = spelling.range { return .number(range.lowerBound, range.upperBound) }
        return .text(spelling.pieces.map { key.accents == .strict ? $0.accented.first ?? "" : $0.form })
      })
  }
}

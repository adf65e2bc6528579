/// S5: yes and no, true and false in English and French, as a word or its first letter.
struct FamilyStage: AnswerStage {
  /// What such a word says.
  private struct Meaning: Hashable {
    enum Family: Hashable {
      case consent, truth
    }

    let family: Family
    let isPositive: Bool
  }

  private let words: [String: Meaning]
  private let rights: [Meaning: [Int]]
  private let traps: [Meaning: [Int]]

  /// Nil unless all accepted answers are of one family and one of them is a whole word: N alone is a letter.
  init?(_ sheet: AnswerSheet) {
    guard sheet.language.isKnown else { return nil }
    let words = Self.words(isFrench: sheet.language.isFrench)
    let spellings = sheet.rights.flatMap(\.spellings)
    guard let family = spellings.first.flatMap({ Self.meaning(of: $0, words) })?.family,
      spellings.allSatisfy({ Self.meaning(of: $0, words)?.family == family })
    else { return nil }
    guard spellings.contains(where: { ($0.text.map { Self.word($0) }?.count ?? 0) > 1 }) else { return nil }
    self.words = words
    rights = Self.places(sheet.rights, words)
    traps = Self.places(sheet.traps, words)
  }

  func match(_ typed: AnswerText) -> AnswerMatch? {
    guard let meaning = words[Self.word(typed)] else { return nil }
    if let match = AnswerMatch.first(trap: traps[meaning] ?? [], right: rights[meaning] ?? []) { return match }
    return rights.keys.contains { $0.family == meaning.family } ? .wrong : nil
  }

  private static func places(_ entries: [AnswerSheet.Entry], _ words: [String: Meaning]) -> [Meaning: [Int]] {
    var places: [Meaning: [Int]] = [:]
    for entry in entries {
      for meaning in Set(entry.spellings.compactMap({ meaning(of: $0, words) })) {
        places[meaning, default: []].append(entry.index)
      }
    }
    return places
  }

  private static func meaning(of spelling: AnswerSheet.Spelling, _ words: [String: Meaning]) -> Meaning? {
    spelling.text.flatMap { words[word($0)] }
  }

  private static func word(_ text: AnswerText) -> String {
    LooseText(folded: text.form).squeezed
  }

  private static func words(isFrench: Bool) -> [String: Meaning] {
    let lists: [(Meaning, [String])] = [
      (Meaning(family: .consent, isPositive: true), ["yes", "y", "oui"] + (isFrench ? ["o"] : [])),
      (Meaning(family: .consent, isPositive: false), ["no", "n", "non"]),
      (Meaning(family: .truth, isPositive: true), ["true", "t", "vrai", "v"]),
      (Meaning(family: .truth, isPositive: false), ["false", "f", "faux"]),
    ]
    return Dictionary(lists.flatMap { list in list.1.map { ($0, list.0) } }) { first, _ in first }
  }
}

/// Reads typed numbers: with group marks, one decimal mark, a minus as dash or word; in words if they are known ones.
struct NumberReader: Sendable {
  /// What a text can mean.
  struct Readings: Hashable {
    /// By the marks of the level's language, or of the other one if these make no sense of it.
    var own: Set<ExactDecimal>
    /// What only the marks of the other language make of it.
    var foreign: Set<ExactDecimal>
  }

  private let marks: NumberMarks
  private let foreignMarks: NumberMarks
  private let hasOrdinals: Bool
  /// Numbers without their sign.
  private let words: [String: ExactDecimal]

  /// `words` are the numbers that may be typed in words: those that are accepted, or known to be wrong.
  init(mark: AnswerLanguage.DecimalMark, ordinals: Bool, words: [Int]) {
    marks = mark == .point ? .point : .comma
    foreignMarks = mark == .point ? .comma : .point
    hasOrdinals = ordinals
    self.words = NumberWords.table(of: words, ordinals: ordinals)
  }

  /// Of a text that is folded already; none where it is no number.
  func readings(of folded: String) -> Readings {
    let (isNegative, body) = Self.withoutSign(folded)
    if let number = words[NumberWords.normal(body)] {
      return Readings(own: [isNegative ? -number : number], foreign: [])
    }
    let digits = hasOrdinals ? Self.withoutOrdinalEnding(body) : body
    let own = marks.readings(of: digits, isNegative: isNegative)
    let foreign = foreignMarks.readings(of: digits, isNegative: isNegative)
    return own.isEmpty ? Readings(own: foreign, foreign: []) : Readings(own: own, foreign: foreign)
  }

  private static func withoutSign(_ text: String) -> (isNegative: Bool, body: Substring) {
    for (sign, isNegative) in [("-", true), ("+", false), ("minus ", true), ("moins ", true)] {
      if text.hasPrefix(sign) { return (isNegative, text.dropFirst(sign.count).drop { $0 == " " }) }
    }
    return (false, Substring(text))
  }

  /// 3rd, 3e: the ending is not asked to be the one that belongs to the number.
  private static func withoutOrdinalEnding(_ text: Substring) -> Substring {
    let digits = text.prefix { $0.isNumber }
    let endings: Set<Substring> = ["st", "nd", "rd", "th", "er", "re", "ere", "e", "eme", "ieme", "nde"]
    return !digits.isEmpty && endings.contains(text.dropFirst(digits.count)) ? digits : text
  }
}

/// The marks of a language, between groups of three digits and before the decimals.
struct NumberMarks: Hashable, Sendable {
  let decimals: [Character]
  let groups: [Character]

  static let point = NumberMarks(decimals: ["."], groups: [",", " ", "'"])
  /// A point is either: keypads have it for the comma, and books between groups.
  static let comma = NumberMarks(decimals: [",", "."], groups: [".", " ", "'"])

  /// Each way to read these digits and marks.
  func readings(of text: Substring, isNegative: Bool) -> Set<ExactDecimal> {
    // A full stop at the end is the end of a sentence.
    let text = text.last == "." ? text.dropLast() : text
    let wholes = [number(whole: text, fraction: "", isNegative: isNegative)]
    let decimals = decimals.map { mark -> ExactDecimal? in
      guard let place = text.lastIndex(of: mark) else { return nil }
      let fraction = text[text.index(after: place)...]
      let whole = text[..<place]
      guard !fraction.isEmpty, !whole.contains(mark) else { return nil }
      return number(whole: whole, fraction: fraction, isNegative: isNegative)
    }
    return Set((wholes + decimals).compactMap(\.self))
  }

  private func number(whole: Substring, fraction: Substring, isNegative: Bool) -> ExactDecimal? {
    guard let digits = ungrouped(whole) else { return nil }
    return ExactDecimal(whole: digits, fraction: fraction, isNegative: isNegative)
  }

  /// The digits of groups that are all of three, but for the first, and parted by one mark; nil if they are not.
  private func ungrouped(_ whole: Substring) -> Substring? {
    guard let mark = whole.first(where: { !$0.isNumber }) else { return whole }
    let parts = whole.split(separator: mark, omittingEmptySubsequences: false)
    guard groups.contains(mark), let first = parts.first else { return nil }
    let isGrouped =
      (1...3).contains(first.count) && first.first != "0" && parts.dropFirst().allSatisfy { $0.count == 3 }
    return isGrouped ? Substring(parts.joined()) : nil
  }
}

/// A number as authors write it in every language: `-12.5`, with a tolerance `3.14:0.01`.
struct AuthorNumber: Hashable {
  /// Without the tolerance.
  let text: String
  /// From the number less its tolerance to the number and its tolerance.
  let range: ClosedRange<ExactDecimal>

  /// Nil where the text is anything else; a tolerance is read only where one can stand.
  init?(folded: String, hasTolerance: Bool) {
    guard let sign = folded.first, sign == "-" || sign.isNumber else { return nil }
    let parts = folded.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard let first = parts.first, let number = Self.number(first) else { return nil }
    self.text = first
    switch parts.count {
    case 1: range = number...number
    case 2 where hasTolerance:
      guard let tolerance = Self.number(parts[1]), !tolerance.isNegative else { return nil }
      range = (number - tolerance)...(number + tolerance)
    default: return nil
    }
  }

  private static func number(_ text: String) -> ExactDecimal? {
    let isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0).split(separator: ".", omittingEmptySubsequences: false)
    switch parts.count {
    case 1: return ExactDecimal(whole: parts[0], isNegative: isNegative)
    case 2 where !parts.contains(where: \.isEmpty):
      return ExactDecimal(whole: parts[0], fraction: parts[1], isNegative: isNegative)
    default: return nil
    }
  }
}

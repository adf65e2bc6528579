/// How the words of a file stand in a message about it.
enum Quoted {
  private static let longest = 40

  /// In single quotes, cut if long, with what cannot be seen or would disturb a terminal written out.
  static func text(_ text: String) -> String {
    "'\(shortened(text))'"
  }

  /// The same without quotes.
  static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let start = scalars.prefix(longest).map(visible).joined()
    return scalars.count > longest ? start + "…" : start
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      "U+" + String(scalar.value, radix: 16, uppercase: true)
    default: String(Character(scalar))
    }
  }

  /// Words one after the other: `a, b or c`.
  static func choice(of words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

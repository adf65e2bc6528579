import Foundation

/// Whole numbers in English and French words. They are only ever written: Foundation reads "ten four" as 1004.
enum NumberWords {
  /// The last two say septante and nonante, the third huitante too.
  private static let languages = ["en", "fr", "fr_CH", "fr_BE"]

  /// The numbers without their sign, by each way to say them.
  static func table(of numbers: [Int], ordinals: Bool) -> [String: ExactDecimal] {
    let formatters = languages.map(formatter)
    var table: [String: ExactDecimal] = [:]
    for number in Set(numbers.map(\.magnitude)) {
      guard let value = ExactDecimal(whole: Substring(String(number))) else { continue }
      for formatter in formatters {
        guard let cardinal = formatter.string(from: NSNumber(value: number)) else { continue }
        let words = ordinals ? [cardinal] + OrdinalWords.forms(of: number, cardinal: cardinal) : [cardinal]
        for word in words { table[normal(FoldedText(word).form)] = value }
      }
    }
    return table
  }

  /// Folded words as they are compared: hyphens as blanks, no "and" or "et", no plural of hundred and twenty.
  static func normal(_ folded: some StringProtocol) -> String {
    let words = folded.split { $0 == " " || $0 == "-" }.filter { $0 != "and" && $0 != "et" }
    return words.map { $0 == "vingts" || $0 == "cents" ? $0.dropLast() : $0 }.joined(separator: " ")
  }

  private static func formatter(_ language: String) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: language)
    formatter.numberStyle = .spellOut
    return formatter
  }
}

/// Ordinals made from cardinals, for Foundation writes them in digits only.
enum OrdinalWords {
  /// In the language of the cardinal, which its words show.
  static func forms(of number: UInt, cardinal: String) -> [String] {
    let start = cardinal.lastIndex { $0 == "-" || $0 == " " }.map { cardinal.index(after: $0) }
    let last = String(cardinal[(start ?? cardinal.startIndex)...])
    let head = String(cardinal.dropLast(last.count))
    return [english(last), french(last)].map { head + $0 } + (special[number] ?? [])
  }

  private static let special: [UInt: [String]] = [1: ["premier", "première"], 2: ["second", "seconde"]]

  private static func english(_ word: String) -> String {
    if let ordinal = irregular[word] { return ordinal }
    return word.hasSuffix("y") ? word.dropLast() + "ieth" : word + "th"
  }

  private static let irregular = [
    "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth", "nine": "ninth",
    "twelve": "twelfth",
  ]

  private static func french(_ word: String) -> String {
    switch word {
    case "cinq": "cinquième"
    case "neuf": "neuvième"
    case "vingts", "cents", "millions", "milliards": word.dropLast() + "ième"
    default: (word.hasSuffix("e") ? String(word.dropLast()) : word) + "ième"
    }
  }
}

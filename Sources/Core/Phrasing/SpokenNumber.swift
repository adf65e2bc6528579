/// Numbers as voices say them right.
enum SpokenNumber {
  /// From one digit more on nobody follows a number as a quantity.
  static let longestQuantity = 12
  /// So many digits of a longer one are said.
  private static let mostDigits = 30

  /// A quantity; the voices are trusted with what is below a million. Russian calls a million a thousand.
  static func quantity(_ digits: String, _ names: CharacterNames) -> String {
    let count = digits.utf8.count
    if count > longestQuantity { return long(digits, names) }
    guard count > 6, !digits.hasPrefix("0"), let number = Int(digits) else { return digits }
    let scales = [
      (number / 1_000_000_000, "number.billion"), (number / 1_000_000 % 1_000, "number.million"),
    ].filter { $0.0 > 0 }.map { names.counted($1, $0) }
    let rest = number % 1_000_000
    return (scales + (rest > 0 ? [String(rest)] : [])).joined(separator: " ")
  }

  /// Digits one by one, in groups; of very many the first, and how many follow.
  private static func long(_ digits: String, _ names: CharacterNames) -> String {
    let rest = digits.utf8.count - mostDigits
    let said = inGroups(digits.prefix(mostDigits), of: threes(min(digits.utf8.count, mostDigits)))
    return rest > 0 ? "\(said), \(names.counted("number.more", rest))" : said
  }

  /// Digits one by one.
  static func apart(_ digits: some StringProtocol) -> String {
    digits.map(String.init).joined(separator: " ")
  }

  /// Characters one by one, with a comma, which is a pause to every voice, between groups of these sizes.
  static func inGroups(_ characters: some StringProtocol, of sizes: [Int]) -> String {
    var rest = characters[...]
    var groups: [String] = []
    for size in sizes where !rest.isEmpty {
      groups.append(apart(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    if !rest.isEmpty { groups.append(apart(rest)) }
    return groups.joined(separator: ", ")
  }

  /// Threes, the last group of two to four.
  static func threes(_ count: Int) -> [Int] {
    guard count > 4 else { return [count] }
    return count % 3 == 1
      ? Array(repeating: 3, count: count / 3 - 1) + [4]
      : Array(repeating: 3, count: count / 3) + (count % 3 == 0 ? [] : [2])
  }

  /// Whether the voice of a language needs its decimals taken apart.
  ///
  /// French reads 3,1415 as a whole number after the comma, Russian 3,14 as "three and fourteen tenths".
  static func needsPoint(in language: String) -> Bool {
    ["fr", "ru"].contains(language.baseLanguage)
  }

  /// A year as it is said: in English by pairs, but from 2000 to 2009.
  static func year(_ year: Int, in language: String) -> String {
    guard language.baseLanguage == "en", (1010...1999).contains(year) || (2010...2099).contains(year) else {
      return String(year)
    }
    let (century, rest) = (year / 100, year % 100)
    return rest == 0 ? "\(century) hundred" : rest < 10 ? "\(century) oh \(rest)" : "\(century) \(rest)"
  }
}

/// The groups in which codes and telephone numbers are said.
enum DigitGroups {
  /// Of a code with so many characters.
  static func code(of length: Int, _ groups: SpokenSettings.CodeGroups) -> [Int] {
    switch groups {
    case .two: Array(repeating: 2, count: length / 2)
    case .three: Array(repeating: 3, count: length / 3)
    case .auto: length == 5 ? [5] : length == 4 ? [2, 2] : length == 8 ? [4, 4] : SpokenNumber.threes(length)
    }
  }

  /// Of a telephone number with its country code, without the plus: the first group is the country's.
  static func international(_ digits: String) -> [Int] {
    switch digits.prefix(2) {
    case "44" where digits.hasPrefix("447"): [2, 4, 3, 3]
    case "33": [2, 1, 2, 2, 2, 2]
    case let code where code.hasPrefix("7"): [1, 3, 3, 2, 2]
    case let code where code.hasPrefix("1"): [1, 3, 3, 4]
    case let code:
      {
        let country = twoDigitCountries.contains(String(code)) ? 2 : 3
        return [min(country, digits.count)] + SpokenNumber.threes(max(0, digits.count - country))
      }()
    }
  }

  private static let twoDigitCountries: Set<String> = [
    "20", "27", "30", "31", "32", "33", "34", "36", "39", "40", "41", "43", "44", "45", "46", "47", "48", "49", "51",
    "52", "53", "54", "55", "56", "57", "58", "60", "61", "62", "63", "64", "65", "66", "81", "82", "84", "86", "90",
    "91", "92", "93", "94", "95", "98",
  ]
}

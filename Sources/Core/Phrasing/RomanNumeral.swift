// Roman numerals within a word: voices call them by their letters, or add that they are Roman.
extension WordScanner {
  /// Takes letters that are a numeral of the small numbers that texts have, for centuries and kings.
  mutating func takeRoman() -> Bool {
    guard reading == .text, context.namesItsMarks, look(-1).map({ $0.isMark && $0 != "-" }) ?? true else {
      return false
    }
    var count = 0
    while let letter = look(count), RomanNumeral.values[letter] != nil { count += 1 }
    let letters = word[place..<place + count]
    let suffix = ordinal(after: count)
    // One letter may be anything; where words are Cyrillic, I is a numeral.
    let isClear = count > 1 || suffix > 0 || (count == 1 && letters.first == "I" && context.scripts.contains(.cyrillic))
    guard isClear, let value = RomanNumeral.value(of: letters), look(count + suffix)?.isMark ?? true else {
      return false
    }
    add(count, speech: String(value))
    takeFrenchOrdinal()
    return true
  }

  /// How many letters after a numeral make it an ordinal one, in French.
  private mutating func ordinal(after count: Int) -> Int {
    guard context.voice.baseLanguage == "fr", count > 0 else { return 0 }
    if look(count) == "e" { return look(count + 1) == "r" ? 2 : 1 }
    return 0
  }
}

/// Numerals of I, V and X, as they are written today.
enum RomanNumeral {
  static let values: [Character: Int] = ["I": 1, "V": 5, "X": 10]

  /// Nothing for letters in another order: IIX, VX.
  static func value(of letters: ArraySlice<Character>) -> Int? {
    var value = 0
    var rest = letters
    while rest.first == "X" { (value, rest) = (value + 10, rest.dropFirst()) }
    guard value < 40, let unit = units[String(rest)] else { return nil }
    return value + unit
  }

  private static let units = [
    "": 0, "I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6, "VII": 7, "VIII": 8, "IX": 9,
  ]
}

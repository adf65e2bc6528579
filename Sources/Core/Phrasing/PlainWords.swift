/// Tells the words that a voice says right as they stand, so that most texts cost no more than a look.
struct PlainWords {
  private let hasLatin: Bool
  private let hasCyrillic: Bool
  private let leavesMarks: Bool

  init(_ context: SpokenContext) {
    let scripts = Script.read(in: context.voice)
    hasLatin = scripts.contains(.latin)
    hasCyrillic = scripts.contains(.cyrillic)
    leavesMarks = context.settings.punctuation != .all
  }

  /// The words of a text with single blanks; nothing if one of them is not plain.
  func words(of text: String) -> [Substring]? {
    let words = text.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    return words.allSatisfy(hold) ? words : nil
  }

  func hold(_ word: Substring) -> Bool {
    var last: UInt32 = 0
    var count = 0
    for scalar in word.unicodeScalars {
      let value = scalar.value
      if PlainWords.isRoman(last), PlainWords.isRoman(value) || value == 0x65 { return false }
      count = value == last ? count + 1 : 1
      last = value
      switch value {
      case 0x131, 0x149, 0x17F: return false
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x17E: if !hasLatin { return false }
      case 0x400, 0x405, 0x40A, 0x40D, 0x450, 0x455, 0x45A, 0x45D: return false
      case 0x401...0x45F: if !hasCyrillic { return false }
      case 0x21, 0x22, 0x27...0x29, 0x2C...0x2E, 0x3A, 0x3B, 0x3F, 0xAB, 0xBB, 0x2013...0x201E, 0x2026:
        if !leavesMarks || count > SpokenText.longestEnumeration { return false }
      default: return false
      }
    }
    // A dash alone may stand between numbers.
    return word != "-" && word != "–" && word != "—"
  }

  private static func isRoman(_ value: UInt32) -> Bool {
    value == 0x49 || value == 0x56 || value == 0x58
  }
}

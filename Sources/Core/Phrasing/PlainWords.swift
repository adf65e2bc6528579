/// Tells the words that a voice says right as they stand, so that most texts cost no more than a look.
struct PlainWords {
  private let hasLatin: Bool
  private let hasCyrillic: Bool
  private let leavesMarks: Bool

  init(in voice: String, _ punctuation: SpokenSettings.Punctuation) {
    let scripts = Script.read(in: voice)
    hasLatin = scripts.contains(.latin)
    hasCyrillic = scripts.contains(.cyrillic)
    leavesMarks = punctuation != .all
  }

  /// Whether all words are plain; there is one blank between two of them.
  func hold(_ words: some Sequence<Unicode.Scalar>) -> Bool {
    var last = PlainWords.blank
    /// How often the last character has come in a row, and how many the word has.
    var (count, length) = (0, 0)
    for scalar in words {
      let value = scalar.value
      if value == PlainWords.blank {
        if length == 1, PlainWords.isDash(last) { return false }
        (last, count, length) = (value, 0, 0)
        continue
      }
      if PlainWords.isRoman(last), PlainWords.isRoman(value) || value == 0x65 { return false }
      count = value == last ? count + 1 : 1
      length += 1
      last = value
      guard isPlain(value, count: count) else { return false }
    }
    return length != 1 || !PlainWords.isDash(last)
  }

  /// Whether a character may stand in a plain word, so often in a row.
  private func isPlain(_ value: UInt32, count: Int) -> Bool {
    switch value {
    case 0x131, 0x149, 0x17F: false
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x17E: hasLatin
    case 0x400, 0x405, 0x40A, 0x40D, 0x450, 0x455, 0x45A, 0x45D: false
    case 0x401...0x45F: hasCyrillic
    case 0x21, 0x22, 0x27...0x29, 0x2C...0x2E, 0x3A, 0x3B, 0x3F, 0xAB, 0xBB, 0x2013...0x201E, 0x2026:
      leavesMarks && count <= SpokenText.longestEnumeration
    default: false
    }
  }

  private static let blank: UInt32 = 0x20

  /// A dash alone may stand between numbers.
  private static func isDash(_ value: UInt32) -> Bool {
    value == 0x2D || value == 0x2013 || value == 0x2014
  }

  private static func isRoman(_ value: UInt32) -> Bool {
    value == 0x49 || value == 0x56 || value == 0x58
  }
}

import Foundation

/// A system of writing that voices know.
enum Script: Hashable, Sendable {
  case latin, cyrillic, greek, arabic, hebrew, devanagari, han, kana, hangul, thai, georgian, armenian

  /// The script of a letter; nothing for marks, and for letters so rare that no voice says more than their number.
  init?(of scalar: Unicode.Scalar) {
    guard let script = Script.block(of: scalar.value), scalar.properties.isAlphabetic else { return nil }
    self = script
  }

  private static func block(of value: UInt32) -> Script? {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF, 0x1E00...0x1EFF, 0xFB00...0xFB06: .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
    case 0x400...0x45F, 0x490, 0x491: .cyrillic
    case 0x531...0x587: .armenian
    case 0x5D0...0x5F2: .hebrew
    case 0x621...0x64A, 0x67E, 0x686, 0x698, 0x6A9, 0x6AF, 0x6CC: .arabic
    case 0x900...0x97F: .devanagari
    case 0xE01...0xE4E: .thai
    case 0x10A0...0x10FF: .georgian
    case 0x3041...0x3096, 0x30A1...0x30FA: .kana
    case 0x4E00...0x9FA5: .han
    case 0xAC00...0xD7A3: .hangul
    default: nil
    }
  }

  /// Whether one letter is no word yet.
  var isAlphabet: Bool { self != .han && self != .kana && self != .hangul }

  /// Whether no voice says these letters: nothing but carriers of the hamza, or the small tsu, and what stands on them;
  /// or one letter again and again, but for Latin, which a voice reads somehow.
  func isSilent(_ letters: [Character]) -> Bool {
    if self != .latin, letters.count > SpokenText.longestEnumeration, Script.areOne(letters) { return true }
    let scalars = letters.flatMap(\.unicodeScalars)
    guard scalars.allSatisfy(Script.isWeak) else { return false }
    return scalars.count > 1 || self == .kana
  }

  /// Whether it is one letter again and again, whatever stands on it.
  static func areOne(_ letters: [Character]) -> Bool {
    Set(letters.map(\.unicodeScalars.first)).count == 1
  }

  private static func isWeak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x621...0x626, 0x640, 0x6CC, 0x3063, 0x30C3: true
    default: scalar.properties.canonicalCombiningClass != .notReordered
    }
  }

  /// What a voice is given of letters: without marks that stand apart from them, which would silence it, and without
  /// those that make a letter one that the voice only knows the number of.
  func spoken(_ letters: [Character], in voice: String) -> String {
    let bare = letters.flatMap(\.unicodeScalars).filter { !(0x300...0x36F).contains($0.value) }
    guard let base = Script.plainReaders[self], base.contains(voice.baseLanguage) else {
      return String(String.UnicodeScalarView(bare))
    }
    return bare.map { Script.plainForm(of: $0) }.joined()
  }

  /// The voices that know the letters of their own language and hardly any other.
  private static let plainReaders: [Script: Set<String>] = [.latin: ["en", "fr"], .cyrillic: ["ru"]]

  /// The letter that a voice knows in place of one that it does not.
  private static func plainForm(of scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x131: "i"
    case 0x149, 0x17F...0x24F, 0x1E00...0x1EFF, 0xFB00...0xFB06, 0x400, 0x40D, 0x450, 0x45D: base(of: scalar)
    case 0x405: "ДЗ"
    case 0x455: "дз"
    case 0x40A: "НЬ"
    case 0x45A: "нь"
    default: String(scalar)
    }
  }

  private static func base(of scalar: Unicode.Scalar) -> String {
    let scalars = String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars
    return String(String.UnicodeScalarView(scalars.filter { $0.properties.isAlphabetic && $0.value != 0x2BC }))
  }

  /// The tag of the voice that reads it where nothing is known of the words.
  var language: String {
    switch self {
    case .latin: "en"
    case .cyrillic: "ru"
    case .greek: "el"
    case .arabic: "ar"
    case .hebrew: "he"
    case .devanagari: "hi"
    case .han: "cmn"
    case .kana: "ja"
    case .hangul: "ko"
    case .thai: "th"
    case .georgian: "ka"
    case .armenian: "hy"
    }
  }

  /// The scripts that the voice of a language reads as its own.
  static func read(in language: String) -> [Script] {
    readers[language.baseLanguage] ?? [.latin]
  }

  private static let readers: [String: [Script]] = [
    "ru": [.cyrillic], "uk": [.cyrillic], "be": [.cyrillic], "bg": [.cyrillic], "mk": [.cyrillic], "sr": [.cyrillic],
    "kk": [.cyrillic], "ky": [.cyrillic], "mn": [.cyrillic], "tg": [.cyrillic], "el": [.greek], "ar": [.arabic],
    "fa": [.arabic], "ur": [.arabic], "he": [.hebrew], "yi": [.hebrew], "hi": [.devanagari], "mr": [.devanagari],
    "ne": [.devanagari], "zh": [.han], "cmn": [.han], "yue": [.han], "ja": [.han, .kana], "ko": [.hangul, .han],
    "th": [.thai], "ka": [.georgian], "hy": [.armenian],
  ]
}

extension Script {
  /// The script of a character that is a letter with what stands on it.
  init?(of character: Character) {
    guard let scalar = character.unicodeScalars.first else { return nil }
    self.init(of: scalar)
  }
}

import Phrasing
import Screens
import Testing
import Timeline

@Suite struct SpokenCharacterTests {
  private let catalogue: PhraseCatalogue

  init() throws {
    catalogue = try ownPhrases()
  }

  private func speech(_ text: Text, _ language: String, _ settings: SpokenSettings = SpokenSettings()) -> String {
    catalogue.runs(of: text, in: language, at: .start, settings: settings).map(\.speech).joined(separator: " ")
  }

  @Test(
    "announcements-31: a capital that is typed is called a capital",
    arguments: [
      ("en", "A", "capital A"), ("fr", "É", "É majuscule"), ("ru", "Ж", "заглавная Ж"), ("en", "a", "a"),
      ("en", "Ω", "capital omega"), ("ru", "Q", "заглавная Q"), ("en", "7", "7"),
    ] as [(String, Character, String)])
  func capitals(language: String, letter: Character, expected: String) {
    #expect(speech(.character(letter), language) == expected)
    #expect(speech(.character(letter), language, SpokenSettings(capitals: .pitch)) == expected)
    #expect(!speech(.letter(letter), language).contains("capital"))
  }

  @Test(
    "announcements-31: a capital is raised where the user wants its pitch too, and nothing else is",
    arguments: [
      (.character("A"), ["capital", "A"]), (.character("a"), []), (.character("Ж"), ["capital", "Ж"]),
      (.spelled(.verbatim("Oslo Bay")), ["capital O", "capital B"]), (.phonetic(.verbatim("Ob")), ["capital Oscar"]),
      (.verbatim("Oslo"), []), (.letter("A"), []),
    ] as [(Text, [String])])
  func raised(text: Text, expected: [String]) {
    let raised = catalogue.runs(of: text, in: "en", at: .start, settings: SpokenSettings(capitals: .pitch))
    #expect(raised.filter(\.isRaised).map(\.speech) == expected)
    let plain = catalogue.runs(of: text, in: "en", at: .start)
    #expect(plain.allSatisfy { !$0.isRaised })
    #expect(plain.text == raised.text)
  }

  @Test("announcements-33: a letter as an option is a part that is spelled", arguments: ["en", "fr", "ru"])
  func options(language: String) {
    for letter in language == "ru" ? "АБВ" : "ABC" {
      #expect(speech(.letter(letter), language) == String(letter))
    }
  }

  @Test(
    "announcements-21: a typed mark is recorded and said by its name",
    arguments: [
      ("en", ":", "colon"), ("fr", ":", "deux-points"), ("ru", ":", "двоеточие"), ("en", " ", "space"),
      ("ru", "\u{A0}", "пробел"), ("en", "\u{301}", "acute accent"), ("fr", "\u{308}", "tréma"),
      ("fr", "\u{334}", "signe diacritique"), ("en", "\u{FFFD}", "unreadable character"),
      ("ru", "\u{FFFD}", "нечитаемый символ"), ("en", "½", "one half"), ("en", "→", "right arrow"),
      ("fr", "①", "1"), ("fr", "Ａ", "A"), ("ru", "♬", "символ"), ("en", "♬", "beamed sixteenth notes"),
      ("en", "\u{E000}", "symbol"),
    ] as [(String, Character, String)])
  func marks(language: String, mark: Character, expected: String) {
    let runs = catalogue.runs(of: .character(mark), in: language, at: .start)
    #expect(runs.map(\.speech) == [expected])
    #expect(runs.text == expected)
  }

  @Test(
    "announcements-39: an emoji is called by a name in words",
    arguments: [
      ("en", "Bravo 🎉", "Bravo party popper"), ("fr", "Bravo 🎉!", "Bravo cotillons!"), ("ru", "Ура🎉", "Ура хлопушка"),
      ("en", "👍🏽", "thumbs up"), ("en", "❤\u{FE0F}", "red heart"), ("en", "👨\u{200D}👩\u{200D}👧", "man woman girl"),
      ("fr", "👨", "symbole"), ("en", "🇫🇷", "flag France"), ("fr", "🇩🇪", "drapeau Allemagne"),
      ("en", "1\u{FE0F}\u{20E3}", "1"),
      ("en", "🎉🎉🎉🎉🎉", "5 times party popper"), ("en", "🪐", "ringed planet"),
    ])
  func emoji(language: String, text: String, expected: String) {
    #expect(speech(.verbatim(text), language) == expected)
    #expect(speech(.verbatim(text), language, SpokenSettings(punctuation: .none)) == expected)
  }

  @Test(
    "announcements-37: from four on the same mark is counted",
    arguments: [
      ("en", "wait.....", "wait 5 times full stop"), ("en", "no!!!", "no!!!"), ("fr", "====", "4 fois égal"),
      ("ru", "*****", "5 раз звёздочка"), ("ru", "****", "4 раза звёздочка"), ("en", "a ---- b", "a 4 times hyphen b"),
    ])
  func repeated(language: String, text: String, expected: String) {
    #expect(speech(.verbatim(text), language) == expected)
  }

  @Test(
    "announcements-36: the user decides which marks of a text are named",
    arguments: [
      ("en", "“Yes,” he said; (no)!", "“Yes,” he said; (no)!", "“Yes,” he said; (no)!"),
      ("en", "x_y < 3", "x_y < 3", "x underscore y less than 3"),
      ("fr", "a/b = c#", "a/b = c#", "a barre oblique b égal c dièse"),
      ("ru", "5 € × 2°", "5 € × 2 градуса", "5 евро умножить на 2 градуса"),
      ("en", "<b>bold</b>", "<b>bold</b>", "less than b greater than bold less than/b greater than"),
    ])
  func punctuation(language: String, text: String, none: String, some: String) {
    #expect(speech(.verbatim(text), language, SpokenSettings(punctuation: .none)) == none)
    #expect(speech(.verbatim(text), language) == some)
    let all = speech(.verbatim(text), language, SpokenSettings(punctuation: .all))
    #expect(all.allSatisfy { $0.isLetter || $0.isNumber || $0.isWhitespace }, "\(all)")
  }

  @Test("A word that is spelled has its capitals and its blanks", arguments: [("en", "capital O s l o space é")])
  func spelling(language: String, expected: String) {
    #expect(speech(.spelled(.verbatim("Oslo é")), language) == expected)
  }

  @Test(
    "announcements-36: every character that can be typed or be an answer has a name",
    arguments: ["en", "fr", "ru"])
  func names(language: String) {
    let ascii = (0x21...0x7E).compactMap(Unicode.Scalar.init)
    let latin = (0xA1...0xFF).filter { $0 != 0xAD }.compactMap(Unicode.Scalar.init)
    let greek = Array("αβγδεζηθικλμνξοπρστυφχψω".unicodeScalars)
    for character in (ascii + latin + greek).map(Character.init) where !character.isLetter && !character.isNumber {
      #expect(catalogue.keys.contains("character.\(character)"), "\(character)")
    }
    for letter in "αβγδεζηθικλμνξοπρςστυφχψωабвгдеёжзийклмнопрстуфхцчшщъыьэюя²³¹¼½¾ªº" {
      #expect(catalogue.keys.contains("character.\(letter)"), "\(letter)")
    }
    let names = catalogue.keys.filter { $0.hasPrefix("character.") && !$0.hasSuffix("➜") }
    let words = names.map { catalogue.line(of: .phrase($0, ["n": .number(7)]), in: language) }
    #expect(Set(words).count > names.count - 8, "names tell one character from another")
  }
}

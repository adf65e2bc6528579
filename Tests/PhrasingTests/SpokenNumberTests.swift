import Phrasing
import Screens
import Testing
import Timeline

/// No Roman numeral.
private let fourTens = String(repeating: "X", count: 4)

@Suite struct SpokenNumberTests {
  private let catalogue: PhraseCatalogue

  init() throws {
    catalogue = try ownPhrases()
  }

  private func speech(_ text: Text, _ language: String, _ settings: SpokenSettings = SpokenSettings()) -> String {
    catalogue.runs(of: text, in: language, at: .start, settings: settings).map(\.speech).joined(separator: " | ")
  }

  @Test(
    "announcements-35: a quantity is one number, whatever sets its thousands apart",
    arguments: [
      ("en", "1 000", "1000"), ("fr", "1 000", "1000"), ("ru", "1 000", "1000"),
      ("en", "3 500", "3500"), ("fr", "3\u{202F}500 €", "3500 €"), ("ru", "12\u{A0}500.", "12500."),
      ("en", "(1 234 567)", "(1 million 234567)"), ("fr", "2 000 000", "2 millions"),
      ("ru", "1000000", "1 миллион"), ("ru", "22000000", "22 миллиона"), ("ru", "5000001", "5 миллионов 1"),
      ("ru", "21000000000", "21 миллиард"), ("en", "the 12 500 men", "the 12500 men"),
      ("en", "020 7946 0958", "020 7946 0958"), ("en", "5 1000", "5 1000"), ("en", "0 500", "0 500"),
      ("en", "1234567890123", "1 2 3, 4 5 6, 7 8 9, 0 1 2 3"), ("en", "0042", "0042"),
      ("en", "٤٢", "42"), ("en", "999999", "999999"),
      ("en", "1 000–2 000", "1000 to 2000"), ("fr", "1\u{202F}000–2\u{202F}000 €", "1000 à 2000 €"),
      ("ru", "1 000—2 000", "1000 тире 2000"), ("en", "5–2 000, (1 000–2 000)", "5 to 2000, (1000 to 2000)"),
      ("fr", "1 000 – 2 000", "1000 à 2000"), ("en", "1 000 - 2 000", "1000 dash 2000"),
      ("en", "1 000-2 000-3 000", "1000 dash 2000 dash 3000"), ("ru", "1 000–200", "1000 тире 200"),
      ("ru", "от 1\u{A0}000 до 2\u{A0}000", "от 1000 до 2000"), ("en", "x5 000", "x5 000"),
      ("en", "3.5 000", "3.5 000"), ("fr", "1 234,56", "1234 virgule 56"),
    ])
  func quantities(language: String, text: String, expected: String) {
    #expect(speech(.verbatim(text), language) == expected)
    #expect(catalogue.line(of: .verbatim(text), in: language).contains { $0.isNumber })
  }

  @Test(
    "A very long number is said up to its thirtieth digit",
    arguments: [("en", "and 30 more digits"), ("fr", "et encore 30 chiffres"), ("ru", "и ещё 30 цифр")])
  func cap(language: String, rest: String) {
    let text = String(repeating: "9", count: 60)
    let speech = speech(.verbatim(text), language)
    #expect(speech.count { $0 == "9" } == 30)
    #expect(speech.hasSuffix(rest))
    #expect(catalogue.line(of: .verbatim(text), in: language) == text)
  }

  @Test(
    "A decimal part is heard digit by digit where a voice would make a quantity of it",
    arguments: [
      ("en", "3.1415", "3.1415"), ("fr", "3,1415", "3 virgule 1 4 1 5"), ("fr", "3,14", "3 virgule 14"),
      ("fr", "3,05", "3 virgule 0 5"), ("fr", "3.14", "3 point 14"), ("ru", "3,14", "3 запятая 14"),
      ("ru", "-0,5", "минус 0 запятая 5"), ("fr", "192.168.1.1", "192.168.1.1"), ("fr", "le 1, puis", "le 1, puis"),
    ])
  func decimals(language: String, text: String, expected: String) {
    #expect(speech(.verbatim(text), language) == expected)
  }

  @Test(
    "A dash between numbers is a word",
    arguments: [
      ("en", "2026-11-30", "2026 dash 11 dash 30"), ("en", "10–12", "10 to 12"), ("fr", "10–12", "10 à 12"),
      ("ru", "10–12", "10 тире 12"), ("fr", "5 - 3", "5 tiret 3"), ("fr", "5 − 3", "5 moins 3"),
      ("en", "F-16", "F-16"), ("en", "one - two", "one - two"), ("ru", "−7", "минус 7"),
    ])
  func dashes(language: String, text: String, expected: String) {
    #expect(speech(.verbatim(text), language) == expected)
  }

  @Test(
    "A unit after a number is a word, in the form that the number wants",
    arguments: [
      ("ru", "5 %, 1 %, 2,5 %, 21%", "5 процентов, 1 процент, 2 запятая 5 процента, 21 процент"),
      ("ru", "1 ₽, 1 001 ₽, 12 500 ₽", "1 рубль, 1001 рубль, 12500 рублей"), ("ru", "100 руб.", "100 рублей."),
      ("ru", "−20\u{A0}°C, 3°", "минус 20 градусов Цельсия, 3 градуса"),
      ("ru", "10 кг, 2 м, 90 км/ч, 5мм", "10 килограммов, 2 метра, 90 километров в час, 5 миллиметров"),
      ("ru", "5 метров, 3 часа, м 5", "5 метров, 3 часа, м 5"), ("ru", "5,30 м", "5 запятая 30 метра"),
      ("fr", "12 h 30, 1 h, 5h, 12h30min", "12 heures 30, 1 heure, 5 heures, 12 heures 30 minutes"),
      (
        "fr", "5 m, 30 s, 100 g, 2 l. 5 mois, 2 s’en vont",
        "5 mètres, 30 secondes, 100 grammes, 2 litres. 5 mois, 2 s’en vont"
      ),
      ("fr", "14h-16h, 2 m-x", "14 heures-16 heures, 2 m-x"),
      ("fr", "10 %, 130 km/h, 5 hommes", "10 %, 130 kilomètres par heure, 5 hommes"),
      ("en", "60 km/h, 1 km, 5 ₽, 5 hours", "60 kilometres an hour, 1 kilometre, 5 roubles, 5 hours"),
    ])
  func units(language: String, text: String, expected: String) {
    #expect(speech(.verbatim(text), language) == expected)
    #expect(speech(.verbatim(text), language, SpokenSettings(punctuation: .none)) == expected)
  }

  @Test(
    "Numbers that are written shorter than they are said",
    arguments: [
      ("fr", "n° 5, (N°7), n°", "numéro 5, (numéro 7), numéro"), ("fr", "2e, 3ème, 1er, 1re", "2ème, 3ème, 1er, 1ère"),
      ("ru", "1-й, 2-я, 21-го, 3-е, 40-й", "первый, вторая, 20 первого, третье, сороковой"),
      ("ru", "90-е и 80-х, 2-х, 112-м, 1990-е", "девяностые и восьмидесятых, двух, 100 двенадцатом, 1900 девяностые"),
      ("ru", "5-ти, 100-й, 5-летний, 3-й-5-й", "5-ти, 100-й, 5-летний, третий-пятый"),
      ("fr", "le XXIe siècle, Napoléon Ier, Ve, Louis XIV", "le 21ème siècle, Napoléon 1er, 5ème, Louis 14"),
      ("fr", "20 °C, vis, ÉVITE, CIVIL, Xe-", "20 °C, vis, ÉVITE, CIVIL, 10ème-"),
      ("ru", "XXI век, Пётр I, II тур", "21 век, Пётр 1, 2 тур"),
      ("en", "World War II, (XIV). I am in", "World War 2, (14). I am in"),
      ("en", "XL IIX VX \(fourTens)", "XL IIX VX \(fourTens)"),
      ("en", "XIVth X5 5XX", "XIVth X5 5XX"),
    ])
  func shorthand(language: String, text: String, expected: String) {
    #expect(speech(.verbatim(text), language) == expected)
    #expect(catalogue.line(of: .verbatim(text), in: language) == text)
  }

  @Test(
    "announcements-42: a year is said as years are",
    arguments: [
      ("en", 1832, "18 32"), ("en", 1900, "19 hundred"), ("en", 1905, "19 oh 5"), ("en", 2026, "20 26"),
      ("en", 2004, "2004"), ("en", 1000, "1000"), ("en", 476, "476"), ("en", 1066, "10 66"), ("fr", 1832, "1832"),
      ("ru", 1832, "1832"),
    ])
  func years(language: String, year: Int, expected: String) {
    #expect(speech(.year(year), language) == expected)
    #expect(catalogue.line(of: .year(year), in: language) == "\(year)")
  }

  @Test(
    "sign-in-3, announcements-34: a code is said character by character, with a pause between its groups",
    arguments: [
      ("482913", nil, .auto, "4 8 2, 9 1 3"), ("4829", nil, .auto, "4 8, 2 9"), ("48291", nil, .auto, "4 8 2 9 1"),
      ("48291357", nil, .auto, "4 8 2 9, 1 3 5 7"), ("4829", 6, .auto, "4 8 2, 9"), ("4", 6, .auto, "4"),
      ("482913", nil, .two, "4 8, 2 9, 1 3"), ("4829", nil, .three, "4 8 2, 9"), ("0000", nil, .auto, "0 0, 0 0"),
      ("482 913", nil, .auto, "4 8 2, 9 1 3"), ("10000", 6, .auto, "1 0 0, 0 0"), ("٤٨٢٩", nil, .auto, "4 8, 2 9"),
      ("", nil, .auto, ""),
    ] as [(String, Int?, SpokenSettings.CodeGroups, String)])
  func codes(code: String, length: Int?, groups: SpokenSettings.CodeGroups, expected: String) {
    for language in ["en", "fr", "ru"] {
      #expect(speech(.code(code, length: length), language, SpokenSettings(codeGroups: groups)) == expected)
      #expect(catalogue.line(of: .code(code), in: language) == code)
    }
  }

  @Test(
    "sign-in-21: a telephone number is said in the groups of its country",
    arguments: [
      ("+447700900123", "plus 4 4, 7 7 0 0, 9 0 0, 1 2 3"), ("+33 6 12 34 56 78", "plus 3 3, 6, 1 2, 3 4, 5 6, 7 8"),
      ("+7 (912) 345-67-89", "plus 7, 9 1 2, 3 4 5, 6 7, 8 9"), ("+12025550123", "plus 1, 2 0 2, 5 5 5, 0 1 2 3"),
      ("+49301234567", "plus 4 9, 3 0 1, 2 3 4, 5 6 7"), ("0123456789", "0 1 2, 3 4 5, 6 7 8 9"), ("112", "1 1 2"),
      ("+", "plus "),
    ])
  func phones(number: String, expected: String) {
    #expect(speech(.phone(number), "en") == expected)
  }

  @Test(
    "A score joins its two numbers",
    arguments: [("en", "3 to 2"), ("fr", "3 à 2"), ("ru", "3, 2")])
  func scores(language: String, expected: String) {
    #expect(speech(.score(3, 2), language) == expected)
  }

  @Test(
    "announcements-35: operators of an expression become words of the language",
    arguments: [
      ("en", "2x + 3 = 7", "2 x plus 3 equals 7"), ("en", "5-3", "5 minus 3"), ("en", "5 – 3", "5 minus 3"),
      ("en", "−4*2", "minus 4 times 2"), ("en", "6/3", "6 divided by 3"), ("en", "x^2", "x to the power of 2"),
      ("en", "3.14", "3 point 1 4"), ("en", "√9 ≤ 3", "square root 9 less than or equal to 3"),
      ("en", "(1+2)×3", "left parenthesis 1 plus 2 right parenthesis times 3"), ("en", "a + b", "a | plus b"),
      ("en", "πr²", "pi r squared"), ("fr", "2 − 3 = −1", "2 moins 3 égal moins 1"),
      ("fr", "3,1415 × 2", "3 virgule 1 4 1 5 fois 2"), ("fr", "8 : 2", "8 divisé par 2"),
      ("ru", "2 + 3 × 4", "2 плюс 3 умножить на 4"), ("ru", "7 - 5 < 3", "7 минус 5 меньше 3"),
    ])
  func expressions(language: String, line: String, expected: String) {
    #expect(speech(.expression(line), language) == expected)
    #expect(catalogue.line(of: .expression(line), in: language) == line)
  }

  @Test("Codes and numbers of a secret are told by their count in the record only")
  func secrets() {
    for text in [Text.code("482913"), .phone("+1 202")] {
      let runs = catalogue.runs(of: text, in: "en", at: .start, isSecret: true)
      #expect(!runs.text.contains { $0 != "6" && $0 != "4" && $0.isNumber })
      #expect(runs.map(\.speech).joined().contains("2"))
    }
  }
}

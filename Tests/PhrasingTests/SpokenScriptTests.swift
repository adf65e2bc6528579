import Phrasing
import Screens
import Speech
import Testing
import Timeline

@Suite struct SpokenScriptTests {
  private let catalogue: PhraseCatalogue

  init() throws {
    catalogue = try ownPhrases()
  }

  private func runs(_ text: Text, _ language: String, voices: Set<String>? = nil) -> [String] {
    catalogue.runs(of: text, in: language, at: .start, settings: SpokenSettings(voices: voices)).map {
      "\($0.language)\($0.isSpelled ? "*" : ""): \($0.speech)"
    }
  }

  @Test(
    "announcements-39: letters of another script are read by a voice of that script",
    arguments: [
      ("en", "The book Война и мир is long.", ["en: The book", "ru: Война и мир", "en: is long."]),
      ("fr", "« Привет »", ["ru: « Привет »"]), ("ru", "Группа Queen поёт", ["ru: Группа", "en: Queen", "ru: поёт"]),
      ("en", "say שלום, friend", ["en: say", "he: שלום,", "en: friend"]), ("en", "日本です", ["ja: 日本です"]),
      ("en", "В лесу", ["ru: В лесу"]), ("en", "中文", ["cmn: 中文"]), ("en", "2π", ["en: 2 pi"]),
      ("ru", "угол α", ["ru: угол альфа"]),
      ("ru", "язык C++, C#", ["ru: язык", "en*: C", "ru: плюс плюс,", "en*: C", "ru: решётка"]),
      ("en", "ж", ["ru*: ж"]), ("ru", "x", ["en: x"]), ("ru", "ж", ["ru*: ж"]),
    ] as [(String, String, [String])])
  func voices(language: String, text: String, expected: [String]) {
    #expect(runs(.verbatim(text), language) == expected)
    #expect(catalogue.line(of: .verbatim(text), in: language) == text)
  }

  @Test(
    "A word with a few letters of another script that look the same is the word that it looks like",
    arguments: [
      ("ru", "Xлеб и Mосква", ["ru: Хлеб и Москва"]), ("en", "pаypal", ["en: paypal"]),
      ("ru", "pаypal", ["en: paypal"]), ("ru", "СOVID-19", ["en: COVID", "ru: -19"]),
      ("ru", "iPhoneом", ["en: iPhone", "ru: ом"]), ("en", "Aб", ["en: A", "ru*: б"]),
      ("ru", String(repeating: "aа", count: 20), nil),
    ] as [(String, String, [String]?)])
  func lookalikes(language: String, text: String, expected: [String]?) {
    if let expected { #expect(runs(.verbatim(text), language) == expected) }
    #expect(catalogue.line(of: .verbatim(text), in: language) == text)
  }

  @Test(
    "A letter whose number a voice would say is given to it as the one that it is made of",
    arguments: [
      ("en", "Timișoara, Nguyễn, Dvořák", ["en: Timisoara, Nguyen, Dvořák"]), ("fr", "ǆ ſt ḋ", ["fr: dz st d"]),
      ("ru", "ѐ ѝ њ за\u{301}мок", ["ru: е и нь замок"]), ("vi", "Nguyễn", ["vi: Nguyễn"]),
      ("en", "ḋ\u{369}\u{369}H q\u{303}", ["en: dH q"]), ("en", "йогурт", ["ru: йогурт"]),
      ("fr", "la ﬁn", ["fr: la fin"]),
    ])
  func rareLetters(language: String, text: String, expected: [String]) {
    #expect(runs(.verbatim(text, language: language), language) == expected)
  }

  @Test(
    "A voice of a region will do, and so will one of another name",
    arguments: [
      ("bonjour", "fr", ["en-gb", "fr-fr"]), ("bonjour", "fr-ca", ["en", "fr"]), ("hei", "no", ["en", "nb"]),
      ("你好", "zh", ["en", "cmn"]),
    ] as [(String, String, Set<String>)])
  func regions(text: String, language: String, voices: Set<String>) {
    #expect(runs(.verbatim(text, language: language), "en", voices: voices) == ["\(language): \(text)"])
  }

  @Test(
    "Without a voice foreign letters are counted, a single one is named",
    arguments: [
      ("en", "мир", "3 foreign characters"), ("fr", "мир", "3 caractères étrangers"),
      ("en", "ж", "Cyrillic zhe"), ("fr", "ж", "jé cyrillique"), ("en", "𐌰", "gothic letter ahsa"),
      ("fr", "𐌰", "symbole"),
    ])
  func withoutVoice(language: String, text: String, expected: String) {
    #expect(runs(.verbatim(text), language, voices: ["en", "fr"]) == ["\(language): \(expected)"])
  }

  @Test("announcements-44: that a voice is missing is said once, as heard, after the words it is missing for")
  func missingVoice() throws {
    let settings = Announcer.Settings(text: SpokenSettings(voices: ["en"]))
    var announcer = Announcer(catalogue, language: "en", styles: .plain, settings: settings)
    let answer = Announcement(.focus, .verbatim("Москва", language: "ru"))
    let first = announcer.wording(of: answer, at: .start)
    #expect(first.text == "Москва, There is no voice for Russian.")
    #expect(first.facts == [[], [.noVoice("ru")]])
    announcer.heard(part: 0, of: first)
    #expect(announcer.wording(of: answer, at: .start) == first)
    announcer.heard(part: 1, of: first)
    #expect(announcer.wording(of: answer, at: .start).text == "Москва")
  }

  @Test("A language without a voice is read by that of the interface where the script is the same, and that is said")
  func sameScript() {
    let settings = Announcer.Settings(text: SpokenSettings(voices: ["en"]))
    let announcer = Announcer(catalogue, language: "en", styles: .plain, settings: settings)
    let wording = announcer.wording(of: Announcement(.result, .verbatim("Porto", language: "pt")), at: .start)
    #expect(wording.parts.map(\.language) == ["en", "en"])
    #expect(wording.text == "Porto, There is no voice for Portuguese.")
  }
}

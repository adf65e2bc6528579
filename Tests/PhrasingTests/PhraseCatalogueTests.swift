import Phrasing
import Screens
import Testing
import Timeline

@Suite struct PhraseCatalogueTests {
  @Test(
    "A count takes the plural form of its language",
    arguments: [
      ("en", [0: .other, 1: .one, 2: .other, -1: .one, 21: .other]),
      ("fr", [0: .one, 1: .one, 2: .other, 100: .other]),
      ("fr-CH", [0: .one, 2: .other]),
      ("ru", [0: .many, 1: .one, 2: .few, 4: .few, 5: .many, 11: .many, 12: .many, 21: .one, 22: .few, 111: .many]),
      ("xx", [1: .other]),
    ] as [(String, [Int: PluralForm])])
  func pluralForms(language: String, forms: [Int: PluralForm]) {
    for (count, form) in forms {
      #expect(PluralForm(of: count, in: language) == form, "\(count) in \(language)")
    }
  }

  @Test(
    "A faulty phrase is told with its key and its language",
    arguments: [
      (["en": ["a": "x"], "fr": [:]], .missing(key: "a", language: "fr")),
      (["en": ["a": "{x}"], "fr": ["a": "{y}"]], .blanks(key: "a", language: "fr", ["y"], expected: ["x"])),
      (["en": ["a": ["one": "x", "others": "y"]]], .unknownForm(key: "a", language: "en", form: "others")),
      (["en": ["a": ["one": "x", "few": "y"]]], .unknownForm(key: "a", language: "en", form: "few")),
      (["ru": ["a": ["one": "x", "few": "y"]]], .missingForm(key: "a", language: "ru", form: .many)),
      (["en": ["a": "x } y"]], .braces(key: "a", language: "en", text: "x } y")),
      (["en": ["a": "x {y"]], .braces(key: "a", language: "en", text: "x {y")),
      (["en": ["a": "{}"]], .braces(key: "a", language: "en", text: "{}")),
      (["en": ["a": "  "]], .empty(key: "a", language: "en")),
    ] as [([String: [String: PhraseSource]], PhraseFault)])
  func faults(sources: [String: [String: PhraseSource]], fault: PhraseFault) {
    let error = #expect(throws: PhraseFaults.self) { try PhraseCatalogue(sources) }
    #expect(error?.faults == [fault])
    #expect(error?.description.contains("'a'") == true)
  }

  @Test func `all faults are told at once`() {
    let sources: [String: [String: PhraseSource]] = ["en": ["a": "{", "b": "x"], "fr": ["a": "x"]]
    let error = #expect(throws: PhraseFaults.self) { try PhraseCatalogue(sources) }
    #expect(error?.faults.count == 2)
  }

  @Test func `a key that the program asks for must be there`() {
    let error = #expect(throws: PhraseFaults.self) { try PhraseCatalogue(["en": ["a": "x"]], requiring: ["b"]) }
    #expect(error?.faults == [.missing(key: "b", language: "en")])
  }

  @Test(
    "A text reads as one sentence",
    arguments: [
      (.phrase("level", ["n": .number(3)]), "Level 3"),
      (.phrase("left", ["n": .number(1)]), "1 second left"),
      (.phrase("left", ["n": .number(2)]), "2 seconds left"),
      (.phrase("braces"), "{n}"),
      (.phrase("chose", ["answer": .verbatim("  Saint\tDenis ", language: "fr")]), "You chose Saint Denis."),
      (.phrase("quoted", ["answer": .verbatim("eau", language: "fr")]), "The word “eau”, please!"),
      (.phrase("letter", ["letter": .letter("A")]), "Option (A)."),
      (.phrase("chose", ["answer": .phrase("level", ["n": .number(2)])]), "You chose Level 2."),
      (.phrase("no.suchPhrase"), "no such phrase"),
      (.phrase("chose"), "You chose answer."),
      (.verbatim(""), ""),
    ] as [(Text, String)])
  func sentences(text: Text, sentence: String) throws {
    #expect(try PhraseCatalogue.sample().runs(of: text, in: "en", at: .start).text == sentence)
  }

  @Test func `a countdown is counted when the words are made, and chooses the plural`() throws {
    let text = Text.phrase("left", ["n": .countdown(to: .start + .seconds(30))])
    let catalogue = try PhraseCatalogue.sample()
    let lines = [0, 28_500, 29_000, 31_000].map { catalogue.line(of: text, in: "en", at: .start + .milliseconds($0)) }
    #expect(lines == ["30 seconds left", "2 seconds left", "1 second left", "0 seconds left"])
  }

  @Test func `a variety of a language is served by the language`() throws {
    #expect(try PhraseCatalogue.sample().line(of: .phrase("empty"), in: "fr-CA") == "vide")
  }
}

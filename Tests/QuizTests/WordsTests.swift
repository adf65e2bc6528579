import Screens
import Testing

@testable import Quiz

@Suite struct WordsTests {
  @Test(
    "game-B3: texts that differ by case, accents, width and marks fold alike",
    arguments: [
      ("Népal", "NE\u{301}PAL"), ("cœur", "COEUR"), ("Straße", "STRAẞE"), ("Łódź", "lodz"), ("Ærø", "aero"),
      ("İstanbul", "istanbul"), ("l’eau", "L'Eau"), (" a\u{A0} b ", "a b"), ("ab\u{AD}c\u{200B}", "abc"), ("…", "..."),
    ])
  func folded(left: String, right: String) {
    #expect(FoldedText(left).form == FoldedText(right).form)
  }

  @Test("Letters that a language tells apart stay apart", arguments: [("й", "и"), ("n", "m"), ("0", "o")])
  func apart(left: String, right: String) {
    #expect(FoldedText(left).form != FoldedText(right).form)
  }

  @Test(
    "game-2.1: a reply has the answer's words in it if all of them stand in it",
    arguments: [
      ("Porto is not the capital.", "Porto", true), ("Wind? The air is still.", "The wind", true),
      ("Le vent ? L’air est immobile.", "le vent", true), ("The importance of it.", "Porto", false),
      ("No.", "—", false), ("Cœur de lion.", "coeur", true),
    ])
  func named(reply: String, answer: String, isNamed: Bool) {
    #expect(FoldedText(reply).hasWords(of: FoldedText(answer)) == isNamed)
  }

  @Test(
    "The nearest word is found by edit distance, and nothing is guessed from afar",
    arguments: [
      ("hintss", "hints"), ("anwser", "answer"), ("QUESTION", "question"), ("ordre", "order"), ("zzzzzz", nil),
      ("", nil), (String(repeating: "answer", count: 200_000), nil),
    ] as [(String, String?)])
  func nearest(word: String, known: String?) {
    #expect(NearestWord(["hints", "answer", "question", "order"]).to(word) == known)
  }

  @Test("Each line of an author's text is a part; a label has them all")
  func lines() throws {
    let pack = try SamplePack.pack()
    let words = Wordings(of: pack, interface: "en")
    let intro = try #require(pack.chapters[0].intro)
    #expect(
      words.lines(intro) == [
        .verbatim("Water runs.", spoken: nil, language: "en"), .verbatim("It is near.", spoken: nil, language: "en"),
      ])
    #expect(words.text(intro) == .verbatim("Water runs. It is near.", spoken: nil, language: "en"))
  }

  @Test("The voice gets what the author gave it to say")
  func say() throws {
    let pack = try SamplePack.pack()
    let question = pack.chapters[0].levels[1].question
    #expect(
      Wordings(of: pack, interface: "fr").lines(question) == [
        .verbatim("Que broie-t-elle ?", spoken: "Que broie telle ?", language: "fr")
      ])
  }

  @Test("The words that a pack pronounces go with the texts that have them, and with no others")
  func pronounced() throws {
    var pack = try SamplePack.pack()
    pack.pronounce = ["en": ["water": "wawter"]]
    let words = Wordings(of: pack, interface: "en")
    let pronunciations = Pronunciations(["water": "wawter"])
    let intro = try #require(pack.chapters[0].intro)
    #expect(
      words.lines(intro) == [
        .pronounced(.verbatim("Water runs.", language: "en"), pronunciations),
        .verbatim("It is near.", language: "en"),
      ])
  }

  @Test(
    "A pack without the interface's language is played in its first one",
    arguments: [
      ("en", "en", false), ("fr", "fr", false), ("ru", "en", true),
    ])
  func contentLanguage(interface: String, language: String, isSubstitute: Bool) throws {
    let words = Wordings(of: try SamplePack.pack(), interface: interface)
    #expect(words.language == language)
    #expect(words.isSubstitute == isSubstitute)
  }
}

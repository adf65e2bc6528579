import Phrasing
import Screens
import Testing
import Timeline

@Suite struct RunTests {
  private func runs(_ text: Text, in language: String = "en") throws -> [String] {
    try PhraseCatalogue.sample().runs(of: text, in: language, at: .start).map { run in
      "\(run.language)\(run.isSpelled ? "*" : ""): \(run.speech)"
    }
  }

  @Test func `words of another language get their own voice, with the punctuation that stands by them`() throws {
    let porto = Text.verbatim("Porto", language: "pt")
    #expect(try runs(.phrase("chose", ["answer": porto])) == ["en: You chose", "pt: Porto."])
    #expect(try runs(.phrase("quoted", ["answer": porto])) == ["en: The word", "pt: “Porto”,", "en: please!"])
    #expect(
      try runs(.phrase("quoted", ["answer": porto]), in: "fr") == ["fr: Le mot", "pt: « Porto »,", "fr: merci !"])
  }

  @Test func `neighbours of one language are one run`() throws {
    let answer = Text.verbatim("Bern", language: "en")
    #expect(try runs(.phrase("chose", ["answer": answer])) == ["en: You chose Bern."])
    #expect(try runs(.phrase("chose", ["answer": .verbatim("Bern")])) == ["en: You chose Bern."])
  }

  @Test func `a letter that is a word too is spelled, and its punctuation is not called by name`() throws {
    #expect(try runs(.phrase("letter", ["letter": .letter("A")])) == ["en: Option", "en*: A"])
    #expect(try runs(.phrase("chose", ["answer": .verbatim("a", language: "en")])) == ["en: You chose", "en*: a"])
  }

  @Test(
    "Only letters that the voice would not name by itself are spelled",
    arguments: [
      ("en", "A", true), ("en", "a", true), ("en", "B", false), ("fr", "A", false), ("fr", "y", true),
      ("en", "é", true), ("pt", "B", true), ("en", "7", false), ("en", "ab", false),
    ])
  func letters(language: String, text: String, isSpelled: Bool) throws {
    let catalogue = try PhraseCatalogue.sample()
    let runs = catalogue.runs(of: .verbatim(text, language: language), in: "en", at: .start)
    #expect(runs.map(\.isSpelled) == [isSpelled])
  }

  @Test func `digits are said one by one and written as they are`() throws {
    let run = try #require(try PhraseCatalogue.sample().runs(of: .digits("0482"), in: "en", at: .start).first)
    #expect(run.text == "0482")
    #expect(run.speech == "0 4 8 2")
  }

  @Test("announcements-N8: the record of a secret has the count, the caption and the voice have the digits")
  func secret() throws {
    let catalogue = try PhraseCatalogue.sample()
    for (text, record) in [
      (Text.digits("482"), "3 digits"), (.digits("4"), "digit"), (.verbatim("abc"), "3 characters"),
    ] {
      let run = try #require(catalogue.runs(of: text, in: "en", at: .start, isSecret: true).first)
      #expect(run.text == record)
      #expect(!run.caption.contains(record))
      #expect(!run.speech.contains(record))
    }
  }

  @Test func `an author's own spoken form is for the voice alone`() throws {
    let text = Text.verbatim("C♯", spoken: "C sharp", language: "en")
    let run = try #require(try PhraseCatalogue.sample().runs(of: text, in: "en", at: .start).first)
    #expect(run.text == "C♯")
    #expect(run.speech == "C sharp")
  }
}

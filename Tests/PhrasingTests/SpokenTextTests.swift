import Phrasing
import Screens
import Testing
import Timeline

@Suite struct SpokenTextTests {
  @Test(
    "What a terminal or a voice would act upon is gone",
    arguments: [
      ("a\u{01}b", "ab"), ("a\u{1B}[31mred\u{1B}[0m", "ared"), ("a\u{9B}2Jb", "ab"), ("a\u{1B}b", "ab"),
      ("\u{202E}abc\u{202C}", "abc"), ("a\u{200B}b\u{FEFF}", "ab"), ("soft\u{AD}hyphen", "softhyphen"),
      (" a \n\t b\u{A0}c ", "a b c"), ("Ne\u{301}pal", "Népal"), ("\u{1B}[", ""), ("a\u{85}b", "a b"),
      ("I \u{2764}\u{FE0F} it", "I \u{2764} it"),
    ])
  func cleaning(raw: String, clean: String) throws {
    let catalogue = try PhraseCatalogue.sample()
    #expect(Array(catalogue.line(of: .verbatim(raw), in: "en").unicodeScalars) == Array(clean.unicodeScalars))
  }

  @Test(
    "The voice gets words where it would be silent or wrong",
    arguments: [
      ("en", "+", "plus"), ("en", "-40", "minus 40"), ("en", "(−4)", "(minus 4)"), ("en", "–3 °C", "minus 3 °C"),
      ("en", "twenty-2", "twenty-2"), ("en", "3-2", "3 dash 2"), ("en", "C++", "C++"), ("en", "Hello!", "Hello!"),
      ("en", "♬", "beamed sixteenth notes"), ("en", "+ *", "plus star"), ("en", "*****", "5 times star"),
      ("en", "***", "star star star"), ("en", "123456789012", "123 billion 456 million 789012"),
      ("fr", "-40", "moins 40"), ("fr", "*****", "5 fois étoile"),
    ])
  func speech(language: String, text: String, speech: String) throws {
    let runs = try PhraseCatalogue.sample().runs(of: .verbatim(text), in: language, at: .start)
    #expect(runs.map(\.speech) == [speech])
    #expect(runs.text == text)
  }

  @Test func `marks of a language without names are called in the interface's language and voice`() throws {
    let run = try #require(
      try PhraseCatalogue.sample().runs(of: .verbatim("+", language: "pt"), in: "fr", at: .start).first)
    #expect(run.language == "fr")
    #expect(run.speech == "plus")
  }

  @Test("announcements-36: no mark that can be typed is silent", arguments: ["en", "fr"])
  func names(language: String) throws {
    let catalogue = try ownPhrases()
    let marks = (0x21...0x7E).compactMap(Unicode.Scalar.init).map(Character.init).filter {
      !$0.isLetter && !$0.isNumber
    }
    #expect(marks.count == 32)
    let names = marks.map { catalogue.line(of: .phrase("character.\($0)"), in: language) }
    #expect(Set(names).count == marks.count)
    for mark in marks + Array("–—…‘’“”«»‹›•×÷−°€£§") {
      #expect(catalogue.keys.contains("character.\(mark)"), "\(mark)")
      let speech = catalogue.runs(of: .verbatim(String(mark)), in: language, at: .start).map(\.speech).joined()
      #expect(speech.contains { $0.isLetter }, "\(mark)")
    }
  }
}

import Phrasing
import Screens
import Speech
import Testing
import Timeline

@Suite struct SplittingTests {
  private func wording(_ text: String, in language: String) throws -> Wording {
    let announcer = Announcer(try .sample(), language: "en", styles: .plain)
    return announcer.wording(of: Announcement(.reading, .verbatim(text, language: language)), at: .start)
  }

  @Test(
    "A text is cut where sentences end, and only there",
    arguments: [
      ("en", "One. Two? Three! Four", ["One.", "Two?", "Three!", "Four"]),
      ("en", "Dr. Smith met Mr. J. Doe. They left.", ["Dr. Smith met Mr. J. Doe.", "They left."]),
      ("en", "Pi is 3.14 or so. Right?", ["Pi is 3.14 or so.", "Right?"]),
      ("en", "She said “Stop.” He did.", ["She said “Stop.”", "He did."]),
      ("en", "It costs approx. five, e.g. here.", ["It costs approx. five, e.g. here."]),
      ("en", "1. Open it. 2. Read it.", ["1. Open it.", "2. Read it."]),
      ("en", "It was I. Then he came.", ["It was I.", "Then he came."]),
      ("en", "In the U.S. Army they say so.", ["In the U.S. Army they say so."]),
      ("fr", "Voir p. ex. M. Dupont. Merci !", ["Voir p. ex. M. Dupont.", "Merci !"]),
      ("fr", "Vraiment ? Oui ! Bien.", ["Vraiment ?", "Oui !", "Bien."]),
      ("fr", "La ville de St. Malo est belle. Oui.", ["La ville de St. Malo est belle.", "Oui."]),
      (
        "en", "A sentence that goes on for quite a while, so that it is cut here, at its commas; and here.",
        ["A sentence that goes on for quite a while,", "so that it is cut here,", "at its commas; and here."]
      ),
      ("en", "Short, sweet, and whole.", ["Short, sweet, and whole."]),
    ])
  func sentences(language: String, text: String, pieces: [String]) throws {
    let wording = try wording(text, in: language)
    #expect(wording.parts.map(\.text) == pieces)
    #expect(wording.text == text)
  }

  @Test(
    "Marks that no word follows within their sentence are no part of their own",
    arguments: [
      ("en", ". (Yes) No.", [". (Yes) No."]), ("fr", "¡!» Oui. Non.", ["¡!» Oui.", "Non."]),
      ("en", "! ? One. Two", ["! ? One.", "Two"]),
    ])
  func marks(language: String, text: String, pieces: [String]) throws {
    #expect(try wording(text, in: language).parts.map(\.text) == pieces)
  }

  @Test func `no part is longer than 500 characters, and nothing is lost`() throws {
    let word = String(repeating: "x", count: 1_200)
    let text =
      String(repeating: "many words without an end ", count: 60) + word + " " + String(repeating: "z", count: 400)
    let wording = try wording(text, in: "en")
    #expect(wording.parts.allSatisfy { $0.speech.count <= 500 })
    let spoken = wording.parts.map(\.speech).joined().filter { $0 != " " }
    #expect(spoken == text.filter { $0 != " " })
    #expect(wording.text.filter { $0 != " " } == text.filter { $0 != " " })
  }

  @Test("A word whose names are long is cut between them, and no part is marks alone", arguments: 42...62)
  func names(count: Int) throws {
    let word = String(repeating: "♬♪", count: count) + "⦅"
    let settings = Announcer.Settings(text: SpokenSettings(punctuation: .none))
    let announcer = Announcer(try .sample(), language: "en", styles: .plain, settings: settings)
    let parts = announcer.wording(of: Announcement(.reading, .verbatim(word + " end.")), at: .start).parts
    #expect(parts.count > 2)
    #expect(parts.allSatisfy { $0.speech.count <= 500 && $0.speech.contains(where: \.isLetter) })
    let words = Set(parts.flatMap { $0.speech.split(separator: " ").map(String.init) })
    #expect(
      words.subtracting(["note⦅"]) == ["beamed", "sixteenth", "notes", "eighth", "note", "end."], "no name is cut")
    #expect(parts.map(\.text).joined(separator: " ").hasPrefix(word))
  }

  @Test("game-IM6: a sentence of 100,000 characters is cut in linear time", .timeLimit(.minutes(1)))
  func long() throws {
    let text = String(repeating: "words, and ", count: 10_000)
    let parts = try wording(text, in: "en").parts
    #expect(parts.count > 1_000)
    #expect(parts.allSatisfy { $0.text.hasSuffix(",") || $0.text.hasSuffix("and") })
  }
}

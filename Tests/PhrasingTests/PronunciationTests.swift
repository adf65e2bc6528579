import Phrasing
import Screens
import Testing
import Timeline

@Suite struct PronunciationTests {
  private let catalogue: PhraseCatalogue

  init() throws {
    catalogue = try ownPhrases()
  }

  private var settings: SpokenSettings {
    var settings = SpokenSettings()
    settings.pronunciations = [
      "en": Pronunciations(["Qt": "cute", "North Wind": "norwind", "capital": "cap", "a": "never", "42": "answer"]),
      "fr": Pronunciations(["football": "foute bol"]),
    ]
    return settings
  }

  private func speech(_ text: Text, _ language: String = "en") -> String {
    catalogue.runs(of: text, in: language, at: .start, settings: settings).map(\.speech).joined(separator: " | ")
  }

  @Test(
    "announcements-54: words of the user's file are said as it says, and all around them as ever",
    arguments: [
      ("The Qt, (qt) and Qts.", "The cute, (cute) and Qts."),
      ("a north wind! x < 42", "never norwind! x less than answer"),
      ("Qt", "cute"), ("qt_1", "cute underscore 1"), ("say Qt: мир", "say cute: | мир"), ("3 500 Qt", "3500 cute"),
      ("north", "north"),
    ])
  func own(text: String, expected: String) {
    #expect(speech(.verbatim(text)) == expected)
    #expect(catalogue.runs(of: .verbatim(text), in: "en", at: .start, settings: settings).text == text)
  }

  @Test("announcements-54: a language has its own words, and a region those of its language")
  func languages() {
    let text = Text.verbatim("football Qt", language: "fr-ca")
    #expect(speech(text) == "foute bol Qt")
    #expect(speech(.verbatim("football"), "en") == "football")
  }

  @Test("announcements-54: phrases of the program are words too, typed and spelled characters are none")
  func phrases() {
    #expect(speech(.character("A")) == "cap | A")
    #expect(speech(.character("a")) == "a")
    #expect(speech(.spelled(.verbatim("Qt"))) == "cap Q t")
    #expect(speech(.code("42")) == "4 2")
  }

  @Test("announcements-54: the user's word goes before that of a pack")
  func packs() {
    let pack = Pronunciations(["Qt": "queue tee", "Tk": "tick", "the north wind": "boreas"])
    let text = Text.verbatim("Qt, Tk, the north wind")
    #expect(speech(.pronounced(text, pack)) == "cute, tick, the norwind")
    #expect(catalogue.line(of: .pronounced(text, pack), in: "en") == "Qt, Tk, the north wind")
    #expect(speech(.pronounced(.verbatim("Tk", spoken: "as it stands"), pack)) == "as it stands")
  }

  @Test("A file has a section a language, and comments")
  func notation() {
    let notation = PronunciationNotation(
      "\u{FEFF}# mine\r\n[fr]\r\nfootball = foute bol\n\n[ pt-BR ]\nSão Paulo = sowpowlo\n++ = a = b\n[fr]\nQt=cute\n")
    #expect(notation.faults.isEmpty)
    #expect(
      notation.pronunciations == [
        "fr": Pronunciations(["football": "foute bol", "qt": "cute"]),
        "pt-br": Pronunciations(["são paulo": "sowpowlo", "++": "a = b"]),
      ])
  }

  @Test(
    "A line that cannot be used is told with its number and what would do, and the others hold",
    arguments: [
      ("x = y", .noSection), ("[en]\nword", .noEqualsSign), ("[en]\n= said", .noWord), ("[en]\nQt =", .notSaid("qt")),
      ("[en]\nQt = a\nqt = b", .twice("qt")), ("[english]", .badSection("[english]")), ("[]", .badSection("[]")),
      ("[en", .badSection("[en")), ("[e/n]", .badSection("[e/n]")),
    ] as [(String, PronunciationFault.Reason)])
  func faults(text: String, reason: PronunciationFault.Reason) {
    let notation = PronunciationNotation(text + "\n[fr]\nfootball = foute bol")
    #expect(notation.faults.map(\.reason) == [reason])
    #expect(notation.faults[0].line == text.split(separator: "\n").count)
    #expect(notation.faults[0].description.hasPrefix("line \(notation.faults[0].line): "))
    #expect(notation.pronunciations["fr"] == Pronunciations(["football": "foute bol"]))
  }
}

import Foundation
import Screens
import Testing

@testable import Quiz

@Suite struct OpenPackTests {
  @Test("A pack of open levels is read whole, without a note")
  func whole() throws {
    let reading = try SamplePack.read(SamplePack.openJSON)
    #expect(reading.notes == [])
    let puzzles = try Self.puzzles(SamplePack.openJSON)
    #expect(puzzles.map(\.form) == [.text, .number, .code, .text])
    #expect(puzzles.map(\.rule) == [.any, .any, .any, .all])
    #expect(puzzles.map(\.accents) == [.loose, .loose, .strict, .loose])
    #expect(puzzles.map(\.wildcards) == [false, false, false, true])
    #expect(puzzles.map(\.choices.count) == [2, 0, 0, 2])
    #expect(puzzles[0].accept["fr"] == ["[le] tungstène|wolfram"])
    #expect(puzzles[0].traps.map(\.verdict) == [.wrong, .notWanted])
    #expect(puzzles[1].accept == ["en": ["3.14:0.01"], "fr": ["3.14:0.01"]])
  }

  @Test("A slip is what the level says, else what the pack says, else almost")
  func mistakes() throws {
    #expect(try Self.puzzles(SamplePack.openJSON).map(\.mistakes) == [.accept, .accept, .wrong, .accept])
    let silent = SamplePack.openJSON.replacingOccurrences(of: #", "mistakes": "accept""#, with: "")
    #expect(try Self.puzzles(silent).map(\.mistakes) == [.almost, .almost, .wrong, .almost])
  }

  @Test("The key of a language has its answers and its traps, and the reply has the place of its trap")
  func key() throws {
    let puzzle = try #require(try Self.puzzles(SamplePack.openJSON).first)
    let key = puzzle.key(in: "fr")
    #expect(key.language == "fr")
    #expect(key.traps == [.init("étain|fer"), .init("W", verdict: .notWanted)])
    let matcher = AnswerMatcher(key)
    #expect(matcher.judge("le tungstene") == .right)
    #expect(matcher.judge("fer") == .trap(0, .wrong))
    #expect(matcher.judge("w") == .trap(1, .notWanted))
    #expect(puzzle.reply(ofTrap: 1).wordings["fr"]?.text == "C’est le symbole.")
  }

  @Test("Ordinals count as the number where the author allows it")
  func ordinals() throws {
    let json = SamplePack.openJSON.replacingOccurrences(
      of: #"["3.14:0.01"], "ordinals": false"#, with: #"["3"], "ordinals": true"#)
    let puzzle = try Self.puzzles(json)[1]
    #expect(AnswerMatcher(puzzle.key(in: "en")).judge("3rd") == .right)
  }

  @Test(
    "What an author should look at in an open level is noted, and the pack is played all the same",
    arguments: [
      (
        #""en": ["tungsten|wolfram"]"#, #""en": ["tungsten", "Wolfram", "Tungstèn"]"#,
        "accept: 'tungsten' and 'Tungstèn' are the same answer but for case, accents and marks; one will do"
      ),
      (
        #""en": ["tungsten|wolfram"]"#, #""en": ["tungsten", "-"]"#,
        "accept: '-' has no letter and no digit; is it meant as the answer?"
      ),
      (
        #""en": ["tungsten|wolfram"]"#, #""en": ["tungsten", "tungsten or wolfram"]"#,
        "accept en 2: 'tungsten or wolfram' may be several answers in one; "
          + "write a|b for two spellings, [a] for what may be left out"
      ),
      (
        #"{"en": "Tin", "fr""#, #"{"en": "TUNGSTEN", "fr""#,
        "choices 2: 'TUNGSTEN' and 'Tungsten' sound alike in 'en'; other words would tell them apart"
      ),
    ] as [(String, String, String)])
  func notes(piece: String, other: String, line: String) throws {
    let json = SamplePack.openJSON.replacingOccurrences(of: piece, with: other)
    #expect(
      try SamplePack.read(json).notes.map(\.description) == ["mill.json: chapter yard, level metal, " + line])
  }

  @Test("A list for all languages is noted once")
  func notedOnce() throws {
    let json = SamplePack.openJSON.replacingOccurrences(of: #"["3.14:0.01"]"#, with: #"["3.14:0.01", "3.140:0.01"]"#)
    #expect(
      try SamplePack.read(json).notes.map(\.description) == [
        "mill.json: chapter yard, level round, accept: '3.14:0.01' and '3.140:0.01' are the same answer "
          + "but for case, accents and marks; one will do"
      ])
  }

  @Test("An open level has its words in the language of the game")
  func content() throws {
    let flow = try Game.flow(packs: [SamplePack.read(SamplePack.openJSON).pack], language: "fr")
    let index = LevelIndex(pack: 0, chapter: 0, level: 0)
    let content = flow.openContent(try Self.puzzles(SamplePack.openJSON)[0], at: index)
    #expect(content.title == .phrase("quiz.level-title", ["n": .number(1)]))
    #expect(content.question == [Self.french("Quel métal est W ?")])
    #expect(content.matcher.judge("Tungstène") == .right)
    #expect(content.trapReplies == [[Self.french("Ni étain, ni fer.")], [Self.french("C’est le symbole.")]])
    #expect(content.choices.map(\.id) == ["choice/1", "choice/2"])
    #expect(content.choices.map(\.label) == [Self.french("Étain"), Self.french("Tungstène")])
    #expect(content.choices.map { content.matcher.judge($0.answer) } == [.trap(0, .wrong), .right])
    #expect(content.right == [Self.french("Il luit.")])
    #expect(content.wrong == [Self.french("Il fait sombre.")])
    #expect(content.next == .phrase("quiz.next-level"))
  }

  private static func puzzles(_ json: String) throws -> [OpenPuzzle] {
    try SamplePack.read(json).pack.chapters.flatMap(\.levels).compactMap { level in
      guard case .open(let puzzle) = level.puzzle else { return nil }
      return puzzle
    }
  }

  private static func french(_ words: String) -> Text {
    .verbatim(words, spoken: nil, language: "fr")
  }
}

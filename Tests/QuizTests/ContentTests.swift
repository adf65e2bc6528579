import Foundation
import Screens
import Testing
import Timeline

@testable import Quiz

/// What is spoken comes from files: they are held against what the screens ask for.
@Suite struct ContentTests {
  @Test("The built-in pack has neither a fault nor anything to note, and three hints a level")
  func adventure() throws {
    let reading = try Self.adventure.get()
    #expect(reading.notes == [])
    #expect(reading.pack.languages == ["en", "fr"])
    #expect(reading.pack.chapters.flatMap(\.levels).map(\.hints.count) == Array(repeating: 3, count: 8))
  }

  @Test(
    "game-D3: each level of the built-in pack has three different hints in every language", arguments: ["en", "fr"])
  func hints(language: String) throws {
    for level in try Self.adventure.get().pack.chapters.flatMap(\.levels) {
      let hints = try level.hints.map { try #require($0.wordings[language]?.text) }
      #expect(Set(hints.map { $0.filter(\.isLetter) }).subtracting([""]).count == 3, "\(level.id)")
      let others = level.hints.flatMap(\.wordings).filter { $0.key != language }.map(\.value.text)
      #expect(Set(hints).isDisjoint(with: others), "\(level.id)")
    }
  }

  @Test(
    "game-P28: each level of the built-in pack is solved by its answer, and no other",
    arguments: [
      ("stairs", ["ahead"]), ("bell", ["eight"]), ("cans", ["second"]), ("horn", ["three"]),
    ])
  func answers(level: String, answer: [String]) throws {
    let pack = try Self.adventure.get().pack
    let found = try #require(pack.chapters.flatMap(\.levels).first { $0.id == level })
    guard case .closed(let puzzle) = found.puzzle else { return }
    #expect(puzzle.answer == answer)
  }

  @Test("Each open level of the built-in pack knows what players are likely to type", arguments: TypedAnswer.all)
  func typed(_ answer: TypedAnswer) throws {
    let pack = try Self.adventure.get().pack
    let level = try #require(pack.chapters.flatMap(\.levels).first { $0.id == answer.level })
    guard case .open(let puzzle) = level.puzzle else { throw NotOpen() }
    #expect(AnswerMatcher(puzzle.key(in: answer.language)).judge(answer.words) == answer.outcome)
  }

  private struct NotOpen: Error {}

  @Test("The built-in pack is played from its first level to its end, in both languages", arguments: ["en", "fr"])
  func played(language: String) throws {
    let pack = try Self.adventure.get().pack
    var chapter = ChapterScreen(
      GameFlow(packs: [pack], settings: GameSettings(language: language), progress: GameProgress(seed: 1)))
    var opened = chapter.activate("go-on").opened
    for answer in ["ahead", "eight", "second", "three"] {
      var level = try #require(opened as? ClosedLevelScreen)
      _ = level.activate(Element.ID("answer/\(answer)"))
      #expect(level.isSolved, "\(answer)")
      guard case .close(let outcome, _, _)? = level.activate("next").first else { return }
      opened = chapter.handle(.returned(outcome), at: .start).opened
    }
    #expect(opened == nil)
    opened = chapter.activate("go-on").opened
    for level in ["corner", "crank", "channel", "name"] {
      #expect(chapter.flow.progress.current == LevelID(pack: "adventure", level: level))
      let outcome = LevelOutcome(
        level: LevelID(pack: "adventure", level: level), isSolved: true, attempts: 1, goesOn: true)
      opened = chapter.handle(.returned(outcome.screenOutcome), at: .start).opened
    }
    #expect(opened is EndScreen)
    #expect(chapter.flow.progress.solved.count == 8)
    #expect(Set(chapter.elements.flatMap(\.groups).map(\.name)).count == 2)
  }

  @Test("game-I1: English and French have the same phrases with the same blanks")
  func languages() throws {
    let english = try Self.phrases("en")
    let french = try Self.phrases("fr")
    #expect(Set(english.keys) == Set(french.keys))
    for (key, forms) in english {
      let blanks = Set((forms + (french[key] ?? [])).map(Self.blanks))
      #expect(blanks.count == 1, "\(key)")
    }
  }

  @Test("Every phrase that a screen names is there, and every one that is there is named by a screen")
  func keys() throws {
    #expect(try Self.namedKeys() == Set(Self.phrases("en").keys))
  }

  @Test("announcements-2.1: a verdict word has at most 17 characters", arguments: ["en", "fr"])
  func verdicts(language: String) throws {
    let phrases = try Self.phrases(language)
    for key in ["quiz.right", "quiz.wrong", "quiz.locked-verdict"] {
      #expect(phrases[key]?.allSatisfy { $0.count <= 17 && $0.hasSuffix(".") } == true, "\(key)")
    }
  }

  @Test("A blank before a high French mark does not break")
  func typography() throws {
    for file in ["voices/packs/adventure.json", "voices/phrases/fr/quiz.json"] {
      let text = String(decoding: try Self.bytes(file), as: UTF8.self)
      #expect(!text.contains(" ?") && !text.contains(" !") && !text.contains(" :"), "\(file)")
    }
  }

  private static let adventure = Result {
    try PackReader.read(bytes("voices/packs/adventure.json"), file: "adventure.json")
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appendingPathComponent(path)))
  }

  /// By key, the one form or both.
  private static func phrases(_ language: String) throws -> [String: [String]] {
    let data = Data(try bytes("voices/phrases/\(language)/quiz.json"))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return object.mapValues { ($0 as? [String: String]).map { Array($0.values) } ?? ($0 as? String).map { [$0] } ?? [] }
  }

  private static func blanks(_ phrase: String) -> Set<String> {
    Set(
      phrase.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map { String($0.prefix { $0 != "}" }) }
    )
  }

  /// The keys in the source of the screens.
  private static func namedKeys() throws -> Set<String> {
    let folder = root.appendingPathComponent("Sources/Core/Quiz/Screens")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let source = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    return Set(source.matches(of: /"(quiz\.[a-z-]+)"/).map { String($0.1) })
  }
}

extension [ScreenAction] {
  /// The screen that the first of them opens.
  fileprivate var opened: (any Screen)? {
    guard case .open(let screen, _, _)? = first else { return nil }
    return screen
  }
}

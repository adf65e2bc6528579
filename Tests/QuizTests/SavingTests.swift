import Foundation
import Screens
import Testing
import Timeline

@testable import Quiz

/// What is kept of a game, and what becomes of it.
@Suite struct SavingTests {
  private static let wheel = LevelID(pack: "mill", level: "wheel")

  private func progress(_ text: String) throws -> GameProgress {
    try GameProgress(saved: Data(text.utf8))
  }

  /// The game that goes on from what was kept.
  private func game(from saved: SavedProgress?, packs: [LevelPack]? = nil) throws -> GameFlow {
    let progress = try GameProgress(saved: try #require(saved).contents)
    return GameFlow(
      packs: try packs ?? [SamplePack.pack()], settings: GameSettings(language: "en"), progress: progress)
  }

  @Test(
    "game-F1: a game is read as it was kept, whatever was typed", arguments: ["", "two words", "\u{301}e = #", " "])
  func wholeGame(typed: String) throws {
    var progress = GameProgress(seed: .max)
    progress.solved = [Self.wheel, LevelID(pack: "mill", level: "stone")]
    progress.givenAway = [Self.wheel]
    progress.attempts = [Self.wheel: 3]
    progress.played = [Self.wheel: .milliseconds(31_250)]
    progress.introduced = ["mill", "mill/river"]
    progress.current = Self.wheel
    progress.isFinished = true
    var draft = LevelDraft(level: Self.wheel)
    (draft.typed, draft.tried, draft.hintsTold) = (typed, "answer/mule", 2)
    (draft.heardWrong, draft.isSolved) = (true, true)
    progress.draft = draft
    #expect(try GameProgress(saved: progress.saved) == progress)
    #expect(try GameProgress(saved: GameProgress(seed: 1).saved) == GameProgress(seed: 1))
  }

  @Test(
    "A save that is damaged, cut off or of a later version is told as such",
    arguments: [
      ("", .noSave), ("{}", .noSave), ("earshot-save x\nseed 1\nend\n", .noSave),
      ("earshot-save 2\nwhatever", .newer(version: 2)), ("earshot-save 1\n", .cutOff),
      ("earshot-save 1\nseed 1\n", .cutOff), ("earshot-save 1\nseed 1\nend", .cutOff),
      ("earshot-save 1\nseed 1\nsolved mill/wheel\nsolved mill/stone\n", .cutOff),
      ("earshot-save 1\ncurrent mill/wheel\nend\n", .badLine(2)), ("earshot-save 1\nseed -1\nend\n", .badLine(2)),
      ("earshot-save 1\nseed 1\nsolved wheel\nend\n", .badLine(3)),
      ("earshot-save 1\nseed 1\nattempts mill/wheel\nend\n", .badLine(3)),
      ("earshot-save 1\nseed 1\nattempts mill/wheel 9223372036854775807\nend\n", .badLine(3)),
      ("earshot-save 1\nseed 1\ntyped lamp\nend\n", .badLine(3)),
      ("earshot-save 1\nseed 1\n\0\0\0\nend\n", .badLine(3)),
    ] as [(String, GameSaveFault)])
  func faults(text: String, fault: GameSaveFault) throws {
    #expect(throws: fault) { try progress(text) }
  }

  @Test("No save with a byte exchanged breaks the reader or the game; what is read is kept as it was read")
  func randomSaves() throws {
    let pack = try SamplePack.pack()
    var generator = SplitMix64(seed: 5)
    var progress = GameProgress(seed: 1)
    (progress.attempts, progress.draft) = ([Self.wheel: 2], LevelDraft(level: Self.wheel))
    for _ in 0..<2_000 {
      var bytes = progress.saved
      bytes[Int(generator.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: generator.next())
      guard let read = try? GameProgress(saved: bytes) else { continue }
      #expect(try GameProgress(saved: read.saved) == read)
      let flow = GameFlow(packs: [pack], settings: .init(language: "en"), progress: read)
      var level = flow.screen(at: flow.current)
      _ = level.handle(.opened, at: .start)
      #expect(!level.elements.isEmpty)
    }
  }

  @Test("One set of packs has one name, and the name is short enough for a file")
  func names() throws {
    var other = try SamplePack.pack()
    other.id = "a"
    #expect(GameFlow.saveName(of: [try SamplePack.pack(), other]) == "a+mill")
    let many = (0..<50).map { number in
      var pack = other
      pack.id = "pack-number-\(number)"
      return pack
    }
    #expect(GameFlow.saveName(of: many).utf8.count < 240)
    #expect(GameFlow.saveName(of: many) != GameFlow.saveName(of: Array(many.dropLast())))
  }

  @Test("game-F1: after a wrong answer the program may end: the level opens on that answer, and all counts on")
  func wrongAnswer() throws {
    var chapter = ChapterScreen(try Game.flow())
    let opened = chapter.activate("go-on")
    #expect(try game(from: opened.saved).isChapterIntroduced(at: LevelIndex(pack: 0, chapter: 0, level: 0)))
    var level = try Game.level(of: chapter.flow)
    _ = level.handle(.opened, at: .start)
    let saved = level.handle(.command(.activate, on: "answer/mule"), at: .start + .seconds(12)).saved
    let flow = try game(from: saved)
    #expect(flow.progress.attempts == [Self.wheel: 1])
    #expect(flow.progress.played == [Self.wheel: .seconds(12)])
    chapter = ChapterScreen(flow)
    #expect(chapter.elements.first?.label == .phrase("quiz.go-on"))
    #expect(chapter.introduction == chapter.status)
    _ = chapter.activate("go-on")
    var again = try Game.level(of: chapter.flow)
    #expect(again.firstFocus == "answer/mule")
    #expect(again.status.last == .init(.body, .counted("quiz.attempts", 1)))
    _ = again.handle(.opened, at: .start)
    let news = again.handle(.wake("hint"), at: .start + .seconds(18)).answers
    #expect(news.first == .tone("hint"), "the half minute counts what was played before")
  }

  @Test("game-F1: what was typed stands in the field again, and a choice that was tried is in focus")
  func typed() throws {
    let pack = try SamplePack.read(SamplePack.openJSON).pack
    let flow = try Game.flow(packs: [pack])
    var level = flow.screen(at: flow.current)
    var saved: SavedProgress?
    for character in "tin" { saved = level.handle(.typed(character, into: "field"), at: .start).saved }
    let again = try game(from: saved, packs: [pack])
    #expect(again.screen(at: again.current).elements[1].value == .verbatim("tin", language: "en"))
    #expect(again.screen(at: again.current).firstFocus == "field")
    for _ in 1...3 { _ = level.activate("field") }
    let refused = try game(from: level.activate("choice/1").saved, packs: [pack])
    #expect(refused.screen(at: refused.current).firstFocus == "choice/1")
    #expect(refused.progress.attempts.values.first == 4)
  }

  @Test("game-F8: a level is solved at the moment it is, and the game goes on behind it")
  func solved() throws {
    var level = try Game.level(of: Game.flow())
    let saved = level.handle(.command(.activate, on: "answer/water"), at: .start).saved
    let flow = try game(from: saved)
    #expect(flow.progress.solved == [Self.wheel])
    #expect(flow.current == LevelIndex(pack: 0, chapter: 0, level: 1))
    #expect(flow.progress.draft == nil)
  }

  @Test("After the last level the end can still be heard on another day, and then the game be played again")
  func endIsDue() throws {
    var chapter = ChapterScreen(try Game.flow(solved: ["wheel", "stone"]))
    _ = chapter.activate("mill/cart")
    guard case .closed(let puzzle) = chapter.flow.level(at: chapter.flow.current).puzzle else { return }
    var level = chapter.flow.closedLevel(puzzle, at: chapter.flow.current)
    let right = Element.ID("answer/\(puzzle.answer[0])")
    let saved = level.handle(.command(.activate, on: right), at: .start).saved
    chapter = ChapterScreen(try game(from: saved))
    #expect(chapter.elements.first?.label == .phrase("quiz.the-end"))
    let end = chapter.activate("go-on")
    #expect(end.answers == [.open(.phrase("quiz.end-title"))])
    #expect(ChapterScreen(try game(from: end.saved)).elements.first?.label == .phrase("quiz.play-again"))
  }

  @Test("A level that closes is kept by the chapter: what it says itself comes before")
  func order() throws {
    var level = try Game.level(of: Game.flow())
    _ = level.handle(.command(.activate, on: "answer/water"), at: .start)
    let actions = level.activate("next")
    guard case .close? = actions.last else {
      Issue.record("the level does not close last")
      return
    }
  }

  @Test("game-F1: what was kept of levels that are gone is passed over, and new levels wait to be played")
  func newContent() throws {
    let text = """
      earshot-save 1
      seed 3
      current mill/gone
      solved mill/gone
      solved mill/wheel
      draft mill/gone
      typed lamp
      end

      """
    var flow = GameFlow(
      packs: [try SamplePack.pack()], settings: GameSettings(language: "en"), progress: try progress(text))
    #expect(flow.current == LevelIndex(pack: 0, chapter: 0, level: 1))
    #expect(flow.progress.draft == nil)
    let finished = "earshot-save 1\nseed 3\ncurrent mill/wheel\nfinished\nsolved mill/wheel\nsolved mill/cart\nend\n"
    flow = GameFlow(
      packs: [try SamplePack.pack()], settings: GameSettings(language: "en"), progress: try progress(finished))
    #expect(flow.current == LevelIndex(pack: 0, chapter: 0, level: 1))
    #expect(!flow.progress.isFinished)
  }

  @Test("game-F9: beginning anew asks first, and forgets all only when it is chosen")
  func startOver() throws {
    var chapter = ChapterScreen(try Game.flow())
    #expect(chapter.offers(on: nil).isEmpty)
    chapter = ChapterScreen(try Game.flow(solved: ["wheel"]))
    #expect(chapter.offers(on: nil) == [.own("start-over", label: .phrase("quiz.start-over"))])
    #expect(chapter.handle(.chosen("start-over"), at: .start).answers == [.open(.phrase("quiz.start-over-title"))])
    var question = StartOverScreen()
    #expect(question.elements.first?.label == .phrase("quiz.keep"))
    #expect(question.activate("keep").answers == [.close(nil)])
    #expect(chapter.handle(.returned(nil), at: .start).isEmpty)
    #expect(chapter.flow.progress.solved == [Self.wheel])
    #expect(question.activate("start-over").answers == [.close(["start-over": "yes"])])
    let saved = chapter.handle(.returned(["start-over": "yes"]), at: .start).saved
    let progress = try GameProgress(saved: try #require(saved).contents)
    #expect(progress.solved.isEmpty && progress.current == nil && progress.seed != 7)
  }

  @Test("A saved game that cannot be used is told once the chapter opens")
  func unusable() throws {
    var chapter = ChapterScreen(try Game.flow(), isSaveUnusable: true)
    #expect(
      chapter.handle(.opened, at: .start).answers == [
        .announce(.notice, [.init(.body, .phrase("quiz.save-unusable"))])
      ])
  }
}

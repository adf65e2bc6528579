import Screens
import Testing
import Timeline

@testable import Quiz

@Suite struct ChapterScreenTests {
  @Test("game-4.1: a chapter is introduced at length until one of its levels was opened, then in short")
  func introduction() throws {
    var screen = ChapterScreen(try Game.flow())
    #expect(screen.title == .phrase("quiz.title", ["title": .english("The river")]))
    #expect(
      screen.introduction == [
        .init(.body, .english("You wake.")), .init(.body, .english("Water runs.")),
        .init(.body, .english("It is near.")), .init(.body, .phrase("quiz.level-count", ["n": .number(2)])),
        .init(.instruction, .phrase("quiz.chapter-keys")),
      ])
    _ = screen.activate("go-on")
    #expect(screen.introduction == [.init(.body, .phrase("quiz.solved-count", ["n": .number(0), "all": .number(2)]))])
  }

  @Test("game-5.0: that the pack has not the interface's language is said once, at its beginning")
  func otherLanguage() throws {
    var screen = ChapterScreen(try Game.flow(language: "ru"))
    #expect(screen.introduction.first == .init(.body, .phrase("quiz.other-language")))
    _ = screen.activate("go-on")
    #expect(!screen.introduction.contains(.init(.body, .phrase("quiz.other-language"))))
  }

  @Test("game-F2: the levels stand in a group for each chapter, as solved or locked where they are")
  func levels() throws {
    let screen = ChapterScreen(try Game.flow(solved: ["wheel"]))
    #expect(screen.elements.map(\.id) == ["go-on", "mill/wheel", "mill/stone", "mill/cart"])
    #expect(
      screen.elements.map(\.states) == [
        [], [.phrase("quiz.solved")], [], [.phrase("quiz.locked")],
      ])
    #expect(
      screen.elements.map { $0.groups.map(\.name) } == [
        [], [.english("The river")], [.english("The river")], [.english("The road")],
      ])
    #expect(
      screen.elements.map(\.label) == [
        .phrase("quiz.start"), .phrase("quiz.level", ["n": .number(1)]), .english("The stone"),
        .phrase("quiz.level", ["n": .number(1)]),
      ])
    #expect(screen.firstFocus == "go-on")
  }

  @Test("game-F3: a locked level says that it is locked and what opens it")
  func locked() throws {
    var screen = ChapterScreen(try Game.flow(solved: ["wheel"]))
    #expect(
      screen.activate("mill/cart").answers == [
        .tone("locked"),
        .announce(
          .result,
          [
            .init(.verdict, .phrase("quiz.locked-verdict")),
            .init(.body, .phrase("quiz.locked-until", ["level": .english("The stone")])),
          ]),
      ])
  }

  @Test("game-F2: where the pack is free every level opens at once")
  func free() throws {
    var pack = try SamplePack.pack()
    pack.opening = .free
    var screen = ChapterScreen(try Game.flow(packs: [pack]))
    #expect(screen.activate("mill/cart").answers == [.open(.phrase("quiz.level-title", ["n": .number(1)]))])
    #expect(screen.title == .phrase("quiz.title", ["title": .english("The road")]))
  }

  @Test("game-A6: a whole game leads from level to level, from chapter to chapter and to the end")
  func wholeGame() throws {
    var screen = ChapterScreen(try Game.flow())
    #expect(screen.activate("go-on").answers == [.open(.phrase("quiz.level-title", ["n": .number(1)]))])
    #expect(
      screen.handle(solved("wheel"), at: .start).answers == [
        .open(.phrase("quiz.title", ["title": .english("The stone")]))
      ])
    #expect(screen.handle(solved("stone"), at: .start).answers == [.focus("go-on")])
    #expect(screen.title == .phrase("quiz.title", ["title": .english("The road")]))
    #expect(screen.introduction.first == .init(.body, .phrase("quiz.level-count", ["n": .number(1)])))
    #expect(screen.activate("go-on").answers == [.open(.phrase("quiz.level-title", ["n": .number(1)]))])
    #expect(screen.handle(solved("cart", attempts: 3), at: .start).answers == [.open(.phrase("quiz.end-title"))])
    #expect(screen.flow.progress.solved.count == 3)
    #expect(screen.elements.first?.label == .phrase("quiz.play-again"))
  }

  @Test("A level left unsolved changes nothing but its attempts")
  func leftUnsolved() throws {
    var screen = ChapterScreen(try Game.flow())
    _ = screen.activate("go-on")
    let left = ScreenEvent.returned(outcome("wheel", isSolved: false, attempts: 2, goesOn: false))
    #expect(screen.handle(left, at: .start).answers.isEmpty)
    #expect(screen.flow.progress.attempts == [LevelID(pack: "mill", level: "wheel"): 2])
    #expect(screen.flow.progress.solved.isEmpty)
    #expect(screen.elements.first?.label == .phrase("quiz.go-on"))
  }

  @Test("game-F8: a solved level that is left by the key for back is solved, and the next one waits")
  func leftSolved() throws {
    var screen = ChapterScreen(try Game.flow())
    _ = screen.activate("go-on")
    let left = ScreenEvent.returned(outcome("wheel", isSolved: true, attempts: 1, goesOn: false))
    #expect(screen.handle(left, at: .start).answers == [.focus("go-on")])
    #expect(screen.flow.current == LevelIndex(pack: 0, chapter: 0, level: 1))
  }

  @Test("game-F5: what was done in a level counts for that level, whatever was opened since")
  func attemptCarriesLevel() throws {
    var screen = ChapterScreen(try Game.flow(solved: ["wheel", "stone"]))
    _ = screen.activate("mill/cart")
    _ = screen.handle(.returned(outcome("stone", isSolved: true, attempts: 4, goesOn: false)), at: .start)
    #expect(screen.flow.progress.attempts == [LevelID(pack: "mill", level: "stone"): 4])
  }

  @Test(
    "game-F4: a game goes on at the level where it was left, and at its first if that one is gone",
    arguments: [
      ("cart", LevelIndex(pack: 0, chapter: 1, level: 0)), ("gone", LevelIndex(pack: 0, chapter: 0, level: 0)),
    ])
  func resumed(level: String, index: LevelIndex) throws {
    var progress = GameProgress(seed: 7)
    progress.current = LevelID(pack: "mill", level: level)
    let flow = GameFlow(packs: [try SamplePack.pack()], settings: GameSettings(language: "en"), progress: progress)
    #expect(flow.current == index)
  }

  @Test(
    "An outcome that is no level's, or of a level there is not, is passed over",
    arguments: [
      nil, [:], ["pack": "mill", "level": "gone", "solved": "yes"],
    ] as [ScreenOutcome?])
  func foreignOutcome(outcome: ScreenOutcome?) throws {
    var screen = ChapterScreen(try Game.flow())
    #expect(screen.handle(.returned(outcome), at: .start).isEmpty)
  }

  @Test("game-F9: playing again keeps what is solved, forgets what was heard and shuffles anew")
  func playAgain() throws {
    var screen = ChapterScreen(try Game.flow(solved: ["wheel", "stone"]))
    _ = screen.activate("mill/cart")
    _ = screen.handle(solved("cart"), at: .start)
    #expect(screen.handle(.returned(["end": "again"]), at: .start).answers == [.focus("go-on")])
    #expect(screen.flow.progress.solved.count == 3)
    #expect(screen.flow.progress.attempts.isEmpty)
    #expect(screen.flow.progress.seed == 7_191_089_600_892_374_487)
    #expect(screen.flow.current == LevelIndex(pack: 0, chapter: 0, level: 0))
    #expect(screen.introduction.first == .init(.body, .english("You wake.")))
  }

  @Test("At the end of a pack with another one behind it the game goes on there")
  func twoPacks() throws {
    var second = try SamplePack.pack()
    second.id = "second"
    var screen = ChapterScreen(try Game.flow(packs: [SamplePack.pack(), second], solved: ["wheel", "stone"]))
    _ = screen.activate("mill/cart")
    guard case .open(let end, _, _)? = screen.handle(solved("cart"), at: .start).first else {
      Issue.record("the end is not opened")
      return
    }
    #expect(end.elements.map(\.label) == [.phrase("quiz.next-chapter"), .phrase("quiz.leave")])
    #expect(screen.flow.current == LevelIndex(pack: 1, chapter: 0, level: 0))
    #expect(screen.introduction.first == .init(.body, .english("You wake.")))
  }

  private func solved(_ level: String, attempts: Int = 1) -> ScreenEvent {
    .returned(outcome(level, isSolved: true, attempts: attempts, goesOn: true))
  }

  private func outcome(_ level: String, isSolved: Bool, attempts: Int, goesOn: Bool) -> ScreenOutcome {
    LevelOutcome(
      level: LevelID(pack: "mill", level: level), isSolved: isSolved, attempts: attempts, goesOn: goesOn
    ).screenOutcome
  }
}

@Suite struct EndScreenTests {
  @Test("game-E2: the end says the author's last words and what was done")
  func introduction() throws {
    var flow = try Game.flow(solved: ["wheel"])
    flow.leave(LevelIndex(pack: 0, chapter: 0, level: 0), isSolved: true, attempts: 2)
    flow.leave(LevelIndex(pack: 0, chapter: 1, level: 0), isSolved: true, attempts: 3)
    let screen = EndScreen(of: flow, pack: 0)
    #expect(screen.title == .phrase("quiz.end-title"))
    #expect(
      screen.introduction == [
        .init(.body, .english("You are out.")),
        .init(.body, .phrase("quiz.end-solved", ["n": .number(2), "all": .number(3)])),
        .init(.body, .phrase("quiz.end-attempts", ["n": .number(5)])),
      ])
  }

  @Test("From the end one plays again or leaves")
  func items() throws {
    var screen = EndScreen(of: try Game.flow(), pack: 0)
    #expect(screen.elements.map(\.label) == [.phrase("quiz.play-again"), .phrase("quiz.leave")])
    #expect(screen.activate("again").answers == [.close(["end": "again"])])
    #expect(screen.activate("leave").answers == [.quit])
  }
}

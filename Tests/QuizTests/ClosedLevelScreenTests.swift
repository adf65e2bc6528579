import Screens
import Testing
import Timeline

@testable import Quiz

@Suite struct ClosedLevelScreenTests {
  @Test("game-2.1: the question comes with the title and is an element before the answers that is not counted")
  func arrival() throws {
    let screen = try Game.level(of: Game.flow())
    #expect(screen.title == .phrase("quiz.level-title", ["n": .number(1)]))
    #expect(
      screen.introduction == [
        .init(.question, .english("What turns the wheel?")), .init(.instruction, .phrase("quiz.closed-keys")),
      ])
    #expect(screen.elements.map(\.id) == ["question", "answer/water", "answer/wind", "answer/mule"])
    #expect(screen.elements.map(\.role) == [.text, .answer, .answer, .answer])
    #expect(screen.elements.map(\.isCounted) == [false, true, true, true])
    #expect(screen.firstFocus == "answer/water")
    #expect(screen.question == "question")
  }

  @Test("A level with a title of its own is called by it")
  func ownTitle() throws {
    #expect(try Game.level(1, of: Game.flow()).title == .phrase("quiz.title", ["title": .english("The stone")]))
  }

  @Test("game-A9: a wrong answer gets the verdict word alone, the answer and the level's words; nothing else changes")
  func wrong() throws {
    var screen = try Game.level(of: Game.flow())
    let before = screen.elements
    let chosen = Text.phrase("quiz.chose", ["answer": .english("A mule")])
    #expect(
      screen.activate("answer/mule").answers == [
        .tone("wrong"),
        .announce(
          .result,
          [.init(.verdict, .phrase("quiz.wrong")), .init(.body, chosen), .init(.body, .english("It turns."))]),
      ])
    #expect(screen.elements == before)
    #expect(screen.attempts == 1)
    #expect(!screen.isSolved)
  }

  @Test("game-2.1: a reply that has the answer's words in it stands for them")
  func replyNamesAnswer() throws {
    var screen = try Game.level(of: Game.flow())
    let parts: [Announcement.Part] = [
      .init(.verdict, .phrase("quiz.wrong")), .init(.body, .english("Wind? The air is still.")),
      .init(.body, .english("It turns.")),
    ]
    #expect(screen.activate("answer/wind").answers == [.tone("wrong"), .announce(.result, parts)])
  }

  @Test(
    "game-4.1: the level's words after a wrong answer are left out once they were heard out", arguments: [true, false])
  func heard(out: Bool) throws {
    var screen = try Game.level(of: Game.flow())
    _ = screen.activate("answer/mule")
    #expect(screen.handle(.resultEnded(heardOut: out), at: .start).answers.isEmpty)
    guard case .announce(_, let parts)? = screen.activate("answer/mule").answers.last else { return }
    #expect(parts.contains(.init(.body, .english("It turns."))) == !out)
  }

  @Test("game-A10: a right answer gets its verdict and, in the same turn, focus on the button that goes on")
  func right() throws {
    var screen = try Game.level(of: Game.flow())
    let chosen = Text.phrase("quiz.chose", ["answer": .english("Water")])
    #expect(
      screen.activate("answer/water").answers == [
        .tone("right"),
        .announce(
          .result,
          [.init(.verdict, .phrase("quiz.right")), .init(.body, chosen), .init(.body, .english("It slows down."))]),
        .focus("next"),
      ])
    #expect(screen.elements.last == Element("next", .button, label: .phrase("quiz.next-level"), isCounted: false))
    #expect(screen.firstFocus == "next")
    #expect(screen.handle(.resultEnded(heardOut: true), at: .start).isEmpty)
    #expect(screen.activate("next").answers == [.close(outcome(isSolved: true, attempts: 1, goesOn: true))])
  }

  @Test("game-B1: under the rule any each right answer alone is enough", arguments: ["answer/corn", "answer/rye"])
  func anyOf(id: Element.ID) throws {
    var screen = try Game.level(1, of: Game.flow())
    _ = screen.activate(id)
    #expect(screen.isSolved)
  }

  @Test("After the right answer another one is judged, but neither counted nor does it undo anything")
  func judgedAgain() throws {
    var screen = try Game.level(of: Game.flow())
    _ = screen.activate("answer/water")
    #expect(screen.activate("answer/mule").answers.first == .tone("wrong"))
    #expect(screen.isSolved)
    #expect(screen.attempts == 1)
  }

  @Test("game-C1: with 'confirm' the answer is read back, and judged when it is chosen once more")
  func confirm() throws {
    var screen = try Game.level(of: Game.flow(confirm: true))
    #expect(
      screen.activate("answer/mule").answers == [
        .announce(
          .focus,
          [
            .init(.body, .phrase("quiz.chose", ["answer": .english("A mule")])),
            .init(.instruction, .phrase("quiz.confirm")),
          ])
      ])
    #expect(screen.attempts == 0)
    _ = screen.activate("answer/water")
    #expect(!screen.isSolved)
    _ = screen.activate("answer/water")
    #expect(screen.isSolved)
    #expect(screen.attempts == 1)
  }

  @Test(
    "game-P5: with 'go-on' the next level opens when the verdict has ended, heard out or cut", arguments: [true, false])
  func goOn(heardOut: Bool) throws {
    var screen = try Game.level(of: Game.flow(goOn: true))
    _ = screen.activate("answer/mule")
    #expect(screen.handle(.resultEnded(heardOut: heardOut), at: .start).answers.isEmpty)
    _ = screen.activate("answer/water")
    #expect(
      screen.handle(.resultEnded(heardOut: heardOut), at: .start).answers == [
        .close(outcome(isSolved: true, attempts: 2, goesOn: true))
      ])
  }

  @Test("A level that is left by the key for back tells what was done in it")
  func left() throws {
    var screen = try Game.level(of: Game.flow())
    #expect(screen.outcome == outcome(isSolved: false, attempts: 0, goesOn: false))
    _ = screen.activate("answer/mule")
    _ = screen.activate("answer/water")
    #expect(screen.outcome == outcome(isSolved: true, attempts: 2, goesOn: false))
  }

  @Test("Enter on the question says it again")
  func questionAgain() throws {
    var screen = try Game.level(of: Game.flow())
    #expect(
      screen.activate("question").answers == [
        .announce(.screen, [.init(.question, .english("What turns the wheel?"))])
      ])
  }

  @Test("game-E6: where am I tells chapter, level, number of levels and the attempts of all visits")
  func status() throws {
    var flow = try Game.flow()
    let place: [Announcement.Part] = [
      .init(.body, .phrase("quiz.title", ["title": .english("The river")]))
    ]
    #expect(try Game.level(of: flow).place == .phrase("quiz.level-of", ["n": .number(1), "all": .number(2)]))
    #expect(try Game.level(of: flow).status == place)
    flow.leave(flow.current, isSolved: false, attempts: 2)
    var screen = try Game.level(of: flow)
    _ = screen.activate("answer/mule")
    #expect(screen.status == place + [.init(.body, .phrase("quiz.attempts", ["n": .number(3)]))])
  }

  @Test("game-A5: the answers stand in the order of the seed, and where the author says so in the author's")
  func order() throws {
    func ids(_ seed: UInt64, chapter: Int) throws -> [String] {
      let flow = try Game.flow(seed: seed)
      let index = LevelIndex(pack: 0, chapter: chapter, level: 0)
      return flow.screen(at: index).elements.dropFirst().map(\.id.name)
    }
    #expect(try ids(1, chapter: 0) == ids(2, chapter: 0))
    #expect(try ids(1, chapter: 1) == ids(1, chapter: 1))
    #expect(Set(try (0..<20).map { try ids($0, chapter: 1) }).count > 5)
  }

  private func outcome(isSolved: Bool, attempts: Int, goesOn: Bool) -> ScreenOutcome {
    [
      "pack": "mill", "level": "wheel", "solved": isSolved ? "yes" : "no", "attempts": "\(attempts)",
      "go-on": goesOn ? "yes" : "no", "given-away": "no", "played": "0",
    ]
  }
}

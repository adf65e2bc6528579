import Screens
import Testing
import Timeline

@testable import Quiz

/// The clock of the hints, and what is saved of it.
@Suite struct LevelHintsTests {
  private func hints(_ count: Int = 3, played: Duration = .zero) -> LevelHints {
    LevelHints((1...count).map { [.verbatim("\($0)")] }, played: played)
  }

  @Test(
    "game-D1: a hint comes at each whole half minute of play, up to the last",
    arguments: [(0, 0), (29, 0), (30, 1), (59, 1), (60, 2), (90, 3), (500, 3)])
  func count(seconds: Int, count: Int) {
    var hints = hints()
    hints.start(at: .start)
    _ = hints.advance(to: .start + .seconds(seconds))
    #expect(hints.count == count)
    #expect(self.hints(played: .seconds(seconds)).count == count)
  }

  @Test func `The clock stands while the level is not played, and starting it twice changes nothing`() {
    var hints = hints()
    hints.start(at: .start)
    hints.stop(at: .start + .seconds(20))
    #expect(hints.next == nil)
    hints.start(at: .start + .seconds(100))
    hints.start(at: .start + .seconds(105))
    #expect(hints.next == .start + .seconds(110))
    let came = hints.advance(to: .start + .seconds(109))
    #expect(!came)
    let comes = hints.advance(to: .start + .seconds(110))
    #expect(comes)
    #expect(hints.played == .seconds(30))
  }

  @Test func `A hint brought before its time is not brought again, and the next comes when it would have come anyway`()
  {
    var hints = hints()
    hints.start(at: .start)
    let isThere = hints.bring()
    let isStillThere = hints.bring()
    #expect(isThere && isStillThere)
    #expect(hints.count == 1)
    #expect(hints.next == .start + .seconds(60))
    let comesAgain = hints.advance(to: .start + .seconds(30))
    #expect(!comesAgain)
    #expect(LevelHints(hints.all, played: hints.played).count == 1)
  }

  @Test func `After all hints were told there is none to bring`() {
    var hints = hints(1, played: .seconds(30))
    _ = hints.tell()
    let isThere = hints.bring()
    #expect(!isThere)
  }

  @Test func `A level without hints says so, and the answer can be had after three refusals`() throws {
    var screen = try Game.level(1, of: Game.flow())
    let verdict = Announcement.Part(.verdict, .phrase("quiz.no-hints"))
    #expect(
      screen.handle(.command(.levelHint, on: nil), at: .start).answers == [
        .announce(.result, [verdict, .init(.body, .phrase("quiz.no-hints-why"))])
      ])
    #expect(screen.offers(on: nil) == [])
    #expect(screen.handle(.opened, at: .start).isEmpty)
  }

  @Test("with go-on a level whose answer was told stays, so that the player can contradict it")
  func toldAnswerStays() throws {
    var visit = LevelVisit(of: try Game.flow(), at: LevelIndex(pack: 0, chapter: 0, level: 0))
    _ = visit.giveAway([.english("Water")], about: nil, then: "next", at: .start)
    #expect(visit.handle(.resultEnded(heardOut: true), goesOn: true, at: .start).isEmpty)
    visit.claim()
    #expect(visit.handle(.resultEnded(heardOut: true), goesOn: true, at: .start).count == 1)
  }

  @Test("game-2.1: an answer given away is told with its reply, offered no more, and the chapter learns it")
  func givenAway() throws {
    var flow = try Game.flow()
    flow.leave(LevelOutcome(level: flow.id(at: flow.current), isSolved: false, attempts: 2, goesOn: false))
    var screen = try Game.level(of: flow)
    #expect(screen.handle(.chosen("give-answer"), at: .start).isEmpty)
    _ = screen.handle(.opened, at: .start)
    _ = screen.handle(.wake("hint"), at: .start + .seconds(30))
    _ = screen.handle(.command(.activate, on: "answer/mule"), at: .start + .seconds(31))
    #expect(
      screen.offers(on: nil) == [
        .command(.levelHint), .own("give-answer", label: .phrase("quiz.give-answer")),
      ])
    let told = screen.handle(.chosen("give-answer"), at: .start + .seconds(32)).answers
    #expect(
      told == [
        .tone("right"),
        .announce(
          .result,
          [
            .init(.verdict, .phrase("quiz.the-answer")),
            .init(.body, .phrase("quiz.title", ["title": .english("Water")])),
            .init(.body, .english("It slows down.")),
          ]), .focus("next"),
      ])
    #expect(screen.offers(on: nil) == [.command(.levelHint)])
    let outcome = try #require(screen.outcome)
    flow.leave(try #require(LevelOutcome(outcome)))
    #expect(flow.progress.givenAway == [flow.id(at: flow.current)])
    #expect(flow.isSolved(flow.current))
    #expect(flow.progress.played == [flow.id(at: flow.current): .seconds(32)])
    #expect(EndScreen(of: flow, pack: 0).status.last == .init(.body, .counted("quiz.end-given-away", 1)))
  }

  @Test func `Finding the answer later takes the mark away, and being told it later does not set one`() throws {
    var flow = try Game.flow()
    let level = flow.id(at: flow.current)
    for (isGivenAway, marks) in [(true, 1), (false, 0), (true, 0)] {
      flow.leave(LevelOutcome(level: level, isSolved: true, attempts: 1, goesOn: false, isGivenAway: isGivenAway))
      #expect(flow.progress.givenAway.count == marks)
    }
  }

  @Test(
    "The answer is told in its first spelling, without what may be left out or a tolerance",
    arguments: [
      (["[two-way] radio [set]|wireless"], .text, .any, ["radio"]), (["3.14:0.01"], .number, .any, ["3.14"]),
      (["cat*", "dog*"], .text, .all, ["cat", "dog"]), (["a \\| b", "c"], .text, .any, ["a | b"]),
    ] as [([String], AnswerKey.Form, AnswerKey.Rule, [String])])
  func plainAnswers(accept: [String], form: AnswerKey.Form, rule: AnswerKey.Rule, plain: [String]) {
    #expect(AnswerKey(language: "en", accept: accept, form: form, rule: rule, wildcards: true).plainAnswers == plain)
  }
}

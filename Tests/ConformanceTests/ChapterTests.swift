import Keys
import Quiz
import Rehearsal
import Screens
import Sessions
import Testing

/// The chapter of closed levels, played with nothing but what is heard.
@Suite struct ChapterTests {
  /// Walks down by ear until the answer is heard, and chooses it.
  func choose(_ answer: String, _ ear: inout Ear) -> [String] {
    for _ in 1...4 {
      ear.press(.down)
      if ear.heard().contains(where: { $0.hasPrefix("hear: \(answer)") }) { break }
      if ear.record.isEmpty { break }
    }
    ear.press(.enter)
    return ear.heard()
  }

  @Test("game-A10: both chapters are played to their end by ear alone", arguments: ["en", "fr"])
  func wholeGame(language: String) throws {
    var ear = try Adventure.ear(language)
    ear.press(.enter)
    _ = ear.heard()
    for answer in try Adventure.answers(language) {
      ear.press(.home)
      expectRight(choose(answer, &ear), language)
      ear.press(.enter)
    }
    #expect(ear.heard().first?.hasPrefix(language == "en" ? "hear: The voice." : "hear: La voix.") == true)
    ear.press(.enter)
    for answer in Adventure.typedAnswers(language) {
      _ = ear.heard()
      write(answer, &ear)
      ear.press(.enter)
      expectRight(ear.heard(), language)
      ear.press(.enter)
    }
    let end = ear.heard()
    #expect(end.first?.hasPrefix(language == "en" ? "hear: The end." : "hear: La fin.") == true, "\(end)")
    #expect(end.first?.contains(language == "en" ? "Levels solved: 8 of 8." : "Niveaux résolus : 8 sur 8.") == true)
    ear.press(.down, .enter)
    #expect(ear.heard().last == (language == "en" ? "hear result: Goodbye." : "hear result: Au revoir."))
    #expect(ear.exitCode == .success)
  }

  private func expectRight(_ heard: [String], _ language: String) {
    let right = heard.first { $0.hasPrefix("hear result") } ?? ""
    #expect(right.hasPrefix(language == "en" ? "hear result: Right." : "hear result: Exact."), "\(heard)")
  }

  /// Types an answer with a slip in it, hears the slip, and mends it.
  private func write(_ answer: String, _ ear: inout Ear) {
    for character in answer { ear.press(.character(character)) }
    ear.press(.character("z"))
    #expect(ear.heard().last == "hear echo: z")
    ear.press(.backspace)
    #expect(ear.heard() == ["hear echo: z"])
  }

  @Test("game-A9: a wrong answer is told at once, leaves the level open and the focus where it is")
  func wrongAnswer() throws {
    var ear = try Adventure.ear("en")
    ear.press(.enter)
    _ = ear.heard()
    ear.press(.home, .down)
    let first = try #require(ear.heard().last)
    ear.press(.enter)
    let verdict = ear.heard().filter { !$0.hasPrefix("hear notice") }
    #expect(verdict.count == 1 && verdict[0].hasPrefix("hear result: Wrong."), "\(verdict)")
    ear.press(.tab, .shiftTab)
    #expect(ear.heard().last?.dropLast(6).hasPrefix(first.prefix(12)) == true)
  }

  @Test("game-F3: a locked level says that it is locked and what opens it")
  func locked() throws {
    var ear = try Adventure.ear("en")
    _ = ear.heard()
    ear.press(.end, .enter)
    #expect(
      ear.heard() == [
        "hear: The voice, Level 4, locked, 8 of 8", "hear result: Locked. Solve this one first: Level 3.",
      ])
  }

  @Test("game-A5: the same seed gives the same game, another seed another order")
  func seeds() throws {
    func order(_ seed: UInt64) throws -> [String] {
      var ear = try Adventure.ear("en", seed: seed)
      ear.press(.enter, .home, .down, .down, .down)
      return ear.heard().suffix(3).map { String($0.prefix { $0 != "," }) }
    }
    #expect(try order(5) == order(5))
    #expect(try Set((0..<20).map { try order($0) }).count > 1)
  }

  @Test("game-P5: with go-on the next level opens when the verdict has ended, not before")
  func goingOn() throws {
    var ear = try Adventure.ear("en", set: ["go-on": "on"])
    ear.press(.enter, .home)
    let heard = choose(try Adventure.answers("en")[0], &ear)
    #expect(heard.first?.hasPrefix("hear result: Right.") == true)
    #expect(heard.contains { $0.hasPrefix("hear: Level 2.") }, "\(heard)")
  }

  @Test("game-C1: with confirm the first Enter reads the answer back and the second one judges it")
  func confirming() throws {
    var ear = try Adventure.ear("en", set: ["confirm": "on"])
    ear.press(.enter, .home, .down)
    _ = ear.heard()
    ear.press(.enter)
    #expect(ear.heard().contains { $0.hasSuffix("Choose it again to confirm.") })
    ear.press(.enter)
    #expect(ear.heard().contains { $0.hasPrefix("hear result:") })
  }

  @Test("announcements-53: the first sentence ever heard names help, rate and quit", arguments: ["en", "fr"])
  func firstWords(language: String) throws {
    var ear = try Adventure.ear(language)
    let first = try #require(ear.heard().first)
    let sentence = first.prefix { $0 != "." }
    for key in ["F1", "F7", "F8", language == "en" ? "Control C" : "Contrôle C"] {
      #expect(sentence.contains(key), "\(sentence)")
    }
  }

  @Test("announcements-N10: the same keys give the same record")
  func determinism() throws {
    func play() throws -> [RecordLine] {
      var ear = try Adventure.ear("fr", seed: 9)
      ear.press(.enter, .down)
      ear.wait(.milliseconds(130))
      ear.press(.enter, .function(5), .function(7))
      ear.wait(.milliseconds(40))
      ear.press(.control("C"), .control("C"))
      ear.settle()
      return ear.record
    }
    #expect(try play() == play())
  }
}

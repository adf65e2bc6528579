import Keys
import Rehearsal
import Sessions
import Testing

/// Open levels: an answer is typed, heard and judged.
@Suite struct OpenLevelTests {
  /// The first open level of the built-in pack.
  func level(_ language: String = "en") throws -> Ear {
    var ear = try Adventure.ear(language, solved: 4)
    ear.press(.enter)
    _ = ear.heard()
    return ear
  }

  func send(_ answer: String, _ ear: inout Ear) -> [String] {
    for character in answer { ear.press(.character(character)) }
    _ = ear.heard()
    ear.press(.enter)
    return ear.heard()
  }

  @Test("game-C2: an empty line is no attempt, and is answered")
  func nothingTyped() throws {
    var ear = try level()
    ear.press(.enter)
    #expect(ear.heard() == ["hear result: Nothing typed. Type an answer first."])
    ear.press(.function(2))
    #expect(ear.heard().last?.contains("attempt") == false)
  }

  @Test("game-C2: leaving the field judges nothing and keeps what was typed")
  func leaving() throws {
    var ear = try level()
    for character in "rad" { ear.press(.character(character)) }
    ear.press(.tab, .shiftTab, .tab)
    let heard = ear.heard()
    #expect(!heard.contains { $0.hasPrefix("hear result") })
    ear.press(.shiftTab, .tab)
    #expect(ear.heard().last?.hasPrefix("hear: Your answer, rad, text field") == true)
  }

  @Test(
    "game-P1: the verdict names what was typed, wrong keeps it, and after three refusals there are answers to choose")
  func refusals() throws {
    var ear = try level()
    let first = send("lamp", &ear)
    #expect(first.first?.hasPrefix("hear result: Wrong. You typed lamp.") == true, "\\(first)")
    ear.press(.control("L"))
    #expect(ear.heard() == ["hear: lamp"])
    ear.press(.enter, .enter)
    let third = ear.heard().last ?? ""
    #expect(third.contains("3 answers to choose from now stand below the field."), "\\(third)")
    ear.press(.down)
    #expect(ear.heard() == ["hear: A telephone, answer, 1 of 3"])
    ear.press(.down, .enter)
    #expect(ear.heard().contains { $0.hasPrefix("hear result: Right. You chose: A radio.") })
  }

  @Test("game-P23: after a verdict a second F5 spells what was typed")
  func spelling() throws {
    var ear = try level()
    _ = send("lamp", &ear)
    ear.press(.function(5))
    ear.wait(.milliseconds(100))
    ear.press(.function(5))
    #expect(ear.heard().last == "hear: l a m p")
  }

  @Test("game-S6: a slip is no attempt: the word is spelled back")
  func almost() throws {
    var ear = try level()
    let heard = send("raido", &ear)
    #expect(heard.first?.hasPrefix("hear result: Almost. Very close. Check the spelling.") == true, "\\(heard)")
    #expect(heard.first?.hasSuffix("r a i d o") == true)
  }

  @Test("game-S1: case and accents do not matter, in either language", arguments: ["en", "fr"])
  func folding(language: String) throws {
    var ear = try level(language)
    #expect(
      send("  RÁDIO", &ear).first?.hasPrefix(language == "en" ? "hear result: Right." : "hear result: Exact.") == true)
  }

  @Test("game-V33: what is too long does not go into the field, and nothing of it is lost")
  func tooLong() throws {
    var ear = try level()
    ear.happens(.paste(String(repeating: "a", count: 300)))
    #expect(ear.heard() == ["hear echo: full, No more than 200 characters fit."])
    ear.happens(.paste("radio"))
    ear.press(.enter)
    #expect(ear.heard().contains { $0.hasPrefix("hear result: Right.") })
  }
}

import Keys
import Rehearsal
import Screens
import Sessions
import Testing
import Timeline

@Suite struct EndTests {
  @Test("Ctrl-C asks, and again within 3 s of the end of the question it quits with a farewell")
  func quitting() throws {
    var ear = try World.ear(CityScreen())
    ear.press(.control("C"))
    #expect(ear.heard().last == "hear result: Quit? Press Control C again.")
    #expect(ear.exitCode == nil)
    ear.wait(.milliseconds(2900))
    ear.press(.control("C"))
    #expect(ear.heard() == ["hear result: Goodbye."])
    #expect(ear.exitCode == .success)
  }

  @Test("the question is forgotten after 3 s, and by any other key")
  func forgotten() throws {
    var ear = try World.ear(CityScreen())
    ear.press(.character("q"))
    _ = ear.heard()
    ear.wait(.seconds(4))
    ear.press(.character("q"))
    #expect(ear.heard() == ["hear result: Quit? Press q again."])
    ear.press(.down, .character("q"))
    #expect(ear.heard() == ["hear: Rome, 2 of 4", "hear result: Quit? Press q again."])
    #expect(ear.exitCode == nil)
  }

  @Test("Escape and Backspace answer the question with no, and go nowhere", arguments: [Key.escape, .backspace])
  func no(_ key: Key) throws {
    var ear = try World.ear(CityScreen())
    ear.press(.end, .up, .enter)
    ear.press(.control("C"))
    _ = ear.heard()
    ear.wait(.seconds(1))
    ear.press(key)
    #expect(ear.heard() == ["hear echo: not quitting"])
    ear.wait(.seconds(1))
    ear.press(key)
    #expect(ear.heard().first == "hear: Capitals.")
    #expect(ear.exitCode == nil)
  }

  @Test("a key during the farewell cuts no outcome before it; Ctrl-backslash ends all")
  func outcomeBeforeFarewell() throws {
    for (key, isHeard) in [(Key.enter, true), (.control("\\"), false)] {
      var ear = try World.ear(CityScreen(answers: ["Rome"]))
      _ = ear.heard()
      ear.press(.home, .down, .enter)
      let begun = ear.now.elapsed
      ear.wait(.milliseconds(10))
      ear.happens(.signal(.terminate))
      ear.wait(.milliseconds(20))
      ear.press(key)
      let heard = ear.heard()
      #expect(heard.contains("cut result: Right. / Rome it is."))
      #expect(heard.contains("hear result: Goodbye.") == isHeard)
      #expect((ear.now.elapsed > begun + .milliseconds(400)) == isHeard)
      #expect(ear.exitCode == .success)
    }
  }

  @Test("a second Ctrl-C need not wait for the end of the question")
  func impatient() throws {
    var ear = try World.ear(CityScreen())
    _ = ear.heard()
    ear.press(.control("C"))
    ear.wait(.milliseconds(100))
    ear.press(.control("C"))
    #expect(ear.heard() == ["cut result: Quit? / Press Control C again.", "hear result: Goodbye."])
    #expect(ear.exitCode == .success)
  }

  @Test("Ctrl-backslash and SIGTERM quit unasked, and nothing sounds after the farewell")
  func unasked() throws {
    for event in [Session.Event.key(.control("\\")), .signal(.terminate)] {
      var ear = try World.ear(CityScreen())
      ear.wait(.milliseconds(100))
      ear.happens(event)
      #expect(
        ear.heard() == [
          "cut: Capitals. / Which one is in Italy?", "lost: Paris, answer, 1 of 4", "hear result: Goodbye.",
        ])
      #expect(ear.exitCode == .success)
    }
  }

  @Test("a closed terminal ends at once: nobody hears a farewell")
  func hangup() throws {
    var ear = try World.ear(CityScreen())
    ear.wait(.milliseconds(100))
    ear.happens(.signal(.hangUp))
    #expect(ear.exitCode == .success)
    #expect(ear.heard() == ["cut: Capitals. / Which one is in Italy?", "lost: Paris, answer, 1 of 4"])
  }

  @Test("at the end of input what is being said is finished, then the program ends")
  func endOfInput() throws {
    var ear = try World.ear(CityScreen())
    ear.happens(.bytes(Array("\t".utf8)))
    ear.wait(.milliseconds(10))
    ear.happens(.endOfInput)
    #expect(ear.exitCode == nil)
    #expect(ear.heard().last == "hear: Rome, 2 of 4")
    #expect(ear.exitCode == .success)
  }

  @Test("a key during the farewell ends it")
  func hurry() throws {
    var ear = try World.ear(CityScreen())
    ear.press(.control("\\"))
    ear.wait(.milliseconds(10))
    ear.press(.enter)
    #expect(ear.exitCode == .success)
    #expect(ear.heard().last == "cut result: Goodbye.")
  }

  @Test("Ctrl-Z silences before the process stops, and afterwards title and item are said")
  func suspending() throws {
    var ear = try World.ear(CityScreen())
    ear.wait(.milliseconds(100))
    ear.press(.control("Z"))
    #expect(ear.effects.last == .suspend)
    #expect(ear.heard() == ["cut: Capitals. / Which one is in Italy?", "lost: Paris, answer, 1 of 4"])
    ear.happens(.signal(.resume))
    #expect(ear.heard() == ["hear: Capitals.", "hear: Paris, answer, 1 of 4"])
  }
}

import Keys
import Rehearsal
import Screens
import Sessions
import Testing

@Suite struct SessionTests {
  @Test("the title, its question and the first item are heard on arrival, in this order")
  func arrival() throws {
    var ear = try World.ear(CityScreen())
    #expect(ear.heard() == ["hear: Capitals. Which one is in Italy?", "hear: Paris, answer, 1 of 4"])
  }

  @Test("the first sentence ever heard names help, rate and quit, once")
  func welcome() throws {
    var ear = try World.ear(CityScreen(), welcomes: true)
    #expect(
      ear.heard().first
        == "hear: Earshot: F1 for help, F7 slower, F8 faster, Control C to quit. Capitals. Which one is in Italy?")
    ear.press(.character("u"))
    #expect(ear.heard() == ["hear: Which one is in Italy?"])
  }

  @Test("a key that comes before the first sentence does not lose it")
  func welcomeAfterKey() throws {
    var screen = CityScreen()
    screen.answers = ["Oslo"]
    var ear = try World.ear(screen, welcomes: true)
    ear.happens(.bytes(Array("1\r".utf8)))
    let heard = ear.heard()
    #expect(heard.contains { $0.hasPrefix("hear: Earshot: F1 for help") }, "\(heard)")
  }

  @Test("a key silences what sounds, and the new item follows; the role is said once in a run")
  func moving() throws {
    var ear = try World.ear(CityScreen())
    ear.wait(.milliseconds(500))
    ear.press(.down)
    #expect(
      ear.heard() == [
        "cut: Capitals. / Which one is in Italy?", "lost: Paris, answer, 1 of 4", "hear: Rome, answer, 2 of 4",
      ])
    ear.press(.down, .end, .down)
    #expect(ear.heard() == ["hear: Oslo, 3 of 4", "hear: Bern, 4 of 4", "hear: bottom, Bern, 4 of 4"])
    ear.press(.home, .up)
    #expect(ear.heard() == ["hear: Which one is in Italy? text", "hear: top, Which one is in Italy?"])
  }

  @Test("a digit reads that item, past the last one it says how many there are")
  func digits() throws {
    var ear = try World.ear(CityScreen())
    ear.press(.character("3"), .character("7"))
    #expect(ear.heard().suffix(2) == ["hear: Oslo, 3 of 4", "hear: nothing past item 4"])
  }

  @Test("a verdict is heard before the next item, and its head survives the key that moves on")
  func verdict() throws {
    var ear = try World.ear(CityScreen())
    ear.press(.enter)
    ear.wait(.milliseconds(100))
    ear.press(.down)
    #expect(ear.heard().suffix(2) == ["cut result: Wrong. / Try on.", "hear: Rome, 2 of 4"])
  }

  @Test("announcements-M2: the same verdict three times is heard three times")
  func equalTexts() throws {
    var ear = try World.ear(CityScreen())
    ear.press(.enter, .enter, .enter)
    #expect(ear.heard().suffix(3) == Array(repeating: "hear result: Wrong. Try on.", count: 3))
  }

  @Test("an opened screen says its title and item, leaving it says where one is again")
  func screens() throws {
    var ear = try World.ear(CityScreen())
    ear.press(.character("3"), .enter)
    #expect(ear.heard().suffix(2) == ["hear: Oslo.", "hear: Close, button"])
    ear.press(.backspace)
    #expect(ear.heard() == ["hear: Capitals.", "hear: Oslo, answer, 3 of 4"])
    ear.press(.backspace)
    #expect(ear.heard() == ["hear echo: first screen, nothing to go back to"])
  }

  @Test("Escape stops while speech runs and 300 ms after it, then it goes back")
  func escape() throws {
    var ear = try World.ear(CityScreen())
    ear.press(.character("3"), .enter)
    ear.wait(.milliseconds(100))
    ear.press(.escape)
    #expect(ear.heard().suffix(2) == ["cut: Oslo.", "lost: Close, button"])
    ear.wait(.milliseconds(200))
    ear.press(.escape)
    #expect(ear.heard().isEmpty)
    ear.wait(.milliseconds(400))
    ear.press(.escape)
    #expect(ear.heard().first == "hear: Capitals.")
  }

  @Test("a rate key says the new rate at once, and what it silenced starts again")
  func rate() throws {
    var ear = try World.ear(CityScreen())
    ear.wait(.milliseconds(100))
    ear.press(.function(8))
    #expect(
      ear.heard() == [
        "hear echo: rate 185", "hear: Capitals. Which one is in Italy?", "hear: Paris, answer, 1 of 4",
      ])
    #expect(ear.effects == [.set(Setting(key: "rate", value: "185"))])
  }

  @Test(
    "volume and rate stop at their ends and say so",
    arguments: [
      (Key.function(7), "rate", "85", ["rate 80|slowest, rate 80"]),
      (.function(8), "rate", "440", ["rate 449|fastest, rate 449"]),
      (.function(9), "volume", "1", ["volume 0 of 10|softest, volume 0 of 10"]),
      (.function(10), "volume", "9", ["volume 10 of 10|loudest, volume 10 of 10"]),
    ])
  func ends(key: Key, setting: String, value: String, said: [String]) throws {
    var ear = try World.ear(CityScreen(), settings: [setting: value])
    ear.press(key, key)
    let words = said[0].split(separator: "|").map { "hear echo: \($0)" }
    #expect(Array(ear.heard().suffix(2)) == words)
  }

  @Test("Pause holds everything, a second Pause goes on with the part that sounded")
  func pause() throws {
    var ear = try World.ear(CityScreen())
    ear.wait(.seconds(1))
    ear.press(.function(4))
    ear.wait(.seconds(60))
    #expect(ear.heard().isEmpty)
    ear.press(.function(4))
    #expect(ear.heard() == ["hear: Capitals. Which one is in Italy?", "hear: Paris, answer, 1 of 4"])
    ear.press(.character("p"))
    #expect(ear.heard() == ["hear echo: nothing is being said"])
  }

  @Test("a key without a meaning is named, the second time in a row only a tone")
  func meaningless() throws {
    var ear = try World.ear(CityScreen())
    _ = ear.heard()
    ear.press(.character("z"), .character("z"), .pageUp)
    #expect(
      ear.heard() == [
        "hear echo: z does nothing here. F1 explains the keys.", "hear echo: Page Up does nothing here.",
      ])
    #expect(ear.record.count { if case .tone("edge") = $0.event { true } else { false } } == 3)
  }

  @Test("Repeat gives what was not heard, then outcome, title and item of the last turn that counts")
  func repeating() throws {
    var ear = try World.ear(CityScreen())
    _ = ear.heard()
    ear.press(.function(5))
    #expect(ear.heard() == ["hear: Capitals. Which one is in Italy?", "hear: Paris, answer, 1 of 4"])
    ear.press(.enter, .function(8), .function(5))
    #expect(
      ear.heard() == [
        "hear result: Wrong. Try on.", "hear echo: rate 185", "hear result: Wrong. Try on.",
        "hear: Paris, answer, 1 of 4",
      ])
    ear.wait(.seconds(1))
    ear.press(.enter)
    ear.wait(.milliseconds(50))
    ear.press(.character("s"))
    #expect(ear.heard() == ["cut result: Wrong. / Try on."])
    ear.press(.function(5))
    #expect(ear.heard() == ["hear result: Wrong. Try on.", "hear: Paris, answer, 1 of 4"])
    ear.wait(.seconds(1))
    ear.press(.function(5))
    #expect(ear.heard() == ["hear result: Wrong. Try on.", "hear: Paris, answer, 1 of 4"])
  }

  @Test("announcements-M12: Repeat pressed again quickly spells the item, a third time by spelling words")
  func spelling() throws {
    var ear = try World.ear(CityScreen())
    _ = ear.heard()
    for _ in 1...3 {
      ear.press(.function(5))
      ear.wait(.milliseconds(100))
    }
    #expect(ear.heard().suffix(2) == ["cut: capital / P a r i s", "hear: capital Papa Alfa Romeo India Sierra"])
  }

  @Test("where am I says title, question and item in full, the second time in quick succession the hint too")
  func whereAmI() throws {
    var screen = CityScreen()
    screen.hint = .verbatim("Enter chooses.")
    var ear = try World.ear(screen)
    ear.press(.down, .function(2))
    #expect(ear.heard().last == "hear: Capitals. Which one is in Italy? Rome, answer, 2 of 4")
    ear.press(.function(2))
    ear.wait(.milliseconds(100))
    ear.press(.function(2))
    #expect(ear.heard().last == "hear: Capitals. Which one is in Italy? Rome, answer, 2 of 4, Enter chooses.")
  }

  @Test("key help names and describes every key and runs none, arrows read the list, Escape leaves")
  func keyHelp() throws {
    var ear = try World.ear(CityScreen())
    _ = ear.heard()
    ear.press(.function(1), .enter, .character("z"), .down, .down, .escape)
    #expect(
      ear.heard() == [
        "hear result: Key help. Press any key to hear what it does. Up and Down read the list. Escape leaves.",
        "hear: Enter, choose or open", "hear: z, no command", "hear: Down, next item", "hear: Up, previous item",
        "hear echo: key help off", "hear: Paris, answer, 1 of 4",
      ])
  }

  @Test("the hint comes 500 ms after the item was heard to its end, once, and a key forestalls it")
  func hints() throws {
    var screen = CityScreen()
    screen.hint = .verbatim("Enter chooses.")
    var ear = try World.ear(screen, settings: ["hints": "on"])
    _ = ear.heard()
    ear.wait(.milliseconds(499))
    ear.press(.down)
    #expect(ear.heard() == ["hear: Rome, 2 of 4"])
    ear.wait(.seconds(20))
    #expect(ear.heard() == ["hear hint: Enter chooses."])
    ear.runOut()
    #expect(ear.isSilentForever)
    #expect(ear.heard().isEmpty)
  }

  @Test("announcements-M6: of five results a key leaves two heads, and a notice says how many were missed")
  func missed() throws {
    var ear = try World.ear(CityScreen())
    _ = ear.heard()
    ear.happens(.external("results"))
    ear.wait(.milliseconds(10))
    ear.press(.down)
    #expect(
      ear.heard() == [
        "hear result: Result 1.", "lost result: Result 3.", "lost result: Result 4.", "lost result: Result 5.",
        "hear result: Result 2.", "hear: Rome, 2 of 4", "hear notice: 3 results were cut, F5 says them",
      ])
    ear.press(.function(5))
    #expect(
      ear.heard() == [
        "hear result: Result 3.", "hear result: Result 4.", "hear result: Result 5.", "hear: Rome, 2 of 4",
      ])
  }
}

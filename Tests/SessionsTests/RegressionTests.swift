import Keys
import Rehearsal
import Screens
import Sessions
import Testing
import Timeline

/// What went wrong once, each with its kind.
@Suite struct RegressionTests {
  @Test("announcements-N8: the value of a secret announcement stands in no line of the record")
  func secrets() throws {
    var ear = try World.ear(ProbeScreen())
    ear.happens(.external("secret"))
    #expect(ear.heard().contains("hear result: 6 digits"))
    #expect(!ear.record.contains { $0.json.contains("481516") })
  }

  @Test(
    "at the end of input nothing is held for a key that will not come",
    arguments: [Key.character("p"), .character("s")])
  func heldAtTheEnd(key: Key) throws {
    var ear = try World.ear(ProbeScreen())
    ear.happens(.external("notice"))
    ear.wait(.milliseconds(10))
    ear.press(key)
    ear.happens(.endOfInput)
    ear.runOut()
    #expect(ear.exitCode == .success)
  }

  @Test(
    "a session that ends when it is silent ends by Ctrl-C too", arguments: [Key.control("C"), .character("q"), .tab])
  func quittingOnce(key: Key) throws {
    var ear = try World.ear(ProbeScreen(), endsWhenSilent: true)
    ear.wait(.milliseconds(10))
    ear.press(key)
    ear.settle()
    #expect(ear.exitCode == .success)
  }

  @Test("a covered screen closes itself and what lies above it, and speaks for itself")
  func coveredScreen() throws {
    var ear = try World.ear(CityScreen())
    ear.happens(.external("probe"))
    ear.happens(.external("timer"))
    ear.happens(.external("cover"))
    _ = ear.heard()
    ear.wait(.seconds(20))
    #expect(ear.heard() == ["hear: Capitals.", "hear: Paris, answer, 1 of 4"])
  }

  @Test("what was silenced twice is repeated once, and of many only the newest eight")
  func repeatingTwice() throws {
    var ear = try World.ear(CityScreen())
    _ = ear.heard()
    ear.press(.enter)
    for key in [Key.character("s"), .function(5), .character("s")] {
      ear.wait(.seconds(1))
      ear.wait(.milliseconds(1))
      ear.press(key)
    }
    _ = ear.heard()
    ear.wait(.seconds(1))
    ear.press(.function(5))
    #expect(ear.heard().filter { $0.hasPrefix("hear result") } == ["hear result: Wrong. Try on."])
    for _ in 1...12 {
      ear.press(.enter)
      ear.wait(.milliseconds(10))
      ear.press(.character("s"))
    }
    _ = ear.heard()
    ear.wait(.seconds(1))
    ear.press(.function(5))
    #expect(ear.heard().count { $0.hasPrefix("hear result") } == 8)
  }

  @Test("no hint comes in key help, and none that was just asked for")
  func hints() throws {
    var screen = CityScreen()
    screen.hint = .verbatim("Enter chooses.")
    var ear = try World.ear(screen, settings: ["hints": "on"])
    ear.press(.function(1), .function(7))
    ear.wait(.seconds(5))
    #expect(!ear.heard().contains("hear hint: Enter chooses."))
    ear.press(.escape, .function(2))
    ear.wait(.milliseconds(100))
    ear.press(.function(2))
    ear.wait(.seconds(5))
    let heard = ear.heard()
    #expect(heard.last?.hasSuffix("Enter chooses.") == true)
    #expect(!heard.contains("hear hint: Enter chooses."))
  }

  @Test("a screen is told once, after the last of its results")
  func lastResult() throws {
    var ear = try World.ear(ProbeScreen())
    _ = ear.heard()
    ear.happens(.external("results"))
    #expect(ear.heard() == ["hear result: One.", "hear result: Two.", "hear notice: ended, heard out"])
  }

  @Test("a signal from outside is no key: it quits and suspends in key help too")
  func signals() throws {
    var ear = try World.ear(CityScreen())
    ear.press(.function(1))
    ear.happens(.signal(.interrupt))
    #expect(ear.heard().last == "hear result: Quit? Press Control C again.")
    ear.press(.function(1))
    ear.happens(.signal(.suspend))
    #expect(ear.effects.last == .suspend)
  }

  @Test("Pause where only news is held after Stop is answered")
  func pauseAfterStop() throws {
    var ear = try World.ear(ProbeScreen())
    ear.wait(.milliseconds(10))
    ear.happens(.external("notice"))
    ear.wait(.milliseconds(10))
    ear.press(.character("s"))
    ear.wait(.milliseconds(10))
    ear.press(.character("p"))
    #expect(ear.heard().contains("hear echo: nothing is being said"))
  }

  @Test("a screen without elements says its introduction once")
  func emptyScreen() throws {
    var ear = try World.ear(ProbeScreen())
    ear.happens(.external("cover"))
    ear.press(.backspace)
    #expect(ear.heard() == ["hear: Probe. Listen.", "hear: Oslo.", "hear: Close, button", "hear: Probe."])
  }

  @Test("a screen's own change of a setting is heard at once")
  func settings() throws {
    var ear = try World.ear(ProbeScreen())
    _ = ear.heard()
    ear.happens(.external("fast"))
    ear.press(.function(8))
    #expect(ear.heard() == ["hear echo: rate 310"])
  }
}

/// A screen without elements, which does what external events name.
struct ProbeScreen: Screen {
  var title: Text { .verbatim("Probe.") }
  var introduction: [Announcement.Part] { [.init(.body, .verbatim("Listen."))] }
  var elements: [Element] { [] }

  mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    switch event {
    case .external("secret"): [.announce(Announcement(.result, .digits("481516"), isSecret: true))]
    case .external("notice"): [.announce(Announcement(.notice, .verbatim("News.")))]
    case .external("results"):
      [.announce(Announcement(.result, .verbatim("One."))), .announce(Announcement(.result, .verbatim("Two.")))]
    case .external("cover"): [.open(DetailScreen())]
    case .external("timer"): [.wake("close", at: now + .seconds(20))]
    case .external("fast"): [.set(Setting(key: "rate", value: "300"))]
    case .wake("close"): [.close()]
    case .resultEnded(let heardOut) where heardOut: [.announce(Announcement(.notice, .verbatim("ended, heard out")))]
    default: []
    }
  }
}

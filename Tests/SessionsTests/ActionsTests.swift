import FoundationEssentials
import Keys
import Rehearsal
import Screens
import Sessions
import Testing
import Timeline

/// What can be done on a screen: by the keys that ask it, and from the list of actions.
@Suite struct ActionsTests {
  private func quiet(_ screen: any Screen = WorkScreen(), _ language: String = "en") throws -> Ear {
    var ear = try World.ear(screen, language: language)
    _ = ear.heard()
    return ear
  }

  @Test(
    "announcements-4.3: a screen that has no main action, hint or status says so",
    arguments: [
      (.function(12), "en", "no main action here"), (.function(3), "en", "no hints here"),
      (.character("i"), "en", "nothing to tell here"), (.function(12), "fr", "pas d’action principale ici"),
      (.character("h"), "fr", "pas d’indices ici"), (.character("i"), "fr", "rien à signaler ici"),
    ] as [(Key, String, String)])
  func nothingThere(key: Key, language: String, words: String) throws {
    var ear = try quiet(CityScreen(), language)
    ear.press(key)
    #expect(ear.heard() == ["hear echo: \(words)"])
  }

  @Test("announcements-4.3: F12 does in a field what Enter does on the main element, hint and status are answered")
  func answered() throws {
    var ear = try quiet()
    ear.press(.function(12), .function(3))
    #expect(ear.heard() == ["hear result: Sent.", "hear result: Look up."])
    ear.press(.tab, .character("m"), .character("i"))
    #expect(ear.heard() == ["hear: Send, button", "hear result: Sent.", "hear: One of two."])
  }

  @Test("announcements-4.3: e switches the tones off and on, says so, and the setting is kept")
  func sounds() throws {
    var ear = try quiet(CityScreen())
    ear.press(.character("e"))
    #expect(ear.heard() == ["hear echo: sounds off"])
    ear.press(.end, .end)
    #expect(!ear.record.contains { $0.event == .tone("edge") })
    ear.press(.character("e"))
    #expect(ear.heard().last == "hear echo: sounds on")
    #expect(ear.effects.contains(.set(Setting(key: "sounds", value: "off"))))
    #expect(ear.effects.last == .set(Setting(key: "sounds", value: "on")))
  }

  @Test("announcements-4.3: in a field Ctrl-O lists what the item and the screen offer, then what has only a letter")
  func list() throws {
    var ear = try quiet()
    ear.press(.control("O"))
    for _ in 1...10 { ear.press(.down) }
    #expect(
      ear.heard() == [
        "hear: Actions.", "hear: Spell the line, button, 1 of 10", "hear: hints for the level, 2 of 10",
        "hear: Send, 3 of 10", "hear: stop speech, 4 of 10", "hear: go back, 5 of 10",
        "hear: the question again, 6 of 10", "hear: how things stand, 7 of 10", "hear: tones off, or on, 8 of 10",
        "hear: hear what keys do, 9 of 10", "hear: quit, after asking, 10 of 10",
        "hear: bottom, quit, after asking, 10 of 10",
      ])
  }

  @Test(
    "announcements-4.3: Enter on an action does it on the screen below, and says where one is unless that was said",
    arguments: [
      (1, ["hear: l i n e"]), (2, ["hear result: Look up.", "hear: Answer, empty, text field"]),
      (3, ["hear result: Sent.", "hear: Answer, empty, text field"]), (4, []),
      (6, ["hear: Name."]), (7, ["hear: One of two."]),
      (8, ["hear echo: sounds off", "hear: Answer, empty, text field"]),
      (10, ["hear result: Quit? Press Control C again.", "hear: Answer, empty, text field"]),
    ] as [(Int, [String])])
  func run(item: Int, heard: [String]) throws {
    var ear = try quiet()
    ear.press(.control("O"), .character(item == 10 ? "0" : Character("\(item)")))
    _ = ear.heard()
    ear.press(.enter)
    #expect(ear.heard() == heard)
    ear.press(.character("z"))
    #expect(ear.heard() == ["hear echo: z"])
  }

  @Test("announcements-4.3: of a list that was left before it was heard nothing is said", arguments: [2, 7, 9])
  func hasty(item: Int) throws {
    var ear = try quiet()
    ear.press(.function(3))
    ear.wait(.milliseconds(100))
    ear.happens(.bytes([0x0F] + Array("\(item)\r".utf8)))
    let heard = ear.heard()
    #expect(
      !heard.contains { $0.hasPrefix("hear: Actions.") || $0.contains("button") && $0.hasPrefix("hear") }, "\(heard)")
    #expect(heard.contains { $0.hasPrefix("hear") }, "\(heard)")
  }

  @Test("announcements-4.3: key help from the list explains keys, and Escape comes back to the field")
  func keyHelp() throws {
    var ear = try quiet()
    ear.press(.control("O"), .character("9"), .enter)
    #expect(ear.heard().last?.hasPrefix("hear result: Key help.") == true)
    ear.press(.escape)
    #expect(ear.heard() == ["hear echo: key help off", "hear: Answer, empty, text field"])
  }

  @Test("announcements-4.3: in the list a key of a command acts on the screen below, Escape closes it")
  func keysInList() throws {
    var ear = try quiet()
    ear.press(.character("a"), .control("O"))
    _ = ear.heard()
    ear.press(.function(3))
    #expect(ear.heard() == ["hear result: Look up.", "hear: Answer, a, text field"])
    ear.press(.control("O"), .control("O"))
    #expect(ear.heard().last == "hear echo: Control O does nothing here. F1 explains the keys.")
    ear.wait(.seconds(1))
    ear.press(.escape)
    #expect(ear.heard() == ["hear: Name.", "hear: Answer, a, text field"])
  }

  @Test("game-D1: a screen is told when another one, key help or the shell lies over it, and when it is back")
  func covered() throws {
    var ear = try quiet()
    ear.press(.control("O"))
    _ = ear.heard()
    ear.wait(.seconds(1))
    ear.press(.escape, .function(1), .escape, .control("Z"))
    ear.happens(.signal(.resume))
    #expect(ear.covers == ["covered", "returned", "covered", "returned", "covered", "returned"])
  }

  @Test(
    "A screen is told that the program is left, by a key or without one, while it can still be kept",
    arguments: [Session.Event.key(.control("\\")), .signal(.terminate), .signal(.hangUp)])
  func left(by event: Session.Event) throws {
    var ear = try quiet()
    ear.happens(event)
    #expect(ear.covers == ["covered"])
    ear.happens(.signal(.hangUp))
    ear.settle()
    #expect(ear.covers == ["covered"])
  }
}

extension Ear {
  /// What a `WorkScreen` was told of its place.
  fileprivate var covers: [String] {
    effects.compactMap { if case .save(let progress) = $0 { progress.name } else { nil } }
  }
}

/// A field with something to do in it and on its screen.
struct WorkScreen: Screen {
  private var field = FieldScreen()

  var title: Text { field.title }
  var elements: [Element] { field.elements }
  var mainAction: Element.ID? { "send" }

  func offers(on item: Element.ID?) -> [Offer] {
    let ofItem: [Offer] = item == "line" ? [.own("spell", label: .verbatim("Spell the line"))] : []
    return ofItem + [.command(.levelHint)]
  }

  mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    switch event {
    case .command(.activate, on: "send"): [.announce(Announcement(.result, .verbatim("Sent.")))]
    case .command(.levelHint, on: _): [.announce(Announcement(.result, .verbatim("Look up.")))]
    case .command(.status, on: _): [.announce(Announcement(.focus, .verbatim("One of two.")))]
    case .chosen("spell"): [.announce(Announcement(.focus, .spelled(.verbatim("line"))))]
    case .covered: [.save(SavedProgress(name: "covered", contents: .init()))]
    case .returned: [.save(SavedProgress(name: "returned", contents: .init()))]
    default: field.handle(event, at: now)
    }
  }
}

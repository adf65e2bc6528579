import Keys
import Rehearsal
import Screens
import Sessions
import Testing
import Timeline

/// Typing by ear: what is heard of each key in a field.
@Suite struct FieldTests {
  func quiet(_ screen: FieldScreen = FieldScreen(), _ settings: [String: String] = [:]) throws -> Ear {
    var ear = try World.ear(screen, settings: settings)
    #expect(ear.heard() == ["hear: Name.", "hear: Answer, empty, text field"])
    return ear
  }

  @Test("announcements-24: each character is heard after it was typed, a capital as such, and a letter is no command")
  func characters() throws {
    var ear = try quiet()
    ear.press(.character("q"), .character("A"), .space, .character("é"), .character("?"))
    #expect(
      ear.heard() == [
        "hear echo: q", "hear echo: capital A", "hear echo: space", "hear echo: é", "hear echo: question mark",
      ])
  }

  @Test("announcements-25: with word echo the delimiter is named, then the word")
  func words() throws {
    var ear = try quiet(FieldScreen(), ["echo": "words"])
    ear.press(.character("h"), .character("i"), .space)
    #expect(ear.heard() == ["hear echo: space, hi"])
    var silent = try quiet(FieldScreen(), ["echo": "none"])
    silent.press(.character("h"), .space)
    #expect(silent.heard().isEmpty)
  }

  @Test("repeat says what stands in the field now, not what stood there when it was read")
  func repeated() throws {
    var ear = try quiet()
    ear.happens(.paste("abc"))
    ear.press(.control("L"), .backspace, .function(5))
    #expect(ear.heard().last == "hear: Answer, ab, text field")
  }

  @Test("announcements-26: deleting and moving tell the character, the end and the edge")
  func editing() throws {
    var ear = try quiet()
    ear.happens(.paste("abc"))
    ear.press(.backspace, .left, .left, .left, .delete, .end, .control("W"), .backspace)
    #expect(
      ear.heard() == [
        "hear echo: 3 characters pasted", "hear echo: c", "hear echo: b", "hear echo: a", "hear echo: top",
        "hear echo: b", "hear echo: end", "hear echo: b", "hear echo: empty",
      ])
  }

  @Test("the field is read on demand and in where am I, and cleared in one key")
  func reading() throws {
    var ear = try quiet()
    ear.happens(.paste("Lisbon"))
    ear.press(.control("L"), .control("U"), .control("L"))
    #expect(
      ear.heard() == [
        "hear echo: 6 characters pasted", "hear: Lisbon", "hear echo: cleared", "hear: empty",
      ])
    ear.press(.tab, .control("L"))
    #expect(ear.heard().last == "hear echo: no text field here")
  }

  @Test("announcements-27: of a masked field the mask word and the count are heard, and the value is in no record")
  func masked() throws {
    var ear = try quiet(FieldScreen(field: TextField(isMasked: true, isSecret: true)))
    ear.press(.character("4"), .character("8"), .backspace, .left, .control("L"))
    #expect(
      ear.heard() == [
        "hear echo: star, 1", "hear echo: star, 2", "hear echo: star deleted, 1 left", "hear echo: star",
        "hear: 1 character",
      ])
    let lines = ear.record.map(\.json).joined()
    #expect(!lines.contains("\"4\"") && !lines.contains("\"8\""))
    #expect(lines.contains("\"key\":\"digit\""))
  }

  @Test("announcements-M11: what a secret field says aloud is a count in the record")
  func secret() throws {
    var ear = try quiet(FieldScreen(field: TextField(isSecret: true)))
    ear.press(.character("4"), .character("8"), .control("L"))
    #expect(ear.heard() == ["hear echo: digit", "hear echo: digit", "hear: 2 characters"])
    #expect(ear.captions.suffix(3) == ["4", "8", "48"])
  }

  @Test("announcements-29: a refused key is answered, long the first time and then short")
  func refused() throws {
    var ear = try quiet(FieldScreen(field: TextField(limit: 1)))
    ear.press(.character("a"), .character("b"), .character("c"))
    #expect(
      ear.heard() == ["hear echo: a", "hear echo: full, No more than 1 character fits.", "hear echo: full"])
  }

  @Test("announcements section 3, row 22: news waits until typing has paused for 700 ms")
  func quietTime() throws {
    var ear = try quiet()
    ear.press(.character("a"))
    ear.happens(.external("news"))
    let typed = ear.now
    #expect(ear.heard() == ["hear echo: a"])
    ear.wait(.seconds(1))
    #expect(ear.heard() == ["hear notice: News."])
    let began = ear.record.last { if case .began = $0.event { true } else { false } }
    #expect(try #require(began).moment - typed >= .milliseconds(700 - 140))
  }

  @Test("announcements-18: a form error is said as an outcome, and not again with the field; later it is")
  func formError() throws {
    var ear = try quiet()
    ear.press(.tab, .enter)
    #expect(ear.heard().suffix(2) == ["hear result: Type a name.", "hear: Answer, empty, text field"])
    ear.press(.tab, .shiftTab)
    #expect(ear.heard() == ["hear: Send, button", "hear: Answer, empty, text field, Type a name."])
    ear.press(.enter)
    #expect(ear.heard() == ["hear result: Type a name."])
  }

  @Test("announcements-18: a form error that was silenced is said with the field")
  func formErrorCut() throws {
    var ear = try quiet()
    ear.press(.tab)
    _ = ear.heard()
    ear.happens(.key(.enter))
    ear.press(.escape)
    ear.press(.tab, .shiftTab)
    #expect(ear.heard().last == "hear: Answer, empty, text field, Type a name.")
  }

  @Test("keys outside fields are collected nowhere: a field entered later is empty")
  func outside() throws {
    var ear = try quiet()
    ear.press(.tab, .character("z"), .character("y"), .shiftTab)
    #expect(ear.heard().last == "hear: Answer, empty, text field")
  }
}

struct FieldScreen: Screen {
  var field = TextField()
  var error: Text?

  var title: Text { .verbatim("Name.") }
  var elements: [Element] {
    var line = Element("line", .textField, label: .verbatim("Answer"), value: value, isCounted: false)
    line.error = error
    line.isSecret = field.isSecret
    return [line, Element("send", .button, label: .verbatim("Send"), isCounted: false)]
  }

  private var value: Text {
    guard field.isMasked, !field.characters.isEmpty else { return .verbatim(field.text) }
    return .phrase("field.count", ["n": .number(field.characters.count)])
  }

  mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    switch event {
    case .typed(let character, into: "line"): field.edit(.insert(character))
    case .pasted(let text, into: "line"): field.edit(.paste(text))
    case .command(.activate, on: _): refuse()
    case .command(let command, on: "line"): TextField.Edit(command).map { field.edit($0) } ?? []
    case .external("news"): [.announce(Announcement(.notice, .verbatim("News.")))]
    default: []
    }
  }

  private mutating func refuse() -> [ScreenAction] {
    let wrong = Text.verbatim("Type a name.")
    error = wrong
    return [.announce(Announcement(.result, [.init(.verdict, wrong)])), .focus("line")]
  }
}

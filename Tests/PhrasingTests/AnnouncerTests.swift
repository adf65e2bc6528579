import Phrasing
import Screens
import Speech
import Testing
import Timeline

@Suite struct AnnouncerTests {
  private var announcer: Announcer

  init() throws {
    announcer = Announcer(try .sample(), language: "en", styles: .plain)
  }

  private let group = Element.Group(id: "cities", name: .verbatim("Cities"))

  private func answer(_ name: String, _ number: Int = 1, role: Role = .answer) -> Element {
    Element(Element.ID(name), role, label: .verbatim(name), groups: number > 2 ? [group] : [])
  }

  private func reading(_ element: Element, _ number: Int? = 1, form: Reading.Form = .usual) -> Announcement {
    let position = number.map { Position(number: $0, count: 4) }
    return Announcement(.focus, .element(Reading(element, position: position, form: form)), origin: Origin())
  }

  private mutating func hear(_ announcement: Announcement, parts: Int = .max) -> String {
    let wording = announcer.wording(of: announcement, at: .start)
    for part in wording.parts.indices.prefix(parts) { announcer.heard(part: part, of: wording) }
    return wording.text
  }

  @Test("announcements-1: the order of an element is edge, group, label, value, states, role, position, error")
  func order() {
    let element = Element(
      "code", .button, label: .verbatim("Code"), value: .verbatim(""), states: [.verbatim("locked")], groups: [group],
      error: .verbatim("missing"))
    let reading = Reading(
      element, position: Position(number: 2, count: 3), prefix: [.init(.edge, .verbatim("bottom"))])
    let wording = announcer.wording(of: Announcement(.focus, .element(reading), origin: Origin()), at: .start)
    #expect(wording.text == "bottom, Cities, Code, empty, locked, button, 2 of 3, missing")
    #expect(wording.facts.count == wording.parts.count)
  }

  @Test("announcements-3: the role word is said once in a run of the same role as heard")
  func roleRuns() {
    var test = self
    #expect(test.hear(reading(answer("Porto"))) == "Porto, answer, 1 of 4")
    #expect(test.hear(reading(answer("Faro"), 2)) == "Faro, 2 of 4")
    #expect(test.hear(reading(answer("Next", role: .button), nil)) == "Next, button")
    #expect(test.hear(reading(answer("Porto"))) == "Porto, answer, 1 of 4")
  }

  @Test("announcements-M2: a role word that never began is said with the next item")
  func roleCut() {
    var test = self
    _ = test.hear(reading(answer("Porto")), parts: 1)
    #expect(test.hear(reading(answer("Faro"), 2), parts: 2) == "Faro, answer, 2 of 4")
    _ = test.hear(reading(answer("Next", role: .button)), parts: 1)
    #expect(test.hear(reading(answer("Faro"), 2)) == "Faro, answer, 2 of 4")
  }

  @Test("announcements-M2: asking for words changes nothing")
  func asking() {
    let before = announcer.wording(of: reading(answer("Porto")), at: .start)
    #expect(announcer.wording(of: reading(answer("Porto")), at: .start) == before)
  }

  @Test("announcements-2: a group is said when it is entered, and leaving it is silent")
  func groups() {
    var test = self
    #expect(test.hear(reading(answer("Oslo", 3)), parts: 1) == "Cities, Oslo, answer, 1 of 4")
    #expect(test.hear(reading(answer("Bern", 3))) == "Bern, answer, 1 of 4")
    #expect(test.hear(reading(answer("Rome"))) == "Rome, 1 of 4")
    #expect(test.hear(reading(answer("Oslo", 3)), parts: 0) == "Cities, Oslo, 1 of 4")
    #expect(test.hear(reading(answer("Oslo", 3))) == "Cities, Oslo, 1 of 4")
  }

  @Test("announcements-18: what is wrong with an item is not said again when it was just heard as an outcome")
  func errors() {
    var test = self
    let wrong = Text.verbatim("Not a number")
    let field = Element("n", .button, label: .verbatim("Number"), error: wrong)
    let result = Announcement(.result, [.init(.verdict, wrong), .init(.body, .verbatim("Type digits"))])
    #expect(test.hear(reading(field, nil)) == "Number, button, Not a number")
    _ = test.hear(result, parts: 0)
    #expect(test.hear(reading(field, nil)) == "Number, Not a number", "the outcome was not heard")
    _ = test.hear(result, parts: 1)
    #expect(test.hear(reading(field, nil), parts: 0) == "Number")
    #expect(test.hear(reading(field, nil, form: .full)) == "Number, button, Not a number")
    #expect(test.hear(reading(field, nil)) == "Number, Not a number", "an item was heard since")
    _ = test.hear(Announcement(.notice, wrong))
    #expect(test.hear(reading(field, nil)) == "Number, Not a number")
  }

  @Test func `of nested groups only the new ones are said`() {
    var test = self
    let inner = Element.Group(id: "north", name: .verbatim("North"))
    let items = [[group], [group, inner], [group], [inner, group]].map { groups in
      Element("x", .answer, label: .verbatim("Oslo"), groups: groups)
    }
    let texts = items.map { test.hear(reading($0, nil)) }
    #expect(texts == ["Cities, Oslo, answer", "North, Oslo", "Oslo", "North, Cities, Oslo"])
  }

  @Test("announcements-8: a group and an item of one name are said once, and count as heard both")
  func sameName() {
    var test = self
    let element = Element("x", .answer, label: .verbatim("Cities"), groups: [group])
    #expect(test.hear(reading(element, nil)) == "Cities, answer")
    #expect(test.hear(reading(answer("Bern", 3), nil)) == "Bern")
    _ = test.hear(reading(answer("Next", role: .button), nil))
    _ = test.hear(reading(element, nil), parts: 1)
    #expect(test.hear(reading(answer("Next", role: .button), nil)) == "Next, button")
  }

  @Test("announcements-N8: a secret announcement records counts, and says alike digits each")
  func secret() {
    let parts = ["4", "8"].map { Announcement.Part(.body, .digits($0)) }
    let wording = announcer.wording(of: Announcement(.echo, parts, isSecret: true), at: .start)
    #expect(wording.text == "digit, digit")
    #expect(wording.caption == "4, 8")
    #expect(wording.parts.map(\.speech) == ["4", "8"])
  }

  @Test("announcements-M2: a new screen ends groups and runs, once its title began")
  func screens() {
    var test = self
    let title = Announcement(.screen, [.init(.title, .verbatim("Results"))])
    _ = test.hear(reading(answer("Oslo", 3)))
    _ = test.hear(title, parts: 0)
    #expect(test.hear(reading(answer("Bern", 3))) == "Bern, 1 of 4")
    _ = test.hear(title)
    #expect(test.hear(reading(answer("Bern", 3))) == "Cities, Bern, answer, 1 of 4")
  }

  @Test func `a title asked for with the item in focus does not count as a new screen`() {
    var test = self
    _ = test.hear(reading(answer("Porto")))
    _ = test.hear(Announcement(.focus, [.init(.title, .verbatim("Level 1"))]))
    #expect(test.hear(reading(answer("Faro"), 2)) == "Faro, 2 of 4")
  }

  @Test func `a full reading says everything, whatever was heard and set`() {
    var test = self
    test.announcer.settings.positions = false
    _ = test.hear(reading(answer("Oslo", 3)))
    #expect(test.hear(reading(answer("Oslo", 3), form: .full)) == "Cities, Oslo, answer, 1 of 4")
  }

  @Test("announcements-6, announcements-7: a changed value or state is said alone")
  func changes() {
    let element = Element(
      "s", .button, label: .verbatim("Sounds"), value: .verbatim(" "), states: [.verbatim("on"), .verbatim("new")])
    #expect(announcer.wording(of: reading(element, form: .value), at: .start).text == "empty")
    #expect(announcer.wording(of: reading(element, form: .states), at: .start).text == "on, new")
  }

  @Test func `positions and roles follow their settings`() {
    var test = self
    test.announcer.settings = Announcer.Settings(positions: false, roles: .always)
    #expect(test.hear(reading(answer("Porto"))) == "Porto, answer")
    #expect(test.hear(reading(answer("Faro"))) == "Faro, answer")
  }

  @Test func `an item that is not counted has no position`() {
    #expect(announcer.wording(of: reading(answer("Porto"), nil), at: .start).text == "Porto, answer")
  }

  @Test(
    "game-P10: an instruction is said until it was heard, always, or never",
    arguments: [
      (.normal, ["T, Press.", "T, Press.", "T"]), (.full, ["T, Press.", "T, Press.", "T, Press."]),
      (.short, ["T", "T", "T"]),
    ]
      as [(Announcer.Settings.Verbosity, [String])])
  func instructions(verbosity: Announcer.Settings.Verbosity, texts: [String]) {
    var test = self
    test.announcer.settings.verbosity = verbosity
    let screen = Announcement(.screen, [.init(.title, .verbatim("T")), .init(.instruction, .verbatim("Press."))])
    #expect([test.hear(screen, parts: 1), test.hear(screen), test.hear(screen)] == texts)
  }

  @Test func `no part repeats an earlier one, but a sentence may`() {
    let parts = ["No.", "Bern", "No.", "Bern"].map { Announcement.Part(.body, .verbatim($0)) }
    #expect(announcer.wording(of: Announcement(.result, parts), at: .start).text == "No. Bern")
    let sentence = Announcement(.result, .verbatim("No. No. No."))
    #expect(announcer.wording(of: sentence, at: .start).text == "No. No. No.")
  }

  @Test func `a part that ends a sentence is joined by a blank, any other by a comma`() {
    let parts = ["A.", "B", "C?", "D!", "E:", "F"].map { Announcement.Part(.body, .verbatim($0 + "")) }
    #expect(announcer.wording(of: Announcement(.screen, parts), at: .start).text == "A. B, C? D! E: F")
  }

  @Test("announcements-14: 120 ms follow a part, 250 ms a title, and a rehearsal has none")
  func pauses() {
    let parts: [Announcement.Part] = [
      .init(.title, .verbatim("T")), .init(.question, .phrase("chose", ["answer": .verbatim("Eau", language: "de")])),
    ]
    let screen = Announcement(.screen, parts)
    #expect(
      announcer.wording(of: screen, at: .start).parts.map(\.pause)
        == [.milliseconds(250), .milliseconds(30), .milliseconds(120)])
    var silent = announcer
    silent.styles = silent.styles.withoutPauses
    #expect(silent.wording(of: screen, at: .start).parts.allSatisfy { $0.pause == .zero })
  }

  @Test func `the first part of a result is its verdict alone`() throws {
    let parts: [Announcement.Part] = [
      .init(.verdict, .phrase("verdict")), .init(.body, .phrase("chose", ["answer": .verbatim("Bern")])),
    ]
    let wording = announcer.wording(of: Announcement(.result, parts), at: .start)
    #expect(wording.parts.first?.text == "Right.")
    #expect(wording.text == "Right. You chose Bern.")
    #expect(wording.text(through: 0) == "Right.")
  }

  @Test func `an announcement without words has no parts`() {
    #expect(announcer.wording(of: Announcement(.notice, .verbatim(" ")), at: .start).parts.isEmpty)
  }

  @Test func `words are in the language of the interface, which can change`() {
    var french = announcer
    french.language = "fr"
    let wording = french.wording(of: reading(answer("Porto")), at: .start)
    #expect(wording.text == "Porto, réponse, 1 sur 4")
    #expect(wording.parts.allSatisfy { $0.language == "fr" })
  }
}

import Screens
import Testing

@Suite struct FocusEngineTests {
  let question = Element("question", .text, label: .phrase("q"), isCounted: false)
  let cities = ["Paris", "Rome", "Oslo", "Bern"].map { Element(Element.ID($0), .answer, label: .verbatim($0)) }
  var elements: [Element] { [question] + cities }

  func engine(at id: Element.ID) -> FocusEngine {
    var engine = FocusEngine()
    engine.enter(elements, at: id)
    return engine
  }

  func position(_ outcome: FocusEngine.Outcome) -> (Element.ID, Int?, Int?)? {
    guard case .moved(let reading) = outcome else { return nil }
    return (reading.element.id, reading.position?.number, reading.position?.count)
  }

  @Test("a screen begins where it says, and at its first element when that does not exist")
  func entering() {
    #expect(engine(at: "Oslo").focus == "Oslo")
    #expect(engine(at: "nowhere").focus == "question")
  }

  @Test("next and previous walk all elements; the question is not counted")
  func walking() throws {
    var engine = engine(at: "Paris")
    let rome = engine.move(.next, in: elements)
    #expect(try #require(position(rome)) == ("Rome", 2, 4))
    _ = engine.move(.previous, in: elements)
    let question = engine.move(.previous, in: elements)
    #expect(try #require(position(question)) == ("question", nil, nil))
  }

  @Test(
    "past either end the focus stays and the end is told",
    arguments: [
      (FocusEngine.Move.next, "Bern", FocusEngine.Edge.bottom), (.last, "Bern", .bottom),
      (.previous, "question", .top), (.first, "question", .top),
    ])
  func edges(move: FocusEngine.Move, at id: String, edge: FocusEngine.Edge) {
    var engine = engine(at: Element.ID(id))
    guard case .edge(edge, let reading) = engine.move(move, in: elements) else {
      Issue.record("no edge")
      return
    }
    #expect(reading.element.id == Element.ID(id))
    #expect(engine.focus == Element.ID(id))
  }

  @Test("a digit goes to the n-th counted element, past the last one it tells how many there are")
  func digits() throws {
    var engine = engine(at: "Paris")
    let third = engine.move(.item(3), in: elements)
    #expect(try #require(position(third)).0 == "Oslo")
    let fifth = engine.move(.item(5), in: elements)
    #expect(fifth == .past(count: 4))
    #expect(engine.focus == "Oslo")
  }

  @Test("a program's move to the element in focus is no move")
  func sameElement() {
    var engine = engine(at: "Rome")
    let same = engine.move(.element("Rome"), in: elements)
    let nowhere = engine.move(.element("nowhere"), in: elements)
    #expect([same, nowhere] == [.unchanged, .unchanged])
  }

  @Test("an element that vanishes hands the focus to the one in its place, the last one to the new last one")
  func vanishing() {
    var engine = engine(at: "Rome")
    let neighbour = engine.follow(elements.filter { $0.id != "Rome" })
    #expect(neighbour?.element.id == "Oslo")
    var last = self.engine(at: "Bern")
    let newLast = last.follow(Array(elements.dropLast()))
    #expect(newLast?.element.id == "Oslo")
  }

  @Test("an element that comes before the focus changes its position and says nothing")
  func coming() {
    var engine = engine(at: "Rome")
    let more = [question, Element("Bonn", .answer, label: .verbatim("Bonn"))] + cities
    let news = engine.follow(more)
    #expect(news == nil)
    #expect(engine.reading(in: more)?.position == Position(number: 3, count: 5))
  }

  @Test("two neighbours of one name are two elements")
  func sameNames() throws {
    let twins = [Element("a", .answer, label: .verbatim("Bern")), Element("b", .answer, label: .verbatim("Bern"))]
    var engine = FocusEngine()
    engine.enter(twins, at: nil)
    let second = engine.move(.next, in: twins)
    #expect(try #require(position(second)).0 == "b")
  }

  @Test("of a change under the focus the smallest form that tells it is read")
  func changes() {
    let rate = Element("rate", .button, label: .verbatim("Rate"), value: .number(175))
    var engine = FocusEngine()
    engine.enter([rate], at: nil)
    var changed = rate
    var forms: [Reading.Form?] = []
    let changes: [(inout Element) -> Void] = [
      { $0.value = .number(185) }, { $0.states = [.phrase("locked")] }, { $0.label = .verbatim("Speed") }, { _ in },
    ]
    for change in changes {
      change(&changed)
      forms.append(engine.follow([changed])?.form)
    }
    #expect(forms == [.value, .states, .usual, nil])
  }

  @Test("a screen without elements has no focus and says so")
  func empty() {
    var engine = FocusEngine()
    engine.enter([], at: nil)
    let outcome = engine.move(.next, in: [])
    let nothing = engine.follow([])
    let first = engine.follow(cities)
    #expect(outcome == .empty)
    #expect(nothing == nil)
    #expect(first?.element.id == "Paris")
  }
}

import Rehearsal
import Sessions
import Speech
import Testing
import Timeline

@Suite struct HeardTests {
  func line(_ event: RecordLine.Event, _ milliseconds: Int) -> RecordLine {
    RecordLine(event, at: Moment(elapsed: .milliseconds(milliseconds)))
  }

  func words(_ text: String) -> RecordLine.Words {
    RecordLine.Words(language: "en", text: text)
  }

  func began(_ number: Int, _ text: String, _ kind: Kind = .focus) -> RecordLine.Event {
    .began(Utterance.ID(number), kind, words(text), rate: 175, volume: 8, .speaker)
  }

  func ended(
    _ number: Int, _ text: String, _ kind: Kind = .focus, _ state: EndState = .finished, hasBegun: Bool = true,
    heard: String? = nil
  ) -> RecordLine.Event {
    .ended(Utterance.ID(number), kind, words(text), state, by: nil, hasBegun: hasBegun, heard: heard)
  }

  @Test("announcements stand by the moment their sound began, lost ones by the moment they were dropped")
  func order() {
    let record = [
      line(began(1, "one"), 0), line(ended(3, "three", .focus, .superseded, hasBegun: false), 10),
      line(ended(1, "one"), 20), line(began(2, "two"), 20), line(ended(2, "two"), 30),
    ]
    #expect(Heard.all(in: record).map(\.line) == ["hear: one", "lost: three", "hear: two"])
  }

  @Test("one that gave way keeps its place, one that was said again from its start stands where it was heard")
  func goingBack() {
    func record(again part: Int) -> [RecordLine] {
      [
        line(began(1, "news", .notice), 0), line(.held(Utterance.ID(1), by: .rate), 5),
        line(began(2, "echo", .echo), 5),
        line(ended(2, "echo", .echo), 9), line(.again(Utterance.ID(1), part: part), 9),
        line(ended(1, "news", .notice), 20),
      ]
    }
    #expect(Heard.all(in: record(again: 0)).map(\.line) == ["hear echo: echo", "hear notice: news"])
    #expect(Heard.all(in: record(again: 1)).map(\.line) == ["hear notice: news", "hear echo: echo"])
  }

  @Test("a cut line shows the words that had begun before a slash")
  func cut() {
    let record = [
      line(began(1, "Wrong. Try on."), 0), line(ended(1, "Wrong. Try on.", .focus, .cut, heard: "Wrong."), 5),
    ]
    #expect(Heard.all(in: record).map(\.line) == ["cut: Wrong. / Try on."])
  }

  @Test("the ruler measures text and joiner and nothing else")
  func ruler() {
    let part = Utterance.Part("Porto", speech: "something longer", language: "en", joiner: ", ")
    #expect(Ruler().duration(of: part, as: Delivery()) == .milliseconds(7 * 70))
  }
}

import Testing
import Timeline

@Suite struct DeadlinesTests {
  func at(_ seconds: Int) -> Moment { Moment(elapsed: .seconds(seconds)) }

  @Test("what is due comes out oldest first, equal moments in the order of setting")
  func order() {
    var deadlines = Deadlines<String>()
    deadlines.set("late", at: at(3))
    deadlines.set("second", at: at(2))
    deadlines.set("third", at: at(2))
    deadlines.set("first", at: at(1))
    deadlines.set("never", at: at(9))
    #expect(deadlines.next == at(1))
    let due = deadlines.due(at: at(3))
    #expect(due == ["first", "second", "third", "late"])
    #expect(deadlines.next == at(9))
  }

  @Test("setting a name again moves it behind others of the same moment")
  func moving() {
    var deadlines = Deadlines<String>()
    deadlines.set("a", at: at(1))
    deadlines.set("b", at: at(2))
    deadlines.set("a", at: at(2))
    let due = deadlines.due(at: at(2))
    #expect(due == ["b", "a"])
  }

  @Test("a cancelled name is never due, and cancelling one that was never set is no fault")
  func cancelling() {
    var deadlines = Deadlines<String>()
    deadlines.set("a", at: at(1))
    deadlines.set("b", at: at(1))
    deadlines.cancel("a")
    deadlines.cancel("c")
    deadlines.cancel { $0 == "b" }
    let due = deadlines.due(at: at(5))
    #expect(due.isEmpty)
    #expect(deadlines.next == nil)
  }

  @Test("announcements-2.1: the kinds stand in the order in which they are spoken")
  func kinds() {
    #expect(Kind.allCases == [.echo, .result, .screen, .focus, .notice, .progress, .reading, .hint])
    #expect(Kind.allCases == Kind.allCases.reversed().sorted())
  }
}

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
        == "hear: Earshot: F 1 for help, F 7 slower, F 8 faster, Control C to quit. Capitals. Which one is in Italy?")
    ear.press(.character("u"))
    #expect(ear.heard() == ["hear: Which one is in Italy?"])
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
    #expect(ear.heard() == ["hear: Which one is in Italy?, text", "hear: top, Which one is in Italy?"])
  }

  @Test("announcements section 3, row 1: of two quick moves the skipped item has not one sample")
  func quickMoves() throws {
    var ear = try World.ear(CityScreen())
    ear.press(.tab)
    ear.wait(.zero)
    ear.press(.tab)
    #expect(ear.heard().suffix(2) == ["lost: Rome, 2 of 4", "hear: Oslo, 3 of 4"])
  }
}

import Keys
import Rehearsal
import Screens
import Sessions
import Speech
import Testing

/// What is said when something other than a key moves the focus or changes what is in it.
@Suite struct FocusChangeTests {
  func quiet() throws -> Ear {
    var ear = try World.ear(CityScreen())
    _ = ear.heard()
    return ear
  }

  @Test("announcements section 3, row 1: of two moves read at once the skipped item is never synthesised")
  func gluedMoves() throws {
    var ear = try quiet()
    ear.happens(.bytes(Array("\t\t".utf8)))
    #expect(ear.heard() == ["lost: Rome, 2 of 4", "hear: Oslo, 3 of 4"])
  }

  @Test("announcements section 3, row 2: a turn with two focus moves says the last one")
  func twoMoves() throws {
    var ear = try quiet()
    ear.happens(.external("twice"))
    #expect(ear.heard() == ["lost: Rome, 2 of 4", "hear: Bern, 4 of 4"])
  }

  @Test("announcements section 3, row 19: a program's move to the item in focus says nothing")
  func sameItem() throws {
    var ear = try quiet()
    ear.happens(.external("same"))
    #expect(ear.heard().isEmpty)
  }

  @Test("an item that vanishes under the focus hands it on, and the new place is said")
  func vanished() throws {
    var ear = try quiet()
    ear.happens(.external("drop"))
    #expect(ear.heard() == ["hear: Rome, 1 of 3"])
  }

  @Test("a state that changes elsewhere is not said")
  func changedElsewhere() throws {
    var ear = try quiet()
    ear.press(.down)
    ear.happens(.external("mark"))
    #expect(ear.heard() == ["hear: Rome, 2 of 4"])
  }

  @Test("a state that changes under the focus is said alone")
  func changedState() throws {
    var ear = try quiet()
    ear.happens(.external("mark"))
    #expect(ear.heard() == ["hear: marked"])
  }

  @Test("news waits for the item being read, and is not lost by a key")
  func notice() throws {
    var ear = try quiet()
    ear.press(.down)
    ear.wait(.milliseconds(100))
    ear.happens(.external("notice"))
    ear.wait(.milliseconds(100))
    ear.press(.down)
    #expect(ear.heard() == ["cut: Rome / 2 of 4", "hear: Oslo, 3 of 4", "hear notice: Battery low."])
  }

  @Test("a result by itself comes at the border of a part, and the item goes on after it")
  func border() throws {
    var ear = try quiet()
    ear.press(.down)
    ear.wait(.milliseconds(100))
    ear.happens(.external("result"))
    #expect(ear.heard() == ["hear: Rome, 2 of 4", "hear result: Time is up."])
  }

  @Test("a screen's wake-up comes at its moment and goes with the screen")
  func timers() throws {
    var ear = try quiet()
    ear.happens(.external("timer"))
    ear.wait(.seconds(3))
    #expect(ear.heard() == ["hear progress: tick"])
    ear.runOut()
    #expect(ear.isSilentForever)
  }

  @Test("a device that is lost is told on the screen, its return by ear; the record names where speech goes")
  func device() throws {
    var ear = try quiet()
    ear.happens(.speech(.device(.lost("The sound device 'default' is gone: No such device."))))
    ear.press(.down)
    ear.happens(.speech(.device(.open)))
    #expect(ear.heard() == ["hear: Rome, 2 of 4", "hear notice: sound is back"])
    #expect(ear.captions.contains("The sound device 'default' is gone: No such device. Going on with captions."))
    let sinks = ear.record.compactMap { if case .sink(let sink) = $0.event { sink } else { nil } }
    #expect(sinks == [.none, .speaker])
  }

  @Test("a part that cannot be said is recorded as failed, with a tone, and what waits goes on")
  func failure() throws {
    var ear = try quiet()
    ear.fails = true
    ear.press(.down)
    ear.fails = false
    ear.press(.down)
    #expect(ear.heard() == ["lost: Rome, 2 of 4", "hear: Oslo, 3 of 4"])
    #expect(ear.record.contains { $0.event == .tone("fault") })
  }
}

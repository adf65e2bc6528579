import Playback
import Testing

struct HangWatchTests {
  /// The answers to looks at these seconds, each with the silence of then.
  private func answers(_ looks: [(at: Double, silence: Double?)]) -> [Bool] {
    let start = SuspendingClock.now
    var watch = HangWatch()
    return looks.map { look in
      watch.look(look.silence.map { .seconds($0) }, at: start + .seconds(look.at))
    }
  }

  @Test("Two seconds of looks without a sign of life are a hang, and not less")
  func hangs() {
    #expect(
      answers([(0, 0), (0.5, 0.5), (1, 1), (1.5, 1.5), (2, 2)]) == [false, false, false, false, true])
  }

  @Test("Looks in between do not make it sooner")
  func counts() {
    #expect(answers([(0, 0), (0.1, 0.1), (0.2, 0.2), (0.3, 0.3), (0.4, 0.4), (0.45, 0.45)]).allSatisfy { !$0 })
  }

  @Test("A process that stood still for a while is no hang")
  func standsStill() {
    #expect(answers([(0, 0), (30, 30), (30.5, 30.5), (31, nil)]).allSatisfy { !$0 })
  }

  @Test("A sign of life, or an end of the work, begins the count anew")
  func lives() {
    #expect(answers([(0, 0), (0.5, 0.5), (1, 1), (1.5, 0.1), (2, 0.6), (2.5, 1.1), (3, 1.6)]).allSatisfy { !$0 })
    #expect(answers([(0, 0), (0.5, 0.5), (1, nil), (1.5, 0.2), (2, 0.7), (2.5, 1.2)]).allSatisfy { !$0 })
  }
}

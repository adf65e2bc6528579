import Rehearsal
import Testing

/// The rules of ear-scripts.md, section 3.
@Suite struct RunnerTests {
  static let opened = FailureTests.opened

  /// A case that passes.
  func expectPass(_ body: String, head: String = "set hints=off", open: String = "stage") throws {
    let failures = try Theatre.failures(body, head: head, open: open)
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test("rule 2: a step waits for speech, after a wait it does not, and each key of a step waits by itself")
  func patience() throws {
    try expectPass(
      "hear at 0s: Stage.\nhear at 420ms: Go, button\npress End x2\nhear at 1.12s: bottom, Go\nhear at 1.82s: bottom, Go"
    )
    try expectPass("cut: Stage.\nlost at 100ms: Go, button\nwait 100ms\npress End\nhear at 100ms: bottom, Go, button")
  }

  @Test("rules 3 and 4: a timer due at the end of a wait comes before the step")
  func ties() throws {
    try expectPass(
      "\(Self.opened)\nwait 3s\ndo tick at 5s\nwait 5s\nhear progress at 8s: Five seconds.\ndo stop ticking")
    try expectPass("\(Self.opened)\nwait 3s\ndo tick at 5s\nwait 4.999s\ndo stop ticking\nsilence forever")
  }

  @Test("rule 5: what was silenced and said again from its start stands where it was finally heard")
  func again() throws {
    try expectPass("\(Self.opened)\ndo news\nwait 100ms\npress End\nhear: bottom, Go\nhear notice: Rain is coming.")
  }

  @Test("rule 6: a line may stand under any step from the one that asked for it to the one in which it began")
  func places() throws {
    for body in [
      "cut: Stage.\nlost: Go, button\nwait 100ms\npress End\nhear: bottom, Go, button",
      "cut: Stage.\nwait 100ms\nlost: Go, button\npress End\nhear: bottom, Go, button",
      "cut: Stage.\nwait 100ms\npress End\nlost: Go, button\nhear: bottom, Go, button",
      "hear: Stage.\nwait 500ms\nhear: Go, button",
    ] { try expectPass(body) }
  }

  @Test("a key after the end of the program is no key that was pressed")
  func afterTheEnd() throws {
    let failures = try Theatre.failures("\(Self.opened)\npress Ctrl-\\ Down\nhear result: Goodbye.")
    #expect(failures.map(\.kind) == [.obstacle])
    #expect(
      failures.first?.facts == [
        "step: press Ctrl-\\ Down", "why: the program has ended before the key Down",
      ])
  }

  @Test("rule 8: without a slash a cut line leaves its place open")
  func openPlace() throws {
    try expectPass(
      "cut: Press the down arrow key to reach the next item.\nlost: Item 1, button\nwait 1s\npress Down\nhear: Item 2, button",
      open: "sample-lesson")
    try expectPass(
      "cut like: Press * key / to *\nlost: Item 1, button\nwait 1.5s\npress Down\nhear: Item 2, button",
      open: "sample-lesson")
  }

  @Test("rule 10: at the end of a case speech runs out and timers do not, and what waits for one is lost")
  func ending() throws {
    try expectPass("\(Self.opened)\ndo tick at 5s")
    try expectPass(
      "hear: Code.\nhear: Code, empty, text field\ntype 4\nhear echo: digit\ndo device gone\ndo device back\nlost notice like: *",
      open: "secret")
  }

  @Test("a mark is where time is counted from")
  func marks() throws {
    try expectPass(
      "\(Self.opened)\nmark start\ndo tick at 5s\nwait until start+6s\nhear progress at 6.12s: Five seconds.")
  }

  @Test("a request is answered by the stand-in at once, or later by an event")
  func requests() throws {
    try expectPass("\(Self.opened)\ndo ask\nhear result: Sunny.", open: "stage answer=Sunny.")
    try expectPass("\(Self.opened)\ndo ask\nsilence\nwait 3s\ndo reply\nhear result: later")
  }

  @Test("a screen can lie over another, which is found when going back")
  func covered() throws {
    try expectPass(
      "hear: Code.\nhear: Code, empty, text field\nwait 5s\npress Escape\nhear: Stage.\nhear: Go, button",
      open: "secret-over-stage")
  }

  @Test("with the instant voice only order and words matter")
  func instant() throws {
    try expectPass(
      "\(Self.opened)\ndo two results\nhear result at 0s: First it is.\nhear result at 0s: Second it is.",
      head: "voice instant\nset hints=off")
  }

  @Test("sounds are compared where a line names one, in the order of all")
  func sounds() throws {
    try expectPass("\(Self.opened)\ndo save\nsound: right\nhear result: Saved.")
    #expect(
      try Theatre.failures("\(Self.opened)\ndo save twice\nsound: right\nhear result x2: Saved.").map(\.kind) == [
        .saidTwice
      ])
    #expect(
      try Theatre.failures("\(Self.opened)\ndo save\nsound: wrong\nhear result: Saved.").map(\.kind) == [
        .oneTooMany, .neverAskedFor,
      ])
  }

  @Test("a seed decides chance: the same one gives the same case")
  func seeds() throws {
    func title(_ seed: Int) throws -> String {
      try Theatre.results("ear 1\nseed \(seed)\ncase a\nopen level id=stairs")[0].failures.map(\.subject).joined()
    }
    #expect(try title(1) == title(1))
    #expect(try Set((1...5).map(title)).count > 1)
  }
}

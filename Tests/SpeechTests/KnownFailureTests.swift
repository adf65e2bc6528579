import Speech
import Testing
import Timeline

/// What other programs got wrong (announcements.md, section 3), as far as it is decided in the queue.
@Suite struct KnownFailureTests {
  @Test("Row 1: after two quick keys only the last item is heard, of the other not a sample")
  func twoTabs() {
    var scene = Scene()
    scene.post(.result)
    scene.play([.key("Tab", typing: false), .focusChanged, scene.posting(.focus, "second")])
    scene.wait(30)
    scene.play([.key("Tab", typing: false), .focusChanged, scene.posting(.focus, "third")])
    scene.finish()
    #expect(scene.heard == "result0 third0")
    #expect(scene.ends["second"] == "superseded by third")
  }

  @Test("Row 1: a part on its way to the ear is taken back too")
  func twoTabsWithLatency() {
    var scene = Scene(latency: 60)
    scene.play([.key("Tab", typing: false), .focusChanged, scene.posting(.focus, "second")])
    scene.wait(30)
    scene.play([.key("Tab", typing: false), .focusChanged, scene.posting(.focus, "third")])
    scene.finish()
    #expect(scene.heard == "third0")
    #expect(scene.ends["second"] == "superseded by third")
  }

  @Test("Row 2: a turn with two focus moves is its title, then the last focus")
  func titles() {
    var scene = Scene()
    scene.play([
      .key("Enter", typing: false), .focusChanged, scene.posting(.focus, "first"), scene.posting(.screen),
      .focusChanged, scene.posting(.focus, "last"),
    ])
    scene.finish()
    #expect(scene.heard == "screen0 last0")
  }

  @Test("Row 3: the error is heard, then the field that focus was set to")
  func errorThenField() {
    var scene = Scene()
    scene.play([
      .key("Enter", typing: false), scene.posting(.focus), .focusChanged, scene.posting(.focus, "field"),
      scene.posting(.result, "missing"),
    ])
    scene.finish()
    #expect(scene.heard == "missing0 field0")
  }

  @Test("Row 7: the order is the same however late the voice starts")
  func noWaiting() {
    let heard = [0, 100, 2_000].map { latency in
      var scene = Scene(latency: latency)
      scene.turn(.key("Enter", typing: false), .focus, .result, .screen)
      scene.finish()
      return scene.heard
    }
    #expect(heard == Array(repeating: "result0 screen0 focus0", count: 3))
  }

  @Test("Row 13: of values that pile up while focus sounds the last is heard")
  func progressPiles() {
    var scene = Scene()
    scene.post(.focus, lasting: 3_000)
    for value in stride(from: 10, through: 100, by: 10) {
      scene.post(.progress, "p\(value)")
      scene.wait(50)
    }
    scene.finish()
    #expect(scene.heard == "focus0 p1000")
    #expect(scene.ends["p100"] == "finished")
  }

  @Test("Row 16: a notice comes at the border of two items of a reading, and reading goes on")
  func noticeInReading() {
    var scene = Scene()
    scene.post(.reading, "a")
    scene.wait(300)
    scene.post(.reading, "b")
    scene.wait(300)
    scene.post(.notice)
    scene.post(.reading, "c")
    scene.finish()
    #expect(scene.heard == "a0 b0 notice0 c0")
  }

  @Test("Row 18: all parts of one announcement are heard")
  func fourParts() {
    var scene = Scene()
    scene.post(.focus, parts: 4)
    scene.finish()
    #expect(scene.heard == "focus0 focus1 focus2 focus3")
  }

  @Test("Row 19: a turn that moves no focus cuts no focus")
  func sameItem() {
    var scene = Scene()
    scene.post(.focus, parts: 2)
    scene.wait(100)
    scene.play([Trace.Act]())
    scene.finish()
    #expect(scene.heard == "focus0 focus1")
  }

  @Test("Row 20: five quick changes of a value are heard as the last one")
  func sliderValues() {
    var scene = Scene()
    scene.post(.echo)
    for value in 1...5 { scene.play([.focusChanged, scene.posting(.focus, "v\(value)")]) }
    scene.finish()
    #expect(scene.heard == "echo0 v50")
  }

  @Test("Row 23: three equal results are heard three times")
  func equalTexts() {
    var scene = Scene()
    for number in 1...3 { scene.post(.result, "wrong\(number)") }
    scene.finish()
    #expect(scene.heard == "wrong10 wrong20 wrong30")
  }

  @Test("Rows 24 and 25: while digits are typed only echoes sound; the final count follows after 700 ms and is heard")
  func countAfterTyping() {
    var scene = Scene()
    for digit in 1...6 {
      scene.play([
        .key("digit", typing: true), scene.posting(.echo, "d\(digit)", lasting: 100),
        scene.posting(.progress, "n\(digit)"),
      ])
      scene.wait(200)
    }
    scene.finish()
    #expect(scene.heard == "d10 d20 d30 d40 d50 d60 n60")
    #expect(scene.begins.last == 1_700)
    #expect(scene.ends["n6"] == "finished")
  }

  @Test("Kept for ever: read-all with a notice between two items and a result at the border of that notice")
  func readAllWithNews() {
    var scene = Scene()
    scene.post(.reading, "a", parts: 2)
    scene.post(.reading, "b")
    scene.wait(500)
    scene.post(.notice, parts: 2)
    scene.wait(500)
    scene.post(.result)
    scene.finish()
    #expect(scene.heard == "a0 a1 notice0 result0 notice0 notice1 b0")
    #expect(Set(scene.ends.values) == ["finished"])
  }

  @Test("Kept for ever: results that keep arriving let a waiting focus begin")
  func resultsKeepArriving() {
    var scene = Scene()
    scene.post(.result, "r0")
    scene.turn(.key("Down", typing: false), .focus)
    for number in 1...10 {
      scene.post(.result, "r\(number)")
      scene.wait(300)
    }
    scene.finish()
    #expect(scene.heard.hasPrefix("r00 focus0 r10 r20"))
    #expect(Set(scene.ends.values) == ["finished"])
  }
}

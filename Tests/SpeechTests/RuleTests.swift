import Speech
import Testing
import Timeline

/// The rules M2 to M8, as far as the queue alone keeps them.
@Suite struct RuleTests {
  @Test("announcements-M2: an announcement that never sounds is never asked for its words")
  func wordsLast() {
    var scene = Scene()
    scene.post(.focus, "first")
    for _ in 2...10 { scene.turn(.focusChanged, .focus) }
    scene.finish()
    let asked = scene.listener.lines.filter { if case .did(.word) = $0.line { true } else { false } }
    #expect(asked.count == 10)
    var waiting = Scene()
    waiting.post(.result)
    for _ in 1...10 { waiting.turn(.focusChanged, .focus) }
    waiting.finish()
    let late = waiting.listener.lines.filter { if case .did(.word) = $0.line { true } else { false } }
    #expect(late.count == 2)
    #expect(waiting.heard == "result0 focus0")
  }

  @Test("announcements-M2: what was taken back on its way to the ear is worded anew when its time comes again")
  func wordedAnew() {
    var scene = Scene(latency: 60)
    scene.post(.focus)
    scene.wait(30)
    scene.turn(.key("a", typing: true), .echo)
    scene.finish()
    let asked = scene.listener.lines.filter { if case .did(.word(.init(1))) = $0.line { true } else { false } }
    #expect(asked.count == 2)
    #expect(scene.heard == "echo0 focus0")
  }

  @Test("announcements-M2: an announcement without words fails, and the next one comes")
  func noWords() {
    var scene = Scene()
    scene.post(.result, "empty", parts: 0)
    scene.post(.focus)
    scene.finish()
    #expect(scene.heard == "focus0")
    #expect(scene.ends == ["empty": "failed by synthesizer", "focus": "finished"])
  }

  @Test("announcements-M3: a turn is spoken in the order of kinds, whatever order it was posted in")
  func turnOrder() {
    var scene = Scene()
    scene.turn(nil, .hint, .reading, .progress, .notice, .focus, .screen, .result, .echo)
    scene.finish()
    #expect(scene.heard == "echo0 result0 screen0 focus0 notice0 progress0 reading0 hint0")
  }

  @Test("announcements-M3: of a turn come the newest echo and title, the last focus and the newest value of a counter")
  func turnCollapses() {
    var scene = Scene()
    let kinds: [Kind] = [.echo, .screen, .focus, .progress, .result, .notice]
    scene.play(kinds.map { scene.posting($0, "\($0)A") } + kinds.map { scene.posting($0, "\($0)B") })
    scene.finish()
    #expect(scene.heard == "echoB0 resultA0 resultB0 screenB0 focusB0 noticeA0 noticeB0 progressB0")
    for kind in ["echo", "screen", "focus", "progress"] { #expect(scene.ends[kind + "A"] == "superseded by \(kind)B") }
  }

  @Test("announcements-M3: a turn without a focus change leaves the focus that sounds alone")
  func focusAlone() {
    var scene = Scene()
    scene.post(.focus, parts: 2)
    scene.wait(100)
    scene.turn(nil, .notice)
    scene.finish()
    #expect(scene.heard == "focus0 focus1 notice0")
  }

  @Test("announcements-M4: a focus that moved away silences its announcement at once, or voids it while it waits")
  func invalid() {
    var scene = Scene()
    scene.post(.focus, "sounding")
    scene.wait(100)
    scene.play(.focusChanged)
    scene.post(.result)
    scene.post(.focus, "waiting")
    scene.play(.focusChanged)
    scene.finish()
    #expect(scene.heard == "sounding0~ result0")
    #expect(scene.ends == ["sounding": "cut by item", "result": "finished", "waiting": "invalid by item"])
  }

  @Test("announcements-M4: the title belongs to its turn; a later move of the focus does not void it")
  func titleStays() {
    var scene = Scene()
    scene.post(.result)
    scene.play([
      .focusChanged, scene.posting(.screen), scene.posting(.focus, "first"), .focusChanged,
      scene.posting(.focus, "second"),
    ])
    scene.play([.focusChanged, scene.posting(.focus, "third")])
    scene.finish()
    #expect(scene.heard == "result0 screen0 third0")
  }

  @Test("announcements-M4: a counter whose source has ended says no more, sounding or waiting")
  func sourceEnds() {
    var scene = Scene()
    scene.post(.progress, "old")
    scene.wait(100)
    scene.post(.progress, "new")
    scene.post(.progress, "other", key: "battery")
    scene.play(.sourceEnded("timer"))
    scene.finish()
    #expect(scene.heard == "old0~ other0")
    #expect(scene.ends == ["old": "cut by source", "new": "invalid by source", "other": "finished"])
  }

  @Test("announcements-M4: a notice waits 30 seconds; one that had begun is cut by its age")
  func age() {
    var scene = Scene()
    scene.post(.notice, "begun", parts: 2)
    scene.wait(600)
    scene.post(.focus, lasting: 40_000)
    scene.post(.notice, "unbegun")
    scene.finish()
    #expect(scene.heard == "begun0 begun1~ focus0")
    #expect(scene.ends == ["begun": "cut by age", "unbegun": "expired by age", "focus": "finished"])
  }

  @Test("announcements-M4: a notice that is already older than 30 seconds when it is silenced does not come again")
  func oldNoticeGoesBack() {
    var scene = Scene()
    scene.post(.focus, lasting: 29_900)
    scene.post(.notice)
    scene.wait(30_100)
    scene.key()
    scene.finish()
    #expect(scene.heard == "focus0 notice0~")
    #expect(scene.ends["notice"] == "cut by age")
  }

  @Test("Of more than eight waiting notices the oldest becomes unheard by overflow")
  func overflow() {
    var scene = Scene()
    scene.post(.focus)
    for number in 1...9 { scene.post(.notice, "n\(number)") }
    scene.wait(10)
    #expect(scene.ends == ["n1": "unheard by overflow"])
    scene.finish()
    #expect(scene.ends.count == 10)
  }

  @Test("announcements-M6: a key leaves the heads of the two oldest results, the rest is counted as missed")
  func heads() {
    var scene = Scene()
    for number in 1...5 { scene.post(.result, "r\(number)", parts: 2) }
    scene.wait(100)
    scene.turn(.key("Down", typing: false), .focus)
    scene.finish()
    #expect(scene.heard == "r10 r20 focus0")
    #expect(scene.missed == [3])
    #expect(scene.ends["r1"] == "headHeard by [Down]")
    #expect(scene.ends["r2"] == "headHeard by [Down]")
    for name in ["r3", "r4", "r5"] { #expect(scene.ends[name] == "unheard by [Down]") }
  }

  @Test("announcements-M6: a result in its rest is no head; two heads that wait are kept beside it")
  func restIsNoHead() {
    var scene = Scene()
    for number in 1...4 { scene.post(.result, "r\(number)", parts: 2) }
    scene.wait(500)
    scene.key()
    scene.finish()
    #expect(scene.heard == "r10 r11~ r20 r30")
    #expect(scene.missed == [1])
  }

  @Test("announcements-M6: a result that comes later than a waiting focus lets its first part go first")
  func yields() {
    var scene = Scene()
    scene.post(.result, "first")
    scene.post(.focus, parts: 2)
    scene.post(.result, "second")
    scene.finish()
    #expect(scene.heard == "first0 focus0 second0 focus1")
    #expect(scene.held == ["focus by second"])
  }

  @Test("announcements-M6: a result of the focus's own turn comes before it")
  func ownTurn() {
    var scene = Scene()
    scene.post(.result, "first")
    scene.turn(nil, .focus, .result)
    scene.finish()
    #expect(scene.heard == "first0 result0 focus0")
  }

  @Test("announcements-M6: a result gives way to one title or focus, the first by the order of kinds")
  func yieldsOnce() {
    var scene = Scene()
    scene.post(.result, "first")
    scene.play([scene.posting(.screen, parts: 2), scene.posting(.focus)])
    scene.post(.result, "second")
    scene.finish()
    #expect(scene.heard == "first0 screen0 second0 screen1 focus0")
  }

  @Test("announcements-M6: results stay in the order posted, whichever title goes before them")
  func resultsInOrder() {
    var scene = Scene()
    scene.post(.result, "r1")
    scene.post(.focus, parts: 2)
    scene.play([scene.posting(.result, "r2"), scene.posting(.screen, parts: 2)])
    scene.post(.result, "r3")
    scene.finish()
    #expect(scene.heard == "r10 screen0 r20 r30 screen1 focus0 focus1")
  }

  @Test("announcements-M6: a result that comes while a title sounds lets the waiting focus begin first")
  func titleSoundsAndFocusWaits() {
    var scene = Scene()
    scene.play([scene.posting(.screen, parts: 2), scene.posting(.focus, parts: 2)])
    scene.wait(100)
    scene.post(.result)
    scene.finish()
    #expect(scene.heard == "screen0 screen1 focus0 result0 focus1")
  }

  @Test("announcements-M7: an ending says where the sound had come to")
  func places() {
    var scene = Scene()
    scene.post(.focus, "cut", parts: 3)
    scene.wait(500)
    scene.post(.focus, "heard")
    scene.finish()
    #expect(scene.place("cut") == Place(part: 1, elapsed: .milliseconds(100), lasting: .milliseconds(400)))
    #expect(scene.place("heard") == nil)
  }

  @Test(
    "announcements-M8: notice, progress and hint start 700 ms after the last key in a text field",
    arguments: [Kind.notice, .progress, .hint])
  func quiet(kind: Kind) {
    var scene = Scene()
    scene.key("a", typing: true)
    scene.wait(300)
    scene.key("b", typing: true)
    scene.post(kind)
    scene.finish()
    #expect(scene.begins == [1_000])
  }

  @Test(
    "announcements-M8: a key outside text fields makes nothing wait, and typing never delays what answers",
    arguments: [Kind.echo, .result, .screen, .focus, .reading])
  func noQuiet(kind: Kind) {
    var scene = Scene()
    scene.key("a", typing: true)
    scene.post(kind)
    scene.finish()
    #expect(scene.begins == [0])
    var outside = Scene()
    outside.key("Down")
    outside.post(.notice)
    outside.finish()
    #expect(outside.begins == [0])
  }
}

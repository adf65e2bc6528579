import Speech
import Testing
import Timeline

/// The rules M1 to M14, as far as the queue alone keeps them.
@Suite struct RuleTests {
  // MARK: M2, M3, M4

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

  // MARK: M6

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

  @Test("announcements-M6: a result that comes while a title sounds lets the waiting focus begin first")
  func titleSoundsAndFocusWaits() {
    var scene = Scene()
    scene.play([scene.posting(.screen, parts: 2), scene.posting(.focus, parts: 2)])
    scene.wait(100)
    scene.post(.result)
    scene.finish()
    #expect(scene.heard == "screen0 screen1 focus0 result0 focus1")
  }

  // MARK: M7, M8

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

  // MARK: M9

  @Test("announcements-M9: Stop clears all but waiting notices and progress, which come after the next key")
  func stop() {
    var scene = Scene()
    scene.post(.result, parts: 2)
    scene.turn(nil, .screen, .focus, .notice, .progress, .reading, .hint)
    scene.wait(500)
    scene.play(.stop)
    scene.wait(1_000)
    #expect(scene.heard == "result0 result1~")
    #expect(scene.ends["result"] == "unheard by stop")
    for kind in ["screen", "focus", "reading", "hint"] { #expect(scene.ends[kind] == "invalid by stop") }
    #expect(scene.ends["notice"] == nil && scene.ends["progress"] == nil)
    scene.post(.notice, "later")
    scene.wait(1_000)
    #expect(scene.heard == "result0 result1~ later0")
    scene.key()
    scene.finish()
    #expect(scene.heard == "result0 result1~ later0 notice0 progress0")
  }

  @Test("announcements-M9: a begun notice that waits is unheard at Stop, a begun value is cut")
  func stopWhileWaiting() {
    var scene = Scene()
    scene.post(.progress)
    scene.wait(100)
    scene.post(.focus)
    scene.play(.stop)
    scene.post(.notice)
    scene.wait(100)
    scene.post(.focus, "second")
    scene.play(.stop)
    scene.finish()
    #expect(scene.ends["progress"] == "cut by stop")
    #expect(scene.ends["notice"] == "unheard by stop")
  }

  @Test("announcements-M9: in a pause only echoes start; then it goes on, a result that came meanwhile first")
  func pause() {
    var scene = Scene()
    scene.post(.focus, parts: 2)
    scene.wait(100)
    scene.play(.pause)
    scene.post(.result)
    scene.play([.rate, scene.posting(.echo)])
    scene.wait(2_000)
    #expect(scene.heard == "focus0~ echo0")
    #expect(scene.listener.queue.isPaused)
    scene.play(.pause)
    scene.finish()
    #expect(scene.heard == "focus0~ echo0 result0 focus0 focus1")
  }

  @Test("announcements-M9: any key ends the pause and ends what had begun")
  func keyInPause() {
    var scene = Scene()
    scene.post(.focus, parts: 2)
    scene.wait(100)
    scene.play(.pause)
    scene.key()
    scene.finish()
    #expect(!scene.listener.queue.isPaused)
    #expect(scene.ends == ["focus": "cut by [Down]"])
  }

  @Test("announcements-M9: Stop ends the pause too; Pause in silence does nothing")
  func stopInPause() {
    var scene = Scene()
    scene.play(.pause)
    #expect(!scene.listener.queue.isPaused)
    scene.post(.focus)
    scene.play(.pause)
    #expect(scene.listener.queue.isPaused)
    scene.play(.stop)
    #expect(!scene.listener.queue.isPaused && scene.listener.queue.isIdle)
  }

  @Test("announcements-M9: the clocks of speech stand in a pause", arguments: [false, true])
  func clocksStand(isPostedInPause: Bool) {
    var scene = Scene()
    scene.post(.focus, lasting: 60_000)
    if !isPostedInPause { scene.post(.notice) }
    scene.wait(20_000)
    scene.play(.pause)
    scene.wait(20_000)
    if isPostedInPause { scene.post(.notice) }
    scene.wait(20_000)
    scene.play(.pause)
    scene.wait(isPostedInPause ? 29_000 : 9_000)
    #expect(scene.ends["notice"] == nil)
    scene.wait(2_000)
    #expect(scene.ends["notice"] == "expired by age")
  }

  @Test("announcements-M9: typing quiet stands in a pause")
  func quietStands() {
    var scene = Scene()
    scene.key("a", typing: true)
    scene.post(.notice)
    scene.wait(300)
    scene.play(.pause)
    scene.wait(5_000)
    scene.play(.pause)
    scene.finish()
    #expect(scene.begins == [5_700])
  }

  @Test(
    "announcements-4.3, row 49: rate and volume lose nothing, their echo comes first",
    arguments: [Trace.Act.rate, .volume])
  func setting(act: Trace.Act) {
    var scene = Scene()
    scene.post(.result, parts: 2)
    scene.turn(nil, .focus, .hint)
    scene.wait(100)
    scene.play([act, scene.posting(.echo)])
    scene.wait(1_300)
    scene.play([act, scene.posting(.echo, "again")])
    scene.finish()
    #expect(scene.heard == "result0~ echo0 result0 result1 focus0~ again0 focus0 hint0")
    #expect(Set(scene.ends.values) == ["finished"])
  }

  // MARK: M13, M14, pauses

  @Test(
    "announcements-M13: a part that fails ends its announcement, and the next one comes",
    arguments: [Report.Fault.synthesizer, .device], [false, true])
  func fault(fault: Report.Fault, isMidway: Bool) {
    var scene = Scene()
    guard case .post(var post) = scene.posting(.result, parts: 2) else { return }
    post.failure = Post.Failure(part: 0, isMidway: isMidway, fault: fault)
    scene.play(.post(post))
    scene.post(.focus)
    scene.finish()
    #expect(scene.heard == (isMidway ? "result0~ focus0" : "focus0"))
    #expect(scene.ends == ["result": "failed by \(fault)", "focus": "finished"])
    #expect(scene.faults == [])
  }

  @Test("announcements-M14: at exit older results keep their heads, all else ends, the farewell is whole")
  func exit() {
    var scene = Scene()
    for name in ["r1", "r2", "r3"] { scene.post(.result, name, parts: 2) }
    scene.turn(nil, .focus, .notice, .progress)
    scene.wait(100)
    scene.play([.exit, scene.posting(.result, "farewell", parts: 2)])
    scene.finish()
    #expect(scene.heard == "r10 r20 r30 farewell0 farewell1")
    for name in ["r1", "r2", "r3"] { #expect(scene.ends[name] == "headHeard by exit") }
    for name in ["focus", "notice", "progress"] { #expect(scene.ends[name] == "invalid by exit") }
    #expect(scene.ends["farewell"] == "finished")
  }

  @Test("announcements-M14: three seconds after exit nothing begins and nothing sounds any more")
  func exitDrain() {
    var scene = Scene()
    scene.post(.focus)
    scene.wait(100)
    scene.play(.exit)
    scene.post(.result, "head", parts: 2, lasting: 2_000)
    scene.post(.result, "late", lasting: 2_000)
    scene.finish()
    scene.post(.result, "tooLate")
    scene.finish()
    #expect(scene.heard == "focus0~ head0 head1~")
    #expect(
      scene.ends == [
        "focus": "cut by exit", "head": "headHeard by exit", "late": "unheard by exit", "tooLate": "unheard by exit",
      ])
  }

  @Test("Nothing starts in the pause after a part, and a key ends that pause")
  func rests() {
    var scene = Scene()
    scene.play([scene.posting(.screen, pause: 250), scene.posting(.focus, parts: 2, pause: 120)])
    scene.finish()
    #expect(scene.begins == [0, 650, 1_170])
    var cut = Scene()
    cut.post(.screen, pause: 250)
    cut.wait(450)
    cut.turn(.key("Down", typing: false), .focus)
    cut.finish()
    #expect(cut.begins == [0, 450])
  }

  @Test("Between two of its parts an announcement still sounds: a newer focus cuts it there")
  func cutInRest() {
    var scene = Scene()
    scene.post(.focus, "old", parts: 2, pause: 200)
    scene.wait(500)
    scene.post(.focus, "new")
    scene.finish()
    #expect(scene.heard == "old0 new0")
    #expect(scene.ends == ["old": "cut by new", "new": "finished"])
    #expect(scene.place("old") == Place(part: 1))
    #expect(scene.begins == [0, 600])
  }
}

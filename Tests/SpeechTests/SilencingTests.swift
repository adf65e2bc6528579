import Speech
import Testing
import Timeline

/// Stop, Pause, rate, faults, exit and the pauses between parts: M9, M13 and M14, as far as the queue alone keeps them.
@Suite struct SilencingTests {
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

import Speech
import Testing

@testable import Playback

/// The speech thread's work, in virtual time.
struct PlayerTests {
  private func began(_ number: Int, letters: Int) -> Report {
    let length = Samples.duration(of: letters * Samples.count(in: .milliseconds(10)))
    return .began(Stage.take(number), lasting: length)
  }

  private func ended(_ number: Int) -> Report {
    .ended(Stage.take(number))
  }

  @Test("A part is reported when its first sample is at the ear and when its last one was")
  func reports() throws {
    let stage = Stage()
    stage.send(Stage.speak(1, letters: 50), then: .seconds(1))
    #expect(stage.news == [began(1, letters: 50), ended(1)])
    #expect(try #require(stage.time(of: began(1, letters: 50))) < .milliseconds(1))
    let end = try #require(stage.time(of: ended(1)))
    #expect(end > .milliseconds(498) && end < .milliseconds(502))
  }

  @Test("A part that is asked for while another one sounds follows it")
  func follows() {
    let stage = Stage()
    stage.send(Stage.speak(1, letters: 10), Stage.speak(2, letters: 5), then: .seconds(1))
    #expect(stage.news == [began(1, letters: 10), ended(1), began(2, letters: 5), ended(2)])
    #expect(stage.heard.filter { $0 != 0 }.count == 15 * 220)
  }

  @Test("A device's own delay is counted into what is reported")
  func countsDelay() throws {
    let stage = Stage()
    stage.player.start()
    stage.opened[0].extraDelay = 2_205
    stage.send(Stage.speak(1, letters: 10), then: .seconds(1))
    let begin = try #require(stage.time(of: began(1, letters: 10)))
    #expect(begin > .milliseconds(99) && begin < .milliseconds(102))
  }

  @Test("The device is kept two periods ahead, and no more")
  func keepsFilled() {
    let stage = Stage()
    stage.send(Stage.speak(1, letters: 50), then: .milliseconds(300))
    let first = stage.writes[0].moment
    #expect(stage.writes[0].samples.values.count == 220)
    var written = 0
    for write in stage.writes {
      written += write.samples.values.count
      let played = Samples.count(in: write.moment - first)
      #expect(written - played <= 222 && written - played > 110)
    }
  }

  @Test("A cut is silent within 15 ms, and nothing more is told of what was cut", arguments: [1, 3, 4, 6, 9])
  func cuts(milliseconds: Int) {
    let stage = Stage()
    stage.send(Stage.speak(1, letters: 100), then: .milliseconds(100 + milliseconds))
    let played = stage.heardUntilNow
    stage.send(.cut(Stage.take(1)), then: .seconds(2))
    let sounding = stage.heard.lastIndex { $0 != 0 } ?? 0
    #expect(Samples.duration(of: sounding - played) < .milliseconds(15))
    #expect(stage.news == [began(1, letters: 100)])
  }

  @Test("Where a device gives sound back a cut is silent after the fade", arguments: [1, 3, 4, 6, 9])
  func cutsTakenBack(milliseconds: Int) {
    let stage = Stage()
    stage.player.start()
    stage.opened[0].givesBack = true
    stage.send(Stage.speak(1, letters: 100), then: .milliseconds(100 + milliseconds))
    let played = stage.heardUntilNow
    stage.send(.cut(Stage.take(1)), then: .seconds(2))
    let sounding = stage.heard.lastIndex { $0 != 0 } ?? 0
    #expect(Samples.duration(of: sounding - played) < .milliseconds(5))
  }

  @Test(
    "A device that is further behind is stopped, and the fade goes on from what was at the ear",
    arguments: [400, 1_000])
  func cutsSlowDevice(delay: Int) {
    let stage = Stage()
    stage.player.start()
    stage.opened[0].extraDelay = delay
    stage.send(Stage.speak(1, letters: 100), then: .milliseconds(300))
    let level = stage.heard.count
    stage.send(.cut(Stage.take(1)), then: .milliseconds(100))
    #expect(stage.stops == 2)
    let fade = stage.heard.suffix(from: stage.heard.firstIndex { $0 < Stage.Voice.level } ?? 0)
    #expect(level - stage.heard.count < 330 && fade.prefix(80).allSatisfy { $0 > 0 })
    #expect(zip(fade, fade.dropFirst()).allSatisfy { $0 - $1 < 200 })
    #expect(fade.dropFirst(88).allSatisfy { $0 == 0 })
  }

  @Test("A device that is very far behind is stopped without a fade")
  func cutsVerySlowDevice() {
    let stage = Stage()
    stage.player.start()
    stage.opened[0].extraDelay = 3_000
    stage.send(Stage.speak(1, letters: 100), then: .milliseconds(300))
    stage.send(.cut(Stage.take(1)), then: .milliseconds(100))
    #expect(stage.stops == 1 && stage.heard.allSatisfy { $0 == Stage.Voice.level || $0 == 0 })
  }

  @Test("A new part follows a cut at once")
  func bargesIn() throws {
    let stage = Stage()
    stage.send(Stage.speak(1, letters: 100), then: .milliseconds(100))
    stage.send(.cut(Stage.take(1)), Stage.speak(2, letters: 10), then: .seconds(1))
    let begin = try #require(stage.time(of: began(2, letters: 10)))
    #expect(begin < .milliseconds(117))
    #expect(stage.news == [began(1, letters: 100), began(2, letters: 10), ended(2)])
  }

  @Test("An order that cuts what is over, or was never asked for, does nothing")
  func lateCuts() {
    let stage = Stage()
    stage.send(Stage.speak(1, letters: 5), then: .seconds(1))
    stage.send(.cut(Stage.take(1)), .cut(Stage.take(9)), Stage.speak(2, letters: 5), then: .seconds(1))
    #expect(stage.news == [began(1, letters: 5), ended(1), began(2, letters: 5), ended(2)])
  }

  @Test("A part that is cut before it begins is not made")
  func cutBeforeBeginning() {
    let stage = Stage()
    stage.send(Stage.speak(1, letters: 5), Stage.speak(2, letters: 5), .cut(Stage.take(2)), then: .seconds(1))
    #expect(stage.voice.calls == 1 && stage.news == [began(1, letters: 5), ended(1)])
  }

  @Test("A cut that arrives while a long part is made ends the making")
  func cutWhileMaking() {
    let stage = Stage()
    var pieces = 0
    stage.voice.whileSpeaking = {
      pieces += 1
      if pieces == 10 { stage.willCut = [Stage.take(1)] }
    }
    stage.send(Stage.speak(1, letters: 1_000))
    #expect(pieces == 10)
    stage.send(.cut(Stage.take(1)), then: .seconds(1))
    #expect(stage.heard.last == 0 && !stage.news.contains(ended(1)))
  }

  @Test("A part is heard from its first pieces on, while the rest is made")
  func streams() {
    let stage = Stage()
    var writtenWhileMaking = 0
    stage.voice.whileSpeaking = { writtenWhileMaking = stage.writes.count }
    stage.send(Stage.speak(1, letters: 100))
    #expect(writtenWhileMaking > 0)
  }

  @Test("A synthesizer that fails once is asked again; one that fails twice fails the take, and the next one is spoken")
  func synthesizerFails() {
    let stage = Stage()
    stage.voice.failures = 1
    stage.send(Stage.speak(1, letters: 5), then: .seconds(1))
    #expect(stage.news == [began(1, letters: 5), ended(1)])
    stage.voice.failures = 2
    stage.send(Stage.speak(2, letters: 5), Stage.speak(3, letters: 5), then: .seconds(1))
    #expect(stage.news.dropFirst(2) == [.failed(Stage.take(2), .synthesizer), began(3, letters: 5), ended(3)])
  }

  @Test("A device that fails is opened again and the part in hand begins anew, told once")
  func deviceFailsOnce() {
    let stage = Stage()
    stage.send(Stage.speak(1, letters: 300), then: .seconds(2))
    stage.opened[0].isBroken = true
    let before = stage.heard.count
    stage.pass(.seconds(4))
    #expect(stage.opened.count == 2)
    #expect(stage.heard.count - before >= 300 * 220)
    #expect(stage.news == [began(1, letters: 300), ended(1)])
    #expect(stage.deviceStates == [.open])
  }

  @Test("While no device opens, parts go on in silence and in time; it is tried every 5 s")
  func deviceStaysLost() throws {
    let stage = Stage()
    stage.send(Stage.speak(1, letters: 100), then: .milliseconds(1_500))
    stage.canOpen = false
    stage.send(Stage.speak(2, letters: 100), then: .milliseconds(100))
    stage.opened[0].isBroken = true
    stage.pass(.milliseconds(1_100))
    #expect(stage.news.suffix(2) == [began(2, letters: 100), ended(2)])
    #expect(stage.deviceStates == [.open, .lost("No sound device: 'test': No such file or directory.")])
    stage.canOpen = true
    stage.pass(.milliseconds(3_000))
    #expect(stage.opened.count == 1)
    stage.pass(.milliseconds(1_000))
    #expect(stage.opened.count == 2 && stage.deviceStates.last == .open)
    stage.send(Stage.speak(3, letters: 10), then: .milliseconds(500))
    #expect(stage.heard.suffix(4_000).contains { $0 != 0 })
  }

  @Test("A device that cannot be opened at the start is told at once, in words")
  func deviceMissing() {
    let stage = Stage()
    stage.canOpen = false
    stage.player.start()
    #expect(stage.deviceStates == [.lost("No sound device: 'test': No such file or directory.")])
  }

  @Test("A device that holds sound and plays none of it is lost after a second")
  func deviceStandsStill() {
    let stage = Stage()
    stage.send(Stage.speak(1, letters: 500), then: .seconds(2))
    stage.opened[0].isStuck = true
    stage.pass(.milliseconds(1_500))
    #expect(stage.opened.count == 2)
    stage.pass(.seconds(6))
    #expect(stage.news == [began(1, letters: 500), ended(1)])
  }

  @Test("After running dry the device is filled further ahead, and after a quiet minute less again")
  func underruns() {
    let stage = Stage()
    func ahead() -> Int { stage.writtenAhead }
    stage.send(Stage.speak(1, letters: 9_000), then: .milliseconds(500))
    #expect(ahead() <= 220)
    stage.now = stage.now.advanced(by: .milliseconds(30))
    stage.pass(.zero)
    #expect(ahead() > 220 && ahead() <= 330)
    stage.pass(.seconds(62))
    #expect(ahead() <= 220)
    #expect(stage.deviceStates == [.open])
  }

  @Test("What has been heard to its end is no underrun")
  func endIsNoUnderrun() {
    let stage = Stage()
    for number in 1...5 {
      stage.send(Stage.speak(number, letters: 7), then: .milliseconds(70 + number))
    }
    stage.send(Stage.speak(9, letters: 20), then: .milliseconds(50))
    #expect(stage.writtenAhead <= 220)
  }

  @Test("When nothing sounds the device stands and nothing is due; after 30 s it is closed")
  func closes() throws {
    let stage = Stage()
    stage.send(Stage.speak(1, letters: 5), then: .seconds(1))
    #expect(stage.stops == 1)
    let closing = try #require(stage.next)
    #expect(closing - stage.now > .seconds(28))
    stage.pass(.seconds(31))
    #expect(stage.next == nil)
    stage.send(Stage.speak(2, letters: 5), then: .seconds(1))
    #expect(stage.opened.count == 2 && stage.deviceStates == [.open])
  }

  @Test("A device that is never to be closed leaves nothing due")
  func neverCloses() {
    let stage = Stage(.init(preRoll: .zero, closeAfter: nil))
    stage.send(Stage.speak(1, letters: 5), then: .seconds(1))
    #expect(stage.next == nil)
  }

  @Test("Silence comes before the first part after opening, and before no other")
  func preRoll() throws {
    let stage = Stage(.init(preRoll: .milliseconds(150)))
    stage.send(Stage.speak(1, letters: 5), then: .seconds(10))
    stage.send(Stage.speak(2, letters: 5), then: .seconds(1))
    let first = try #require(stage.time(of: began(1, letters: 5)))
    #expect(first > .milliseconds(149) && first < .milliseconds(152))
    #expect(try #require(stage.time(of: began(2, letters: 5))) < .milliseconds(10_002))
  }

  @Test("With pre-roll-idle it comes again after 2 s of idleness")
  func preRollIdle() throws {
    let stage = Stage(.init(preRoll: .milliseconds(150), preRollIdle: true))
    stage.send(Stage.speak(1, letters: 5), then: .milliseconds(1_000))
    stage.send(Stage.speak(2, letters: 5), then: .milliseconds(9_000))
    stage.send(Stage.speak(3, letters: 5), then: .milliseconds(1_000))
    #expect(try #require(stage.time(of: began(2, letters: 5))) < .milliseconds(1_002))
    #expect(try #require(stage.time(of: began(3, letters: 5))) > .milliseconds(10_149))
  }

  @Test("A tone is told when it begins, beside a part; an unknown one is nothing")
  func tones() {
    let tones = ["edge": Tone(notes: [Tone.Note(frequency: 784, duration: .milliseconds(30))])]
    let stage = Stage(.init(tones: tones, preRoll: .zero))
    stage.send(Stage.speak(1, letters: 50), then: .milliseconds(100))
    stage.send(.tone("edge"), .tone("nothing"), then: .seconds(1))
    #expect(stage.news == [began(1, letters: 50), .tone("edge"), ended(1)])
  }

  @Test("A voice is prepared without a sound")
  func prepares() {
    let stage = Stage()
    stage.send(.prepare(language: "fr", .plain))
    #expect(stage.voice.prepared == ["fr"] && stage.heard.isEmpty)
  }

  @Test("A part without sound begins and ends")
  func emptyPart() {
    let stage = Stage()
    stage.send(Stage.speak(1, letters: 0), then: .milliseconds(100))
    #expect(stage.news == [.began(Stage.take(1), lasting: .zero), ended(1)])
  }
}

extension Stage {
  /// Frames handed over to the last output that have not been heard.
  var writtenAhead: Int {
    (try? opened[opened.count - 1].backlog().held) ?? 0
  }

  /// Frames that have been heard.
  var heardUntilNow: Int {
    heard.count - writtenAhead
  }
}

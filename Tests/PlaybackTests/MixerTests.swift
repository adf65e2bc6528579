import Foundation
import Speech
import Testing

@testable import Playback

struct MixerTests {
  private static let take = Utterance.Take(id: .init(1), part: 0, epoch: 1)

  /// A mixer with a part in hand: a sine of 400 Hz, half of full scale.
  private func speaking(for duration: Duration = .seconds(1), gain: Int = 0) -> Mixer {
    var mixer = Mixer()
    mixer.begin(Self.take, gain: gain)
    mixer.append(Samples((0..<Samples.count(in: duration)).map { Int16(16_000 * sin(Double($0) * 0.114)) }))
    mixer.complete()
    return mixer
  }

  private func level(of samples: ArraySlice<Int16>) -> Double {
    let power = samples.reduce(0.0) { $0 + Double($1) * Double($1) } / Double(samples.count)
    return 10 * log10(power)
  }

  @Test("The volume has eleven steps, 3 dB apart, the highest of them full")
  func volumeSteps() {
    let levels = (0...10).map { step in
      var mixer = speaking()
      mixer.setVolume(step)
      return level(of: mixer.render(4_000).samples.values[2_000...])
    }
    #expect(zip(levels, levels.dropFirst()).allSatisfy { abs($1 - $0 - 3) < 0.2 })
    var full = speaking()
    #expect(full.render(2_000).samples.values == Array(full.rendered(speaking()).prefix(2_000)))
    #expect(Mixer.amplitude(ofVolume: 10) == 1 && Mixer.amplitude(ofVolume: 99) == 1)
  }

  @Test("A style's decibels change its part alone")
  func styleGain() {
    var (plain, soft) = (speaking(), speaking(gain: -6))
    let difference =
      level(of: plain.render(2_000).samples.values[...]) - level(of: soft.render(2_000).samples.values[...])
    #expect(abs(difference - 6) < 0.2)
  }

  @Test("A change of volume is heard in the part that sounds, without a jump")
  func volumeWhileSounding() {
    var mixer = speaking()
    let before = mixer.render(1_000).samples.values
    mixer.setVolume(0)
    let after = mixer.render(2_000).samples.values
    #expect(level(of: before[...]) - level(of: after[1_000...]) > 29)
    #expect(largestJump(in: before + after) < 0.075)
  }

  @Test("A cut fades within 4 ms, at whatever sample, without a jump", arguments: [1, 14, 100, 1_003, 8_000])
  func cutFades(position: Int) {
    var mixer = speaking()
    var heard = mixer.render(position).samples.values
    mixer.cut()
    heard += mixer.render(300).samples.values
    #expect(heard[(position + Mixer.fade)...].allSatisfy { $0 == 0 })
    #expect(largestJump(in: heard) < 0.075)
    #expect(!mixer.isSounding)
  }

  @Test("A cut of sound that was taken back fades from there, at the volume it had")
  func cutFadesTakenBack() {
    var mixer = speaking()
    mixer.setVolume(4)
    let heard = mixer.render(4_000).samples.values
    mixer.cut(from: Array(heard.suffix(300)))
    let fade = mixer.render(300).samples.values
    #expect(largestJump(in: heard.dropLast(300) + fade) < 0.075)
    #expect(fade[Mixer.fade...].allSatisfy { $0 == 0 })
  }

  @Test("A cut ends a part without saying that it ended, and the next one begins after a short silence")
  func cutThenNext() {
    var mixer = speaking()
    _ = mixer.render(500)
    mixer.cut()
    let next = Utterance.Take(id: .init(2), part: 0, epoch: 2)
    mixer.begin(next, gain: 0)
    mixer.append(Samples([Int16](repeating: 9_000, count: 100)))
    mixer.complete()
    let block = mixer.render(600)
    let gap = Mixer.fade + Mixer.separation
    #expect(block.events.map(\.event) == [.began(next), .ended(next)])
    #expect(block.events.map(\.offset) == [gap, gap + 100])
    #expect(block.samples.values[gap] == 9_000)
  }

  @Test("A cut of a part that has not sounded is silent")
  func cutBeforeBeginning() {
    var mixer = speaking()
    mixer.cut()
    #expect(!mixer.isSounding && mixer.render(100).samples.values.allSatisfy { $0 == 0 })
  }

  @Test("A part begins and ends at its first and after its last sample; one without sound does both at once")
  func events() {
    var mixer = speaking(for: .milliseconds(10))
    let first = mixer.render(110).events + mixer.render(300).events.map { ($0.offset + 110, $0.event) }
    #expect(first.map(\.event) == [.began(Self.take), .ended(Self.take)])
    #expect(first.map(\.offset) == [0, 220])
    mixer.begin(Self.take, gain: 0)
    mixer.complete()
    #expect(mixer.render(10).events.map(\.offset) == [0, 0])
  }

  @Test("Of a part whose rest is still being made only what is there can be taken, and it does not end")
  func incompletePart() {
    var mixer = Mixer()
    mixer.begin(Self.take, gain: 0)
    #expect(mixer.available == 0)
    mixer.append(Samples([1, 2, 3]))
    #expect(mixer.available == 3)
    #expect(mixer.render(3).events.map(\.event) == [.began(Self.take)])
    #expect(mixer.isSounding && mixer.available == 0)
  }

  @Test("A tone sounds beside speech, and is quieter there than alone")
  func toneBesideSpeech() throws {
    let tone = Samples(Tone(notes: [Tone.Note(frequency: 1_000, duration: .milliseconds(200))]))
    var alone = Mixer()
    alone.play("edge", tone)
    let aloneLevel = level(of: alone.render(3_000).samples.values[1_000...])
    var beside = speaking()
    beside.play("edge", tone)
    let both = beside.render(3_000)
    let speech = speaking()
    let difference = zip(both.samples.values, beside.rendered(speech)).map { $0 - $1 }
    #expect(aloneLevel - level(of: difference[1_000...]) > 6)
    #expect(both.events.map(\.event).contains(.tone("edge")))
  }

  @Test("Loud speech and a tone together stay within full scale")
  func clips() {
    var mixer = Mixer()
    mixer.begin(Self.take, gain: 6)
    mixer.append(Samples([Int16](repeating: 32_767, count: 500)))
    mixer.play("edge", Samples([Int16](repeating: 32_767, count: 500)))
    #expect(mixer.render(400).samples.values.allSatisfy { $0 == 32_767 })
  }

  @Test("The notes of a tone come and go softly, and a rest is silent")
  func tonesAreSoft() {
    let tone = Tone(notes: [
      Tone.Note(frequency: 784, duration: .milliseconds(30)), Tone.Note(frequency: nil, duration: .milliseconds(10)),
    ])
    let samples = Samples(tone)
    #expect(samples.duration >= .milliseconds(39))
    #expect(samples.values[0] == 0 && samples.values[660] == 0)
    #expect(samples.values[662...].allSatisfy { $0 == 0 })
    #expect((samples.values.max() ?? 0) > 32_000)
  }

  /// The largest step from one sample to the next, as a share of full scale.
  private func largestJump(in samples: [Int16]) -> Double {
    zip(samples, samples.dropFirst()).map { Double(abs(Int($1) - Int($0))) / 32_768 }.max() ?? 0
  }
}

extension Mixer {
  /// What another mixer would give, from its beginning.
  fileprivate func rendered(_ other: Mixer) -> [Int16] {
    var copy = other
    return copy.render(4_000).samples.values
  }
}

import Foundation
import Speech

/// Makes the one stream of samples that is heard: a part, a tone beside it, the volume, and the end of what was cut.
///
/// A value without a device or a clock: it is told what to sound and asked for the next samples.
struct Mixer {
  /// What happens at a sample.
  enum Event: Hashable {
    case began(Utterance.Take)
    case ended(Utterance.Take)
    case tone(String)
  }

  /// Samples, and what happens at which of them.
  struct Block {
    var samples = Samples()
    var events: [(offset: Int, event: Event)] = []
  }

  /// A cut takes 4 ms: long enough not to click, too short to be heard as sound.
  static let fade = Samples.rate * 4 / 1_000
  /// Between what was cut and what follows: 1 ms, so that the two do not run into one another.
  static let separation = Samples.rate / 1_000
  /// A tone's own level, and under speech 8 dB less.
  private static let toneLevels: (alone: Float, underSpeech: Float) = (0.5, 0.2)

  private(set) var speech: Part?
  private var tone: Sound?
  /// Sounds before the part does: the end of a cut, or silence while a device wakes.
  private var lead: ArraySlice<Float> = []
  private var volume = Ramp(1)
  private var toneLevel = Ramp(Mixer.toneLevels.alone)

  /// The part in hand.
  struct Part {
    let take: Utterance.Take
    fileprivate(set) var samples = Samples()
    fileprivate(set) var isComplete = false
    fileprivate var position = 0
    fileprivate var level: Float
    fileprivate var hasBegun = false
  }

  private struct Sound {
    var name: String
    var samples: Samples
    var position = 0
  }

  /// How loud a step of the volume is: 10 is full, each step below it 3 dB less.
  static func amplitude(ofVolume step: Int) -> Float {
    amplitude(ofDecibels: Float(min(max(step, 0), 10) - 10) * 3)
  }

  private static func amplitude(ofDecibels decibels: Float) -> Float {
    powf(10, decibels / 20)
  }
}

extension Mixer {
  /// Whether there is anything to hear; it may be that the rest of a part is still to come.
  var isSounding: Bool {
    speech != nil || tone != nil || !lead.isEmpty
  }

  /// How many samples can be taken now; a part whose rest is still to come has only so many.
  var available: Int {
    guard let speech, !speech.isComplete else { return .max }
    return lead.count + speech.samples.values.count - speech.position
  }

  /// How many samples there will be until nothing sounds; without end while a part is being made.
  var remaining: Int {
    let ofSpeech = speech.map { $0.isComplete ? $0.samples.values.count - $0.position + 1 : .max - lead.count } ?? 0
    let ofTone = tone.map { $0.samples.values.count - $0.position + 1 } ?? 0
    return max(lead.count + ofSpeech, ofTone)
  }

  /// Begins a part, with its style's decibels; its samples follow by `append`.
  mutating func begin(_ take: Utterance.Take, gain: Int) {
    speech = Part(take: take, level: Mixer.amplitude(ofDecibels: Float(gain)))
  }

  /// Adds samples to the part in hand.
  mutating func append(_ samples: Samples) {
    speech?.samples.values += samples.values
  }

  /// The part in hand is whole.
  mutating func complete() {
    speech?.isComplete = true
  }

  /// Begins the part in hand anew, and says so `again` where the first beginning was not heard.
  mutating func restart(sayingSo again: Bool) {
    speech?.position = 0
    if again { speech?.hasBegun = false }
  }

  /// Drops the part in hand without a fade.
  mutating func discard() {
    speech = nil
  }

  /// Fades out the part in hand from its next sample on, and drops the rest.
  mutating func cut() {
    guard var part = speech else { return }
    speech = nil
    // Not begun: nothing of it is heard, and what leads it stays.
    guard part.position > 0 else { return }
    lead = Mixer.faded((0..<Mixer.fade).map { _ in part.next() ?? 0 })
  }

  /// Fades out from samples that were taken back from the device, the volume already in them.
  mutating func cut(from takenBack: [Int16]) {
    speech = nil
    let level = max(volume.target, .leastNormalMagnitude)
    lead = Mixer.faded(takenBack.prefix(Mixer.fade).map { Float($0) / level })
  }

  /// Plays a tone; one that sounds gives way.
  mutating func play(_ name: String, _ samples: Samples) {
    tone = Sound(name: name, samples: samples)
  }

  /// Sounds silence before the next part.
  mutating func wait(_ duration: Duration) {
    lead += [Float](repeating: 0, count: Samples.count(in: duration))
  }

  /// Sets the volume, 0 to 10, for what sounds too.
  mutating func setVolume(_ step: Int) {
    volume.move(to: Mixer.amplitude(ofVolume: step), within: Mixer.fade)
  }

  private static func faded(_ samples: [Float]) -> ArraySlice<Float> {
    let last = Float(max(samples.count, 1))
    let tail = samples.enumerated().map { index, sample in sample * (1 - Float(index + 1) / last) }
    return (tail + [Float](repeating: 0, count: separation))[...]
  }
}

extension Mixer {
  /// The next samples; silence after the last one.
  mutating func render(_ count: Int) -> Block {
    var block = Block()
    block.samples.values.reserveCapacity(count)
    for offset in 0..<count {
      let mixed = (nextOfSpeech(&block, offset) + nextOfTone(&block, offset)) * volume.next()
      block.samples.values.append(Int16(min(max(mixed, -32_767), 32_767)))
    }
    return block
  }

  private mutating func nextOfSpeech(_ block: inout Block, _ offset: Int) -> Float {
    if let sample = lead.popFirst() { return sample }
    guard speech != nil else { return 0 }
    return speechSample(&block, offset)
  }

  private mutating func speechSample(_ block: inout Block, _ offset: Int) -> Float {
    guard let take = speech?.take else { return 0 }
    if speech?.hasBegun == false {
      speech?.hasBegun = true
      block.events.append((offset, .began(take)))
    }
    if let sample = speech?.next() { return sample }
    if speech?.isComplete == true {
      block.events.append((offset, .ended(take)))
      speech = nil
    }
    return 0
  }

  private mutating func nextOfTone(_ block: inout Block, _ offset: Int) -> Float {
    toneLevel.move(
      to: speech == nil ? Mixer.toneLevels.alone : Mixer.toneLevels.underSpeech, within: Mixer.fade)
    let level = toneLevel.next()
    guard let sound = tone else { return 0 }
    if sound.position == 0 { block.events.append((offset, .tone(sound.name))) }
    guard sound.position < sound.samples.values.count else {
      tone = nil
      return 0
    }
    tone?.position += 1
    return Float(sound.samples.values[sound.position]) * level
  }
}

extension Mixer.Part {
  /// The next sample at the level of its style; nothing after the last one there is.
  fileprivate mutating func next() -> Float? {
    guard position < samples.values.count else { return nil }
    defer { position += 1 }
    return Float(samples.values[position]) * level
  }
}

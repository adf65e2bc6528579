import Foundation
import Speech

/// What the speech thread does, apart from being a thread: takes orders, keeps the output filled, reports what is heard.
///
/// It reads the time from a closure and waits for nothing, so a test drives it in a time of its own.
final class Player {
  /// What it is made from, and whom it tells.
  struct Connections {
    var synthesizer: any Synthesizer
    /// Opens the output; again after it was lost, and after it was closed for being idle.
    var open: () throws(PlaybackError) -> any AudioOutput
    var now: () -> SuspendingClock.Instant
    /// Whether an order that was not handled yet cuts this take.
    var isCut: (Utterance.Take) -> Bool = { _ in false }
    /// Told when the synthesizer has begun or moved on, and `nil` when it has returned.
    var progress: (SuspendingClock.Instant?) -> Void = { _ in }
    var report: (Report) -> Void
  }

  private struct Waiting {
    var take: Utterance.Take
    var part: Utterance.Part
    var delivery: Delivery
  }

  private let settings: SpeechWorker.Settings
  private let connections: Connections
  private var mixer = Mixer()
  private var line: OutputLine
  private var waiting: [Waiting] = []
  private var reports = TimedReports()

  init(settings: SpeechWorker.Settings, connections: Connections) {
    self.settings = settings
    self.connections = connections
    line = OutputLine(settings: settings, open: connections.open, now: connections.now, report: connections.report)
  }

  /// Opens the output before it is needed.
  func start() {
    line.open()
  }

  /// Carries out one order. What it changes is heard from the next `advance` on.
  func handle(_ order: Order) {
    switch order {
    case .speak(let take, let part, let delivery):
      waiting.append(Waiting(take: take, part: part, delivery: delivery))
    case .cut(let take): cut(take)
    case .tone(let name):
      if let tone = settings.tones[name] { mixer.play(name, Samples(tone)) }
    case .gain(let step): mixer.setVolume(step)
    case .prepare(let language, let style):
      // An unknown voice is found again, and reported, by the part that needs it.
      synthesizing { try? connections.synthesizer.prepare(language: language, style: style) }
    }
  }

  /// Does what is due, and says when it must be called again; without a moment only an order changes anything.
  func advance() -> SuspendingClock.Instant? {
    if line.retry() { restart() }
    repeat {
      if mixer.speech == nil && !waiting.isEmpty { begin(waiting.removeFirst()) }
      pump()
    } while mixer.speech == nil && !waiting.isEmpty
    reports.send(until: connections.now(), connections.report)
    let wake = line.next(isSounding: mixer.isSounding)
    return [wake, reports.next].compactMap(\.self).min()
  }

  /// Fades out what sounds and forgets what waits.
  func silence() {
    waiting = []
    if let take = mixer.speech?.take { cut(take) }
  }

  /// Whether all that was handed over has been heard.
  var isSilent: Bool {
    !mixer.isSounding && line.isIdle
  }
}

extension Player {
  private func cut(_ take: Utterance.Take) {
    waiting.removeAll { $0.take == take }
    reports.remove(take)
    guard mixer.speech?.take == take else { return }
    switch line.takeBack() {
    case .playsOut: mixer.cut()
    case .unheard(let samples): mixer.cut(from: samples)
    }
  }

  private func begin(_ next: Waiting) {
    for _ in 1...2 {
      mixer.begin(next.take, gain: next.part.style.gain)
      if synthesize(next) { return }
      mixer.discard()
      reports.remove(next.take)
    }
    connections.report(.failed(next.take, .synthesizer))
  }

  /// Makes the part, and plays its first samples while the rest is made.
  private func synthesize(_ next: Waiting) -> Bool {
    synthesizing {
      do {
        try connections.synthesizer.synthesize(next.part, as: next.delivery) { piece in
          connections.progress(connections.now())
          guard !connections.isCut(next.take) else { return false }
          mixer.append(piece)
          pump()
          return true
        }
      } catch {
        return false
      }
      mixer.complete()
      reports.setLength(of: next.take, to: mixer.speech?.samples.duration ?? .zero)
      return true
    }
  }

  private func synthesizing<Result>(_ call: () -> Result) -> Result {
    connections.progress(connections.now())
    defer { connections.progress(nil) }
    return call()
  }

  /// Keeps the output filled. A loss begins the part in hand anew on what opens instead.
  private func pump() {
    guard mixer.isSounding else { return }
    do {
      try fill()
    } catch {
      line.lose(error)
      restart()
    }
  }

  private func fill() throws {
    if let waking = line.waking() { mixer.wait(waking) }
    let room = try line.room()
    // Whole units: down to what there is of a part that is being made, up to the end of one that is made.
    let remaining = mixer.remaining
    let wanted = room.mustBeFilled ? room.free : min(room.free, remaining.roundedUp(to: room.unit))
    let count = min(wanted, mixer.available / room.unit * room.unit)
    // A start with less than wanted would run dry before the next piece is made.
    guard count > 0, count == wanted || !line.isIdle else { return }
    let block = mixer.render(count)
    for (offset, event) in block.events {
      reports.add(event, at: connections.now() + Samples.duration(of: room.delay + offset))
    }
    try line.play(block.samples, padding: max(count - remaining, 0))
  }

  private func restart() {
    guard let take = mixer.speech?.take else { return }
    mixer.restart(sayingSo: reports.withdraw(take))
  }
}

extension Int {
  /// The next multiple of a number, from here on up.
  fileprivate func roundedUp(to unit: Int) -> Int {
    self > .max - unit ? self : (self + unit - 1) / unit * unit
  }
}

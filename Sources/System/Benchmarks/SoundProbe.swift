import Console
import Dispatch
import Espeak
import Sessions
import Speech
import Synchronization
import Usage

/// What a measurement sees of the speech thread.
final class SoundProbe: Sendable {
  struct State: Sendable {
    /// When the output was handed its first samples since the last key.
    var firstPlay: ContinuousClock.Instant?
    /// Nothing is handed to the output.
    var isStanding = true
    /// How many parts the engine was given since the last key.
    var parts = 0
    /// How long the engine took for the first of them whole, bare.
    var bare: Duration?
    var reports: [Report] = []
    var failure: String?
  }

  private static let patience = DispatchTimeInterval.seconds(10)

  private let state = Mutex(State())
  private let change = DispatchSemaphore(value: 0)

  /// Takes note of a change, on the speech thread.
  func note(_ change: (inout State) -> Void) {
    state.withLock { change(&$0) }
    self.change.signal()
  }

  /// Takes note of samples; only the first ones after a key are news.
  func notePlay(at moment: ContinuousClock.Instant) {
    let isNews = state.withLock { state in
      defer { (state.firstPlay, state.isStanding) = (state.firstPlay ?? moment, false) }
      return state.firstPlay == nil
    }
    if isNews { change.signal() }
  }

  /// Forgets what the last key caused.
  func reset() {
    state.withLock { ($0.firstPlay, $0.parts, $0.bare) = (nil, 0, nil) }
  }

  /// The reports since they were last taken.
  func takeReports() -> [Report] {
    state.withLock { state in
      defer { state.reports = [] }
      return state.reports
    }
  }

  /// Waits until there is a value.
  func wait<Value: Sendable>(for value: (State) -> Value?) throws(Failure) -> Value {
    while true {
      let (found, failure) = state.withLock { (value($0), $0.failure) }
      if let failure { throw Failure(.unavailable, failure) }
      if let found { return found }
      guard change.wait(timeout: .now() + SoundProbe.patience) == .success else {
        throw Failure(.broken, "The speech thread has given nothing for 10 s.")
      }
    }
  }
}

/// The engine, and after each part, in the same thread with the same voice, the time that it takes alone.
final class ProbedSynthesizer: Synthesizer {
  private let engine: EspeakSynthesizer
  private let probe: SoundProbe
  private let comparesWithBare: Bool

  init(_ engine: EspeakSynthesizer, _ probe: SoundProbe, comparesWithBare: Bool) {
    self.engine = engine
    self.probe = probe
    self.comparesWithBare = comparesWithBare
  }

  func synthesize(_ part: Utterance.Part, as delivery: Delivery, to receive: (Samples) -> Bool) throws {
    try engine.synthesize(part, as: delivery, to: receive)
    let bare = comparesWithBare ? try engine.timeOfBareSynthesis(part) : nil
    probe.note { state in
      state.parts += 1
      state.bare = state.bare ?? bare
    }
  }

  func prepare(language: String, style: AuralStyle) throws {
    try engine.prepare(language: language, style: style)
  }
}

/// An output that takes everything at once and notes when.
final class ProbedOutput: AudioOutput {
  let period = Samples.count(in: .milliseconds(5))
  var depth: Int { 2 * period }
  private let probe: SoundProbe

  init(_ probe: SoundProbe) {
    self.probe = probe
  }

  func backlog() -> Backlog {
    Backlog(held: 0)
  }

  func play(_ samples: Samples) {
    probe.notePlay(at: .now)
  }

  func takeBack() -> Int {
    0
  }

  func stop() {
    probe.note { $0.isStanding = true }
  }
}

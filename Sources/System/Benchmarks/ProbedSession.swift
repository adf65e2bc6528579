import Console
import Espeak
import Foundation
import Keys
import Playback
import Screens
import Sessions
import Speech
import Timeline
import Usage

/// A session with its speech thread and the real engine, on an output that only notes.
struct ProbedSession {
  let probe = SoundProbe()
  private var session: Session
  private let worker: SpeechWorker
  private let origin = ContinuousClock.now
  /// What a screen has asked of the outside.
  private var request: Request?

  /// Opens a screen, and waits until its arrival was cut short.
  init(_ screen: any Screen, comparesWithBare: Bool = false) throws(Failure) {
    let groundwork = try Groundwork.plain()
    worker = ProbedSession.worker(groundwork, probe, comparesWithBare)
    let materials = try Materials(groundwork, Options())
    session = Session(
      .init(settings: materials.settings, announcer: materials.announcer, welcomes: false), root: screen)
    perform(session.handle(.start, at: .start))
    _ = try probe.wait(for: \.firstPlay)
    try stop()
  }

  /// Presses keys in one piece, and gives the time until the first samples after that reached the output.
  mutating func press(_ bytes: [UInt8]) throws(Failure) -> Duration {
    for report in probe.takeReports() { handle(.speech(report)) }
    probe.reset()
    let start = ContinuousClock.now
    handle(.bytes(bytes))
    return try probe.wait(for: \.firstPlay) - start
  }

  /// Presses keys, and compares the time until their first samples with what the engine takes for that part alone.
  mutating func compare(_ bytes: [UInt8]) throws(Failure) -> Pair {
    let pair = Pair(ours: try press(bytes), other: try probe.wait(for: \.bare))
    try stop()
    return pair
  }

  /// Answers what a screen has asked, and cuts short what is said to it.
  mutating func answer(_ data: Data) throws(Failure) {
    guard let id = request?.id else { throw Failure(.broken, "No screen has asked for an answer.") }
    for report in probe.takeReports() { handle(.speech(report)) }
    probe.reset()
    handle(.reply(id, data))
    _ = try probe.wait(for: \.firstPlay)
    try stop()
  }

  /// Presses the key that stops speech, and waits until the output stands.
  mutating func stop() throws(Failure) {
    handle(.key(.escape))
    try probe.wait { $0.isStanding ? () : nil }
  }

  func finish() {
    worker.finish()
  }

  private mutating func handle(_ event: Session.Event) {
    perform(session.handle(event, at: Moment(elapsed: .now - origin)))
  }

  private mutating func perform(_ effects: [Session.Effect]) {
    var orders: [Order] = []
    for effect in effects {
      switch effect {
      case .speech(let order): orders.append(order)
      case .request(let request): self.request = request
      default: break
      }
    }
    if !orders.isEmpty { worker.send(orders) }
  }

  private static func worker(_ groundwork: Groundwork, _ probe: SoundProbe, _ comparesWithBare: Bool) -> SpeechWorker {
    let variants = groundwork.variants.path
    return SpeechWorker(
      settings: .init(preRoll: .zero),
      synthesizer: {
        do throws(EspeakError) {
          let engine = try EspeakSynthesizer(variants: variants)
          return ProbedSynthesizer(engine, probe, comparesWithBare: comparesWithBare)
        } catch {
          probe.note { $0.failure = error.description }
          return RulerSynthesizer()
        }
      },
      output: { ProbedOutput(probe) },
      report: { report in probe.note { $0.reports.append(report) } })
  }
}

extension Groundwork {
  /// What a measurement is made with: English, an item in as few parts as can be.
  static func plain() throws(Failure) -> Groundwork {
    var options = Options()
    options.settings = [("captions", "off"), ("hints", "off"), ("positions", "off")].map(Setting.init)
    return try Groundwork(options, environment: [:])
  }
}

/// What a terminal sends.
enum KeyBytes {
  static let down: [UInt8] = Array("\u{1B}[B".utf8)
  static let up: [UInt8] = Array("\u{1B}[A".utf8)
}

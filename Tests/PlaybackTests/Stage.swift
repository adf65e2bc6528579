import Speech

@testable import Playback

/// A player with a voice, an output and a time of its own.
final class Stage {
  /// What stands in for the synthesizer: a letter is 10 ms of a constant level.
  final class Voice: Synthesizer {
    struct Broken: Error {}
    static let level: Int16 = 12_000
    var failures = 0
    private(set) var calls = 0
    private(set) var prepared: [String] = []
    var whileSpeaking: () -> Void = {}

    func synthesize(_ part: Utterance.Part, as delivery: Delivery, to receive: (Samples) -> Bool) throws {
      calls += 1
      if failures > 0 {
        failures -= 1
        throw Broken()
      }
      let letter = Samples([Int16](repeating: Voice.level, count: Samples.count(in: .milliseconds(10))))
      for _ in part.speech {
        whileSpeaking()
        guard receive(letter) else { return }
      }
    }

    func prepare(language: String, style: AuralStyle) {
      prepared.append(language)
    }
  }

  /// What stands in for a device. All that is heard of all outputs is kept in one list.
  final class Output: AudioOutput {
    let period = 110
    let depth = 220
    private unowned let stage: Stage
    private var pace: Pace
    /// A delay beyond what it holds.
    var extraDelay = 0
    var givesBack = false
    var isBroken = false
    var isStuck = false
    private var stuckAt = 0

    init(_ stage: Stage) {
      self.stage = stage
      pace = Pace(now: { stage.now })
    }

    func backlog() throws -> Backlog {
      if isBroken { throw PlaybackError.lost("test", reason: "unplugged") }
      if isStuck { return Backlog(held: 220) }
      return Backlog(held: pace.queued, delay: pace.queued + extraDelay)
    }

    func play(_ samples: Samples) throws {
      _ = try backlog()
      stage.writes.append((stage.now, samples))
      stage.heard += samples.values
      pace.add(samples)
    }

    func takeBack() -> Int {
      guard givesBack else { return 0 }
      let count = pace.queued
      stage.heard.removeLast(count)
      pace.stop()
      return count
    }

    func stop() {
      stage.stops += 1
      stage.heard.removeLast(min(pace.queued, stage.heard.count))
      pace.stop()
    }
  }

  var now = SuspendingClock.now
  let voice = Voice()
  fileprivate(set) var heard: [Int16] = []
  fileprivate(set) var writes: [(moment: SuspendingClock.Instant, samples: Samples)] = []
  fileprivate(set) var stops = 0
  private(set) var reports: [(moment: SuspendingClock.Instant, report: Report)] = []
  private(set) var opened: [Output] = []
  var canOpen = true
  var willCut: Set<Utterance.Take> = []
  private let start: SuspendingClock.Instant
  private let settings: SpeechWorker.Settings
  private(set) lazy var player = makePlayer()

  init(_ settings: SpeechWorker.Settings = .init(preRoll: .zero)) {
    self.settings = settings
    start = now
  }

  private func makePlayer() -> Player {
    Player(
      settings: settings,
      connections: Player.Connections(
        synthesizer: voice, open: { [unowned self] () throws(PlaybackError) in try open() },
        now: { [unowned self] in now }, isCut: { [unowned self] in willCut.contains($0) },
        report: { [unowned self] in reports.append((now, $0)) }))
  }

  private func open() throws(PlaybackError) -> any AudioOutput {
    guard canOpen else { throw .device("test", reason: "No such file or directory") }
    opened.append(Output(self))
    return opened[opened.count - 1]
  }

  /// Gives orders and lets time pass.
  func send(_ orders: Order..., then duration: Duration = .zero) {
    orders.forEach(player.handle)
    pass(duration)
  }

  /// Lets time pass, and the player do at each moment what it asked for.
  func pass(_ duration: Duration) {
    let end = now.advanced(by: duration)
    while let next = player.advance(), next <= end {
      now = max(next, now.advanced(by: .microseconds(50)))
    }
    now = max(now, end)
  }

  /// When the player wants to be called next.
  var next: SuspendingClock.Instant? {
    player.advance()
  }

  /// What was reported, without the state of the device.
  var news: [Report] {
    reports.map(\.report).filter { if case .device = $0 { false } else { true } }
  }

  /// What was reported of the device.
  var deviceStates: [Report.DeviceState] {
    reports.compactMap { if case .device(let state) = $0.report { state } else { nil } }
  }

  /// How long after the beginning something was reported first.
  func time(of report: Report) -> Duration? {
    reports.first { $0.report == report }.map { $0.moment - start }
  }

  /// The take of an announcement.
  static func take(_ number: Int) -> Utterance.Take {
    Utterance.Take(id: Utterance.ID(number), part: 0, epoch: number)
  }

  /// The order to speak so many letters.
  static func speak(_ number: Int, letters: Int, gain: Int = 0) -> Order {
    let text = String(repeating: "a", count: letters)
    return .speak(take(number), Utterance.Part(text, language: "en", style: AuralStyle(gain: gain)), Delivery())
  }
}

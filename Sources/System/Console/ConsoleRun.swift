import Foundation
import Phrasing
import Playback
import Screens
import Sessions
import Speech
import Storage
import Terminal
import Timeline
import Usage

/// One run of a session in a terminal: events in, effects out, until it quits.
final class ConsoleRun {
  private var session: Session
  private let announcer: Announcer
  private let audio: Options.Audio
  private let isTerminal: Bool
  /// Ctrl-Z among the bytes of a pipe is not a person's who could let the program go on; a signal is.
  private var isStopWanted: Bool
  private var transcript: TranscriptFile?
  private let loop: EventLoop<News>
  private let speaker: Speaker
  /// Keeps what is done and set; without one nothing is.
  private let keeper: Keeper?
  /// Takes what screens ask of the outside; its answers come as news.
  private let ask: (Request) -> Void
  private var rawMode = RawMode()
  private var captions = Captions()
  private var wake: Moment?
  /// What was ordered last, until something is heard of it or it is cut.
  private var ordered: Utterance.Take?
  private var watch = HangWatch()
  private var isOutputKnown: Bool
  private var exitCode: ExitCode?

  init(
    _ session: Session, _ materials: Materials, _ options: Options, _ transcript: TranscriptFile?,
    speaker: Speaker, keeper: Keeper?, loop: EventLoop<News>, ask: @escaping (Request) -> Void
  ) {
    self.session = session
    announcer = materials.announcer
    audio = options.audio
    isOutputKnown = audio.isAlwaysThere
    isTerminal = isatty(StandardStreams.input) == 1
    isStopWanted = isTerminal
    self.transcript = transcript
    self.loop = loop
    self.speaker = speaker
    self.keeper = keeper
    self.ask = ask
  }

  /// Runs until the session quits, and leaves the terminal as it was.
  func run() throws -> ExitCode {
    try rawMode.enter()
    defer { rawMode.restore() }
    try handle(.start, at: loop.now)
    while exitCode == nil {
      for event in try loop.wait(until: nextWake) where exitCode == nil { try take(event) }
      if watch.look(ordered == nil ? nil : speaker.silence, at: SuspendingClock.now) { giveUp() }
    }
    return exitCode ?? .success
  }

  /// An output that the user named must open at the start; lost later it is a fault that the session lives with.
  private func check(_ report: Report) throws {
    guard !isOutputKnown, case .device(let state) = report else { return }
    isOutputKnown = true
    if case .lost(let reason) = state { throw Failure(missingOutput, reason) }
  }

  private var missingOutput: ExitCode {
    if case .wav = audio { .cannotWrite } else { .unavailable }
  }

  /// While a part is being made, a look at the synthesizer now and then; else only what the session asks for.
  private var nextWake: Moment? {
    guard ordered != nil else { return wake }
    let look = loop.now + HangWatch.interval
    return wake.map { min($0, look) } ?? look
  }

  private func take(_ event: EventLoop<News>.Event) throws {
    switch event.happening {
    case .bytes(let bytes): try handle(.bytes(bytes), at: event.moment)
    case .endOfInput: try handle(isTerminal ? .signal(.hangUp) : .endOfInput, at: event.moment)
    case .signal(let signal): try take(signal, at: event.moment)
    case .message(let news): try take(news, at: event.moment)
    case .wake: if let wake, wake <= event.moment { try handle(.wake, at: event.moment) }
    }
  }

  private func take(_ signal: Signal, at moment: Moment) throws {
    switch signal {
    case .interrupt: try handle(.signal(.interrupt), at: moment)
    case .terminate: try handle(.signal(.terminate), at: moment)
    case .hangUp: try handle(.signal(.hangUp), at: moment)
    case .suspend:
      isStopWanted = true
      try handle(.signal(.suspend), at: moment)
      isStopWanted = isTerminal
    case .resume:
      try rawMode.enter()
      try handle(.signal(.resume), at: moment)
    }
  }

  private func take(_ news: News, at moment: Moment) throws {
    switch news {
    case .report(let report):
      try check(report)
      if report.take == ordered { ordered = nil }
      try handle(.speech(report), at: moment)
    case .reply(let id, let data): try handle(.reply(id, data), at: moment)
    case .warning(let words): captions.write(words)
    case .journal(let words): Failure.show(words)
    case .noEngine(let words):
      guard audio == .silent || audio == .reader else { throw Failure(.unavailable, words) }
      captions.write(words)
    }
  }

  private func handle(_ event: Session.Event, at moment: Moment) throws {
    wake = nil
    var orders: [Order] = []
    var kept: [Session.Effect] = []
    for effect in session.handle(event, at: moment) {
      switch effect {
      case .speech(let order): orders.append(order)
      case .caption(let words): captions.write(words)
      case .record(let line): write(line)
      case .wake(let moment): wake = moment
      case .suspend:
        send(&orders)
        keeper?.keep(kept)
        kept = []
        try suspend()
      case .quit(let code): exitCode = code
      case .request(let request): ask(request)
      case .save, .set: kept.append(effect)
      }
    }
    send(&orders)
    keeper?.keep(kept)
  }

  private func send(_ orders: inout [Order]) {
    guard !orders.isEmpty else { return }
    for order in orders {
      switch order {
      case .speak(let take, _, _): ordered = take
      case .cut(let take) where take == ordered: ordered = nil
      default: break
      }
    }
    speaker.send(orders)
    orders = []
  }

  private func suspend() throws {
    guard isStopWanted else { return }
    speaker.awaitSilence()
    keeper?.finish()
    try rawMode.suspend()
  }

  /// A record that cannot be written any more is told once; the session goes on without it.
  private func write(_ line: RecordLine) {
    do {
      try transcript?.write(line)
    } catch {
      transcript = nil
      captions.write(error.description)
    }
  }

  /// The thread inside the engine can be neither ended nor left behind, so the process goes.
  private func giveUp() {
    captions.write(announcer.line(of: .phrase("speech.hung")))
    rawMode.restore()
    keeper?.finish()
    exit(ExitCode.broken.rawValue)
  }
}

extension Report {
  /// The take it is about.
  fileprivate var take: Utterance.Take? {
    switch self {
    case .began(let take, _), .ended(let take), .failed(let take, _): take
    case .tone, .device: nil
    }
  }
}

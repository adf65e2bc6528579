import Foundation
public import Speech
import Synchronization

/// The speech thread: it owns the synthesizer, the mixer and the device, and is the only one that waits for them.
///
/// Orders go in and reports come out in order; neither waits. While nothing sounds the thread sleeps without a limit.
public final class SpeechWorker: Sendable {
  /// What does not change while it runs.
  public struct Settings: Sendable {
    /// The earcons by name.
    public var tones: [String: Tone]
    /// Silence before the first part after the device was opened, which some devices swallow while they wake.
    public var preRoll: Duration
    /// Whether that silence also comes after every 2 s of idleness.
    public var preRollIdle: Bool
    /// After how much idleness the device is closed; never, without one.
    public var closeAfter: Duration?

    /// Settings; what is not given has its default of announcements.md 2.4.
    public init(
      tones: [String: Tone] = [:], preRoll: Duration = .milliseconds(150), preRollIdle: Bool = false,
      closeAfter: Duration? = .seconds(30)
    ) {
      self.tones = tones
      self.preRoll = preRoll
      self.preRollIdle = preRollIdle
      self.closeAfter = closeAfter
    }
  }

  /// Enough for the engine, which keeps its state elsewhere.
  private static let stackSize = 2 << 20

  private let inbox = Inbox()
  private let heartbeat = Heartbeat()
  private let hasEnded = DispatchSemaphore(value: 0)

  /// Starts the thread, which makes the synthesizer, opens the output and reports whether it can be heard.
  ///
  /// All closures are called on that thread. An output that does not open is tried again every 5 s.
  public init(
    settings: Settings = Settings(),
    synthesizer: @escaping @Sendable () -> any Synthesizer,
    output: @escaping @Sendable () throws(PlaybackError) -> any AudioOutput,
    report: @escaping @Sendable (Report) -> Void
  ) {
    let (inbox, heartbeat, hasEnded) = (inbox, heartbeat, hasEnded)
    let thread = Thread {
      SpeechWorker.run(inbox) {
        Player(
          settings: settings,
          connections: Player.Connections(
            synthesizer: synthesizer(), open: output, now: { SuspendingClock.now }, isCut: inbox.holdsCut,
            progress: heartbeat.set, report: report))
      }
      hasEnded.signal()
    }
    thread.name = "speech"
    thread.stackSize = SpeechWorker.stackSize
    thread.start()
  }

  /// Gives orders, to be carried out in order and after those before them.
  public func send(_ orders: [Order]) {
    inbox.add(orders)
  }

  /// How long the synthesizer has been working without a sign of life; nothing while it is not at work.
  ///
  /// From 2 s on it hangs, and so does the thread: it can be neither ended nor left behind.
  public var silenceOfSynthesizer: Duration? {
    heartbeat.last.map { SuspendingClock.now - $0 }
  }

  /// Fades out what sounds, closes the output and ends the thread.
  ///
  /// Waits at most a second, which only a synthesizer that hangs takes, and answers whether the thread has ended.
  @discardableResult
  public func finish() -> Bool {
    inbox.finish()
    return hasEnded.wait(timeout: .now() + .seconds(1)) == .success
  }
}

extension SpeechWorker {
  /// The life of the thread. What it made is gone, and has cleaned up behind itself, when this returns.
  private static func run(_ inbox: Inbox, makePlayer: () -> Player) {
    let player = makePlayer()
    player.start()
    while !inbox.isFinishing {
      inbox.take().forEach(player.handle)
      inbox.wait(until: player.advance())
    }
    player.silence()
    while case let next? = player.advance(), !player.isSilent {
      inbox.wait(until: next)
    }
  }
}

/// The orders that have not been carried out yet.
private final class Inbox: Sendable {
  private struct State {
    var orders: [Order] = []
    var isFinishing = false
  }

  private let state = Mutex(State())
  private let wakeUp = WakeUp()

  var isFinishing: Bool {
    state.withLock(\.isFinishing)
  }

  func add(_ orders: [Order]) {
    state.withLock { $0.orders += orders }
    wakeUp.signal()
  }

  func finish() {
    state.withLock { $0.isFinishing = true }
    wakeUp.signal()
  }

  func take() -> [Order] {
    state.withLock { state in
      defer { state.orders = [] }
      return state.orders
    }
  }

  /// Whether a take is made for nothing.
  func holdsCut(of take: Utterance.Take) -> Bool {
    state.withLock { $0.isFinishing || $0.orders.contains(.cut(take)) }
  }

  func wait(until moment: SuspendingClock.Instant?) {
    wakeUp.wait(atMost: moment.map { $0 - SuspendingClock.now })
  }
}

/// When the synthesizer last showed that it is alive; nothing while it is not at work.
private final class Heartbeat: Sendable {
  private let moment = Mutex<SuspendingClock.Instant?>(nil)

  var last: SuspendingClock.Instant? {
    moment.withLock(\.self)
  }

  func set(_ moment: SuspendingClock.Instant?) {
    self.moment.withLock { $0 = moment }
  }
}

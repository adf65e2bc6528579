import CodeService
import Console
import Dispatch
import Foundation
import Screens
import Sessions
import SignIn
import Speech
import Synchronization
import Timeline
import Usage

/// Somebody who types a number and a code in virtual time, and hears everything to its end.
struct VirtualSignIn {
  private static let number = "07700900123"
  /// How long each part is taken to sound.
  private static let part = Duration.seconds(1)
  /// The longest pause that the session makes by itself between two announcements.
  private static let pause = Duration.milliseconds(300)

  private let machine: VirtualMachine
  private var session: Session
  private var sounding: Utterance.Take?
  private var wake: Moment?
  private var exitCode: ExitCode?
  private var code = ""

  init(_ materials: Materials, _ machine: VirtualMachine) {
    self.machine = machine
    session = Session(
      .init(settings: materials.settings, announcer: materials.announcer, wantsAnswer: true), root: PhoneScreen())
  }

  /// Signs in; throws where that does not succeed.
  mutating func play() throws(Failure) {
    handle(.start)
    type(Self.number + "\r")
    type("\r")
    type(code)
    machine.service.end()
    // Limits forget a number in a day.
    machine.pass(.seconds(90_000))
    guard exitCode == .success else { throw Failure(.broken, "A sign-in in virtual time did not succeed.") }
  }

  private mutating func type(_ keys: String) {
    for key in keys.utf8 {
      machine.pass(.milliseconds(200))
      handle(.bytes([key]))
    }
    while exitCode == nil, let event = next() { handle(event) }
  }

  /// What happens when no key is pressed.
  private mutating func next() -> Session.Event? {
    if let take = sounding {
      sounding = nil
      machine.pass(Self.part)
      return .speech(.ended(take))
    }
    guard let wake, wake - machine.now < Self.pause else { return nil }
    machine.pass(max(.zero, wake - machine.now))
    return .wake
  }

  /// Lets something happen, and what follows from it at once.
  private mutating func handle(_ event: Session.Event) {
    var events = [event][...]
    while let event = events.popFirst() { events += take(event) }
  }

  private mutating func take(_ event: Session.Event) -> [Session.Event] {
    wake = nil
    var events: [Session.Event] = []
    for effect in session.handle(event, at: machine.now) {
      switch effect {
      case .speech(.speak(let take, _, _)):
        sounding = take
        events.append(.speech(.began(take, lasting: Self.part)))
      case .speech(.cut): sounding = nil
      case .wake(let moment): wake = moment
      case .request(let request): events += answer(request)
      case .quit(let code): exitCode = code
      default: break
      }
    }
    return events
  }

  private mutating func answer(_ request: Request) -> [Session.Event] {
    guard let wanted = CodeRequest(request) else { return [] }
    let outcome = machine.outcome(of: wanted)
    if case .sent(_, _, let message?) = outcome { code = message.value }
    return [.reply(request.id, outcome.data)]
  }
}

/// A clock that is turned, and a service that lives by it, with its files in memory.
final class VirtualMachine: Sendable {
  let service: LocalCodeService
  private let clock: VirtualClock

  init() throws(Failure) {
    let clock = VirtualClock()
    var rules = CodeRules()
    rules.machineLimit.count = .max
    do {
      service = try LocalCodeService(
        rules: rules, delivery: .demo, template: { "{code}" },
        records: CodeRecords(key: MemoryFile(), limits: MemoryFile()),
        clock: ServiceClock(now: { clock.now }, wall: { Int(clock.now.elapsed.components.seconds) })
      ) { _ in }
    } catch {
      throw Failure(.unavailable, "\(error)")
    }
    self.clock = clock
  }

  var now: Moment { clock.now }

  func pass(_ duration: Duration) {
    clock.pass(duration)
  }

  /// Asks the service, and waits for its answer.
  func outcome(of request: CodeRequest) -> CodeOutcome {
    let answer = Mutex<CodeOutcome?>(nil)
    let isThere = DispatchSemaphore(value: 0)
    service.take(request) { outcome in
      answer.withLock { $0 = outcome }
      isThere.signal()
    }
    isThere.wait()
    return answer.withLock { $0 } ?? .unavailable()
  }
}

private final class VirtualClock: Sendable {
  private let moment = Mutex(Moment.start)

  var now: Moment { moment.withLock { $0 } }

  func pass(_ duration: Duration) {
    moment.withLock { $0 = $0 + duration }
  }
}

private final class MemoryFile: KeptFile {
  private let content = Mutex<Data?>(nil)

  func load() -> Data? { content.withLock { $0 } }

  func save(_ data: Data) { content.withLock { $0 = data } }

  func append(line: Data) { content.withLock { $0 = ($0 ?? Data()) + line + Data("\n".utf8) } }
}

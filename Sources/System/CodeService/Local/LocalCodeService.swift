import Dispatch
public import SignIn
import Screens
import Synchronization
import Timeline

/// Codes drawn, sent and judged in this process (sign-in.md 2.1). One person signs in at a time.
///
/// All work is done on a queue of its own, which also calls the answers; a delivery is waited for beside it.
public final class LocalCodeService: CodeService {
  typealias Answer = @Sendable (CodeOutcome) -> Void

  private let desk: Mutex<CodeDesk>
  private let rules: CodeRules
  private let archive: CodeArchive
  private let key: NumberKey
  private let delivery: Delivery
  private let template: @Sendable () -> String
  private let clock: ServiceClock
  private let report: @Sendable (CodeNotice) -> Void
  private let queue = DispatchQueue(label: "earshot.codes")
  private let deliveries = DispatchQueue(label: "earshot.deliveries", attributes: .concurrent)

  /// A service that goes on with the limits that were kept; throws when libsodium gives no memory.
  ///
  /// - Parameters:
  ///   - template: the text of a message in the language of the person, with `{code}` in it; asked before each send.
  ///   - report: takes a line for the operator, from any thread.
  public init(
    rules: CodeRules = CodeRules(), delivery: Delivery, template: @escaping @Sendable () -> String,
    records: CodeRecords, clock: ServiceClock = .system, report: @escaping @Sendable (CodeNotice) -> Void
  ) throws(SodiumError) {
    archive = CodeArchive(records: records, clock: clock, report: report)
    let (key, limits) = archive.open(by: rules)
    desk = Mutex(try CodeDesk(rules, limits: limits))
    (self.rules, self.key, self.delivery, self.template) = (rules, key, delivery, template)
    (self.clock, self.report) = (clock, report)
  }

  /// Begins a request; the answer is called once, from the queue of the service.
  public func take(_ request: CodeRequest, answer: @escaping @Sendable (CodeOutcome) -> Void) {
    queue.async { [self] in
      switch request {
      case .start(let number): start(number, answer)
      case .resend: decide(answer) { desk, now in desk.ledger.resend(at: now) }
      case .check(let code): decide(answer) { [archive] in $0.check(code, at: $1, wantsName: archive.wantsName) }
      case .name(let name): self.name(name, answer)
      }
    }
  }

  /// Wipes the code and forgets the sign-in, after the requests that were begun before.
  public func end() {
    queue.async { [self] in
      decide { desk, _ in desk.end() }
    }
  }

  /// The same, done when it returns.
  public func finish() {
    end()
    queue.drain()
  }

  private func start(_ number: PhoneNumber, _ answer: @escaping Answer) {
    if let reason = CodeOutcome.BadNumber(of: number) { return answer(.badNumber(reason)) }
    let hash = key.hash(of: number)
    decide(answer) { desk, now in desk.start(number, hash, at: now) }
  }

  private func name(_ name: Secret, _ answer: @escaping Answer) {
    decide(answer) { [archive] desk, _ in
      guard let number = desk.ledger.numberWithoutName else { return CodeLedger.Ruling(.needNewCode) }
      return archive.add(name, of: number) ? desk.ledger.named() : CodeLedger.Ruling(.unavailable())
    }
  }

  /// Lets the ledger decide, does what it orders, and answers unless a delivery will.
  private func decide(
    _ answer: @escaping Answer = { _ in }, _ rule: @Sendable (inout CodeDesk, Moment) -> CodeLedger.Ruling
  ) {
    let ruling = desk.withLock { desk in
      let ruling = desk.decide { desk in rule(&desk, clock.now()) }
      if ruling.orders.contains(.keep) {
        desk.ledger.forget(at: clock.now())
        archive.save(desk.ledger.limits)
      }
      return ruling
    }
    if ruling.orders.contains(.reportMachineLimit) { report(.machineLimit(rules.machineLimit)) }
    if ruling.orders.contains(.draw) { deliver(answer) }
    if let outcome = ruling.outcome { answer(outcome) }
  }

  private func deliver(_ answer: @escaping Answer) {
    queue.asyncAfter(deadline: .now() + .seconds(rules.life)) { [weak self] in
      self?.decide { desk, now in desk.ledger.expire(at: now) }
    }
    let (draw, handover) = desk.withLock { ($0.ledger.draws, $0.handOver(template(), by: delivery)) }
    switch handover {
    case .done(let text): finish(draw) { answer($0.with(message: text)) }
    case .failed(let error): finish(draw, error, answer)
    case .running(let delivery):
      deliveries.async { [self] in
        let error = delivery.waitForEnd()
        queue.async { [self] in finish(draw, error, answer) }
      }
    }
  }

  private func finish(_ draw: Int, _ error: DeliveryError? = nil, _ answer: @escaping Answer) {
    if let error { report(.delivery(error)) }
    decide(answer) { desk, now in desk.ledger.delivered(draw, isHandedOver: error == nil, at: now) }
  }
}

extension CodeOutcome {
  fileprivate func with(message: Secret) -> CodeOutcome {
    if case .sent(let wait, let life, _) = self { .sent(wait: wait, life: life, message: message) } else { self }
  }
}

extension CodeOutcome.BadNumber {
  /// What is wrong with a number that has the right form all the same.
  fileprivate init?(of number: PhoneNumber) {
    do throws(PhoneFault) {
      _ = try PhoneNumber(number.e164, in: .unitedKingdom)
      return nil
    } catch {
      switch error {
      case .short: self = .short
      case .long: self = .long
      case .country: self = .country
      case .kind, .empty, .character: self = .kind
      }
    }
  }
}

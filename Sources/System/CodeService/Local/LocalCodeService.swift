import Dispatch
import Foundation
public import SignIn
import Screens
import Synchronization
import Timeline

/// Codes drawn, sent and judged in this process (sign-in.md 2.1). One person signs in at a time.
///
/// All work is done on a queue of its own, which also calls the answers; a delivery is waited for beside it.
public final class LocalCodeService: CodeService {
  typealias Answer = @Sendable (CodeOutcome) -> Void

  /// What belongs to the sign-in in hand.
  private struct State {
    var ledger: CodeLedger
    let code: CodeCell
    /// A message on its way to a delivery.
    let message: SecretBytes
    var number: PhoneNumber?
    var generator = SystemRandomNumberGenerator()
  }

  private let state: Mutex<State>
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
    state = Mutex(
      State(
        ledger: CodeLedger(rules, limits: limits), code: try CodeCell(length: rules.digits),
        message: try SecretBytes(capacity: CodeMessage.capacity)))
    (self.key, self.delivery, self.template) = (key, delivery, template)
    (self.clock, self.report) = (clock, report)
  }

  /// Begins a request; the answer is called once, from the queue of the service.
  public func take(_ request: CodeRequest, answer: @escaping @Sendable (CodeOutcome) -> Void) {
    queue.async { [self] in
      switch request {
      case .start(let number): start(number, answer)
      case .resend: decide(answer) { state, now in state.ledger.resend(at: now) }
      case .check(let code): check(code, answer)
      case .name(let name): self.name(name, answer)
      }
    }
  }

  /// Wipes the code and forgets the sign-in, after the requests that were begun before.
  public func end() {
    queue.async { [self] in
      decide { state, _ in
        state.number = nil
        return state.ledger.end()
      }
    }
  }

  private func start(_ number: PhoneNumber, _ answer: @escaping Answer) {
    if let reason = CodeOutcome.BadNumber(of: number) { return answer(.badNumber(reason)) }
    let hash = key.hash(of: number)
    decide(answer) { state, now in
      let ruling = state.ledger.start(hash, at: now)
      if ruling.orders.contains(.draw) { state.number = number }
      return ruling
    }
  }

  private func check(_ code: OneTimeCode, _ answer: @escaping Answer) {
    decide(answer) { [archive] state, now in
      // Compared whether a code lives or not: what is answered is decided after the same work.
      let isRight = state.code.matches(code)
      return state.ledger.check(isRight: isRight, at: now, wantsName: archive.wantsName)
    }
  }

  private func name(_ name: Secret, _ answer: @escaping Answer) {
    decide(answer) { [archive] state, _ in
      guard let number = state.ledger.numberWithoutName else { return CodeLedger.Ruling(.needNewCode) }
      return archive.add(name, of: number) ? state.ledger.named() : CodeLedger.Ruling(.unavailable())
    }
  }

  /// Lets the ledger decide, and does what it orders.
  private func decide(
    _ answer: Answer? = nil, _ rule: (inout State, Moment) -> CodeLedger.Ruling
  ) {
    let ruling = state.withLock { state in
      let ruling = rule(&state, clock.now())
      for order in ruling.orders { carryOut(order, &state) }
      return ruling
    }
    if ruling.orders.contains(.draw), let answer { return deliver(answer) }
    if let outcome = ruling.outcome { answer?(outcome) }
  }

  private func carryOut(_ order: CodeLedger.Order, _ state: inout State) {
    switch order {
    case .draw:
      state.code.draw(using: &state.generator)
      let life = DispatchTimeInterval.seconds(state.ledger.rules.life)
      queue.asyncAfter(deadline: .now() + life) { [weak self] in
        self?.decide { state, now in state.ledger.expire(at: now) }
      }
    case .wipe: state.code.wipe()
    case .keep:
      state.ledger.forget(at: clock.now())
      archive.save(state.ledger.limits)
    case .reportMachineLimit: report(.machineLimit(state.ledger.rules.machineLimit))
    }
  }
}

extension LocalCodeService {
  /// How far a message has come.
  private enum Handover: Sendable {
    case done(Secret)
    case running(RunningDelivery)
    case failed(DeliveryError)
  }

  private func deliver(_ answer: @escaping Answer) {
    let (draw, handover) = state.withLock { state in (state.ledger.draws, handOver(state)) }
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

  private func handOver(_ state: State) -> Handover {
    let message = CodeMessage(template())
    defer { state.message.wipe() }
    switch delivery {
    case .demo:
      message.write(state.code, to: state.message)
      return .done(Secret(unsafe state.message.read { text in unsafe String(decoding: text, as: UTF8.self) }))
    case .command(let command):
      message.write(state.code, for: state.number, to: state.message)
      do throws(DeliveryError) {
        return .running(try command.start(with: state.message))
      } catch {
        return .failed(error)
      }
    }
  }

  private func finish(_ draw: Int, _ error: DeliveryError? = nil, _ answer: @escaping Answer) {
    if let error { report(.delivery(error)) }
    decide(answer) { state, now in state.ledger.delivered(draw, isHandedOver: error == nil, at: now) }
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

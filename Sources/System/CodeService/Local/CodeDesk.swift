import Screens
import SignIn
import Timeline

/// The sign-in in hand: the ledger, and what that must not know, the code and the number.
struct CodeDesk {
  /// How far a message has come.
  enum Handover: Sendable {
    /// The text, where nobody delivers it.
    case done(Secret)
    case running(RunningDelivery)
    case failed(DeliveryError)
  }

  var ledger: CodeLedger
  let code: CodeCell
  private let message: SecretBytes
  private var number: PhoneNumber?
  private var generator = SystemRandomNumberGenerator()

  init(_ rules: CodeRules, limits: Limits) throws(SodiumError) {
    ledger = CodeLedger(rules, limits: limits)
    code = try CodeCell(length: rules.digits)
    message = try SecretBytes(capacity: CodeMessage.capacity)
  }

  /// Lets the ledger decide, and draws or wipes the code as it orders.
  mutating func decide(_ rule: (inout CodeDesk) -> CodeLedger.Ruling) -> CodeLedger.Ruling {
    let ruling = rule(&self)
    if ruling.orders.contains(.wipe) { code.wipe() }
    if ruling.orders.contains(.draw) { code.draw(using: &generator) }
    return ruling
  }

  mutating func start(_ number: PhoneNumber, _ hash: KeyedHash, at now: Moment) -> CodeLedger.Ruling {
    let ruling = ledger.start(hash, at: now)
    if ruling.orders.contains(.draw) { self.number = number }
    return ruling
  }

  /// Compares whether a code lives or not: what is answered is decided after the same work.
  mutating func check(
    _ typed: OneTimeCode, at now: Moment, wantsName: (KeyedHash) -> Bool
  ) -> CodeLedger.Ruling {
    let isRight = code.matches(typed)
    return ledger.check(isRight: isRight, at: now, wantsName: wantsName)
  }

  mutating func end() -> CodeLedger.Ruling {
    number = nil
    return ledger.end()
  }

  /// Sends the code on its way, in a text with `{code}` in its place.
  func handOver(_ template: String, by delivery: Delivery) -> Handover {
    defer { message.wipe() }
    let text = CodeMessage(template)
    switch delivery {
    case .demo:
      text.write(code, to: message)
      return .done(Secret(unsafe message.read { unsafe String(decoding: $0, as: UTF8.self) }))
    case .command(let command):
      text.write(code, for: number, to: message)
      do throws(DeliveryError) {
        return .running(try command.start(with: message))
      } catch {
        return .failed(error)
      }
    }
  }
}

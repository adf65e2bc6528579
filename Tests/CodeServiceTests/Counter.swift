import SignIn
import Timeline

@testable import CodeService

/// A ledger at work in virtual time, with a gateway that works or fails at once.
struct Counter {
  static let number = KeyedHash(hex: "number")

  var ledger: CodeLedger
  var now = Moment.start
  var gatewayFails = false

  init(_ rules: CodeRules = CodeRules(), limits: Limits = Limits()) {
    ledger = CodeLedger(rules, limits: limits)
  }

  mutating func pass(_ seconds: Int) {
    now = now + .seconds(seconds)
  }

  mutating func start(_ number: KeyedHash = number) -> CodeOutcome? {
    deliver(ledger.start(number, at: now))
  }

  mutating func resend() -> CodeOutcome? {
    deliver(ledger.resend(at: now))
  }

  mutating func check(right: Bool) -> CodeOutcome? {
    ledger.check(isRight: right, at: now, wantsName: { _ in false }).outcome
  }

  /// Wrong codes one after the other, each as soon as it may be tried, until so many were refused.
  mutating func fail(_ count: Int) {
    var failures = 0
    while failures < count {
      switch check(right: false) {
      case .wrongCode: failures += 1
      case .tooSoon(let wait): pass(wait)
      default: return
      }
    }
  }

  private mutating func deliver(_ ruling: CodeLedger.Ruling) -> CodeOutcome? {
    guard ruling.orders.contains(.draw) else { return ruling.outcome }
    return ledger.delivered(ledger.draws, isHandedOver: !gatewayFails, at: now).outcome
  }
}

extension CodeRules {
  /// No limit but that of tries.
  static var free: CodeRules {
    var rules = CodeRules()
    (rules.waits, rules.numberLimits, rules.sends) = ([], [], .max)
    rules.machineLimit = SendLimit(count: .max, seconds: 3600)
    return rules
  }
}

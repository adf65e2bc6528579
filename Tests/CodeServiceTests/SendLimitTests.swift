import SignIn
import Testing
import Timeline

@testable import CodeService

/// The rows of sign-in.md 2.1 on sending, in virtual time.
@Suite struct SendLimitTests {
  @Test("sign-in-2.1: the waits after the first four sends are 30, 60, 120 and 300 seconds, and the fifth is the last")
  func waits() {
    var counter = Counter()
    #expect(counter.start() == .sent(wait: 30, life: 600))
    for (wait, next) in [(30, 60), (60, 120), (120, 300), (300, 300)] {
      #expect(counter.resend() == .tooSoon(wait: wait))
      counter.pass(wait - 1)
      #expect(counter.resend() == .tooSoon(wait: 1))
      counter.pass(1)
      #expect(counter.resend() == .sent(wait: next, life: 600))
    }
    #expect(counter.resend() == .tooManySends)
    #expect(counter.check(right: true) == .success)
  }

  @Test("sign-in-2.1: a new code has its own tries and its own life")
  func newCode() {
    var counter = Counter()
    _ = counter.start()
    counter.fail(4)
    counter.pass(599)
    #expect(counter.resend() == .sent(wait: 60, life: 600))
    counter.pass(599)
    counter.fail(4)
    #expect(counter.check(right: true) == .success)
  }

  @Test("sign-in-2.1: whoever leaves and comes back waits what was left to wait")
  func comingBack() {
    var counter = Counter()
    _ = counter.start()
    _ = counter.ledger.end()
    counter.pass(10)
    #expect(counter.start() == .tooSoon(wait: 20))
    #expect(counter.start(KeyedHash(hex: "another")) == .sent(wait: 30, life: 600))
  }

  @Test("sign-in-2.1: a refused start leaves the sign-in as it was")
  func refusedStart() {
    var counter = Counter()
    _ = counter.start()
    #expect(counter.start() == .tooSoon(wait: 30))
    #expect(counter.check(right: true) == .success)
  }

  @Test("sign-in-2.1: a number is sent five codes in ten minutes")
  func fiveInTenMinutes() {
    var counter = Counter()
    for _ in 1...5 {
      #expect(counter.start() == .sent(wait: 30, life: 600))
      counter.pass(30)
    }
    counter.pass(449)
    #expect(counter.start() == .tooManySends)
    counter.pass(1)
    #expect(counter.start() == .sent(wait: 30, life: 600))
    counter.pass(29)
    #expect(counter.start() == .tooManySends)
  }

  @Test("sign-in-2.1: a number is sent ten codes a day")
  func tenADay() {
    var counter = Counter()
    for _ in 1...10 {
      #expect(counter.start() == .sent(wait: 30, life: 600))
      counter.pass(1000)
    }
    counter.pass(86_400 - 10_000 - 1)
    #expect(counter.start() == .tooManySends)
    #expect(counter.start(KeyedHash(hex: "another")) == .sent(wait: 30, life: 600))
    counter.pass(1)
    #expect(counter.start() == .sent(wait: 30, life: 600))
  }

  @Test("sign-in-2.1: the machine sends so many an hour, and the operator hears of it once")
  func machine() {
    var rules = CodeRules()
    rules.machineLimit = SendLimit(count: 3, seconds: 3600)
    var counter = Counter(rules)
    for number in 1...3 { #expect(counter.start(KeyedHash(hex: "\(number)")) == .sent(wait: 30, life: 600)) }
    counter.pass(600)
    let refused = counter.ledger.start(KeyedHash(hex: "4"), at: counter.now)
    #expect(refused == CodeLedger.Ruling(.tooSoon(wait: 3000), .reportMachineLimit))
    #expect(counter.ledger.start(KeyedHash(hex: "5"), at: counter.now) == CodeLedger.Ruling(.tooSoon(wait: 3000)))
    counter.pass(3000)
    for number in 6...8 { #expect(counter.start(KeyedHash(hex: "\(number)")) == .sent(wait: 30, life: 600)) }
    #expect(counter.ledger.start(KeyedHash(hex: "9"), at: counter.now).orders == [.reportMachineLimit])
  }

  @Test("sign-in-2.1: after a failed send there is no wait and the code stays current, but the send counts")
  func failedSends() {
    var counter = Counter()
    counter.gatewayFails = true
    for _ in 1...5 { #expect(counter.start() == .unavailable()) }
    #expect(counter.start() == .tooManySends)
    #expect(counter.check(right: true) == .success)
  }

  @Test("sign-in-2.1: a failed resend counts among the sends of its sign-in, and its wait is not begun")
  func failedResend() {
    var counter = Counter()
    _ = counter.start()
    counter.pass(30)
    counter.gatewayFails = true
    #expect(counter.resend() == .unavailable())
    counter.gatewayFails = false
    #expect(counter.resend() == .sent(wait: 120, life: 600))
  }

  @Test("sign-in-3.1: with three tries, two resends and no waits the service does as the server does")
  func scenarioRules() {
    var rules = CodeRules.free
    (rules.tries, rules.sends) = (3, 3)
    var counter = Counter(rules)
    #expect(counter.start() == .sent(wait: 0, life: 600))
    #expect([counter.resend(), counter.resend()] == [.sent(wait: 0, life: 600), .sent(wait: 0, life: 600)])
    #expect(counter.resend() == .tooManySends)
    #expect(
      (1...4).map { _ in counter.check(right: false) } == [2, 1, 0].map { .wrongCode(left: $0) } + [.needNewCode])
    #expect(counter.start() == .sent(wait: 0, life: 600))
  }

  @Test("a thousand sign-ins leave no more behind than the limits of a day ask for")
  func forgetting() {
    var counter = Counter()
    for number in 1...1000 {
      _ = counter.start(KeyedHash(hex: "\(number)"))
      counter.ledger.forget(at: counter.now)
      counter.pass(864)
    }
    #expect(counter.ledger.limits.numbers.count <= 106)
    #expect(counter.ledger.limits.machine.count <= 11)
  }
}

import SignIn
import Testing
import Timeline

@testable import CodeService

/// The rows of sign-in.md 2.1 on a code, in virtual time.
@Suite struct CodeLedgerTests {
  @Test("sign-in-2.1: a code lives for ten minutes and not a second longer")
  func life() {
    var early = Counter()
    #expect(early.start() == .sent(wait: 30, life: 600))
    early.pass(599)
    var late = early
    late.pass(1)
    #expect(early.check(right: true) == .success)
    #expect(late.check(right: true) == .needNewCode)
  }

  @Test("sign-in-2.1: a code that has expired is wiped without being asked about")
  func expiry() {
    var counter = Counter()
    _ = counter.start()
    counter.pass(599)
    #expect(counter.ledger.expire(at: counter.now).orders == [])
    counter.pass(1)
    #expect(counter.ledger.expire(at: counter.now) == CodeLedger.Ruling(nil, .wipe))
  }

  @Test("sign-in-2.1: what the delivery took is no longer of the code's life, but the wait begins after it")
  func slowDelivery() {
    var ledger = CodeLedger()
    _ = ledger.start(Counter.number, at: .start)
    let handedOver = Moment.start + .seconds(9)
    #expect(ledger.delivered(ledger.draws, isHandedOver: true, at: handedOver).outcome == .sent(wait: 30, life: 591))
    #expect(ledger.resend(at: handedOver + .seconds(29)).outcome == .tooSoon(wait: 1))
    #expect(ledger.resend(at: handedOver + .seconds(30)).orders == [.draw, .keep])
  }

  @Test("sign-in-2.1: a code works once")
  func once() {
    var counter = Counter()
    _ = counter.start()
    let ruling = counter.ledger.check(isRight: true, at: counter.now, wantsName: { _ in false })
    #expect(ruling == CodeLedger.Ruling(.success, .wipe))
    #expect(counter.check(right: true) == .needNewCode)
    #expect(counter.resend() == .needNewCode)
  }

  @Test("sign-in-2.1: the fifth wrong one is still a wrong code, and after it the right one is none any more")
  func tries() {
    var counter = Counter()
    _ = counter.start()
    let outcomes = (1...7).map { counter.check(right: $0 == 7) }
    #expect(outcomes == [4, 3, 2, 1, 0].map { .wrongCode(left: $0) } + [.needNewCode, .needNewCode])
    #expect(counter.resend() == .needNewCode)
  }

  @Test("sign-in-2.1: the last try wipes the code and keeps the failure")
  func lastTry() {
    var counter = Counter()
    _ = counter.start()
    counter.fail(4)
    let ruling = counter.ledger.check(isRight: false, at: counter.now, wantsName: { _ in false })
    #expect(ruling == CodeLedger.Ruling(.wrongCode(left: 0), .wipe, .keep))
  }

  @Test("sign-in-2.1: after ten failures of a number in a row each try has a wait before it, doubled up to an hour")
  func failureWaits() {
    var rules = CodeRules.free
    (rules.tries, rules.life) = (.max, .max / 4)
    var counter = Counter(rules)
    _ = counter.start()
    for _ in 1...9 { #expect(counter.check(right: false) != .tooSoon(wait: 30)) }
    for wait in [30, 60, 120, 240, 480, 960, 1920, 3600, 3600] {
      counter.fail(1)
      #expect(counter.check(right: true) == .tooSoon(wait: wait))
      counter.pass(wait - 1)
      #expect(counter.check(right: false) == .tooSoon(wait: 1))
      counter.pass(1)
    }
    #expect(counter.check(right: true) == .success)
  }

  @Test("sign-in-2.1: a right code ends the row of failures, a new code or a new sign-in does not")
  func failuresInARow() {
    var counter = Counter(.free)
    for _ in 1...2 {
      _ = counter.start()
      counter.fail(5)
    }
    _ = counter.start()
    #expect(counter.check(right: true) == .tooSoon(wait: 30))
    counter.pass(30)
    #expect(counter.check(right: true) == .success)
    _ = counter.start()
    counter.fail(4)
    #expect(counter.check(right: true) == .success)
  }

  @Test("sign-in-2.1: nobody's failures slow down another number")
  func failuresOfAnother() {
    var counter = Counter(.free)
    for _ in 1...2 {
      _ = counter.start()
      counter.fail(5)
    }
    _ = counter.start(KeyedHash(hex: "another"))
    #expect(counter.check(right: true) == .success)
  }

  @Test("sign-in-2.1: a right code counts only in the sign-in that is going on")
  func bound() {
    var counter = Counter()
    #expect(counter.check(right: true) == .restart)
    #expect(counter.resend() == .restart)
    _ = counter.start()
    #expect(counter.ledger.end() == CodeLedger.Ruling(nil, .wipe))
    #expect(counter.check(right: true) == .restart)
  }

  @Test("sign-in-2: a name is wanted after a right code alone, and taken once")
  func name() {
    var counter = Counter()
    _ = counter.start()
    let wrong = counter.ledger.check(isRight: false, at: counter.now) { _ in
      Issue.record("asked for a name after a wrong code")
      return true
    }
    #expect(wrong.outcome == .wrongCode(left: 4))
    #expect(counter.ledger.numberWithoutName == nil)
    let right = counter.ledger.check(isRight: true, at: counter.now) { $0 == Counter.number }
    #expect(right == CodeLedger.Ruling(.needPersonalData, .wipe, .keep))
    #expect(counter.ledger.numberWithoutName == Counter.number)
    #expect(counter.ledger.named().outcome == .success)
    #expect(counter.ledger.numberWithoutName == nil)
  }

  @Test("a delivery that ends after its sign-in changes nothing")
  func late() {
    var counter = Counter()
    let first = counter.ledger.start(Counter.number, at: counter.now)
    #expect(first.orders == [.draw, .keep])
    _ = counter.ledger.end()
    #expect(counter.ledger.delivered(1, isHandedOver: true, at: counter.now).outcome == .restart)
    _ = counter.start(KeyedHash(hex: "another"))
    #expect(counter.ledger.delivered(1, isHandedOver: false, at: counter.now).outcome == .restart)
    #expect(counter.resend() == .tooSoon(wait: 30))
  }
}

import Screens
import SignIn
import Testing
import Timeline

@testable import CodeService

@Suite struct CodeDeskTests {
  private let number: PhoneNumber

  init() throws {
    number = try #require(PhoneNumber.sample)
  }

  private func desk(_ rules: CodeRules = .free) throws -> CodeDesk {
    var desk = try CodeDesk(rules, limits: Limits())
    let ruling = desk.decide { $0.start(number, Counter.number, at: .start) }
    #expect(ruling.orders == [.draw, .keep])
    #expect(try !isWiped(desk))
    return desk
  }

  private func isWiped(_ desk: CodeDesk) throws -> Bool {
    let zeros = try SecretBytes(capacity: desk.code.length)
    return desk.code.digits.equals(zeros)
  }

  /// The code that a desk holds, read from a message of it.
  private func code(of desk: CodeDesk) throws -> OneTimeCode {
    guard case .done(let text) = desk.handOver("{code}", by: .demo) else { throw Missing() }
    return try #require(OneTimeCode(text.value))
  }

  @Test("sign-in-2.1: a code is wiped when it was used")
  func used() throws {
    var desk = try desk()
    let code = try code(of: desk)
    #expect(desk.decide { $0.check(code, at: .start, wantsName: { _ in false }) }.outcome == .success)
    #expect(try isWiped(desk))
  }

  @Test("sign-in-2.1: a code is wiped with its last try")
  func spent() throws {
    var rules = CodeRules.free
    rules.tries = 2
    var desk = try desk(rules)
    let wrong = try #require(try code(of: desk).wrong)
    for isLast in [false, true] {
      _ = desk.decide { $0.check(wrong, at: .start, wantsName: { _ in false }) }
      #expect(try isWiped(desk) == isLast)
    }
  }

  @Test("sign-in-2.1: a code is wiped when it expires, asked about or not", arguments: [false, true])
  func expired(isAskedAbout: Bool) throws {
    var desk = try desk()
    let code = try code(of: desk)
    let late = Moment.start + .seconds(600)
    _ = desk.decide {
      isAskedAbout ? $0.check(code, at: late, wantsName: { _ in false }) : $0.ledger.expire(at: late)
    }
    #expect(try isWiped(desk))
  }

  @Test("sign-in-2.1: a code is wiped when its sign-in ends")
  func ended() throws {
    var desk = try desk()
    _ = desk.decide { $0.end() }
    #expect(try isWiped(desk))
  }

  @Test("sign-in-2.1: a new code takes the place of the old one")
  func replaced() throws {
    var rules = CodeRules.free
    rules.length = 10
    var desk = try desk(rules)
    let old = try code(of: desk)
    _ = desk.decide { $0.ledger.resend(at: .start) }
    #expect(try code(of: desk) != old)
  }

  private struct Missing: Error {}
}

import Foundation
import Screens
import SignIn
import Testing

@testable import CodeService

@Suite(.timeLimit(.minutes(1))) struct LocalCodeServiceTests {
  private let stand = Stand()
  private let start: CodeRequest
  private let startOther: CodeRequest

  init() throws {
    start = .start(try #require(PhoneNumber.sample))
    startOther = .start(try #require(PhoneNumber.other))
  }

  @Test("sign-in-2.1: in the demo the answer has the text, and the code in it signs in once")
  func demo() async throws {
    let service = try stand.service()
    guard case .sent(30, 600, let message?) = await service.ask(start) else { throw Missing() }
    #expect(message.value.hasSuffix(" is your Earshot code"))
    let code = try #require(OneTimeCode(String(message.value.prefix(6))))
    #expect(await service.ask(.check(code)) == .success)
    #expect(await service.ask(.check(code)) == .needNewCode)
  }

  @Test(
    "sign-in-2.1: the text is that of the person's language",
    arguments: ["{code} — ваш код Earshot", "{code} est votre code Earshot", "is your Earshot code"])
  func languages(template: String) async throws {
    let service = try stand.service(template: template)
    guard case .sent(_, _, let message?) = await service.ask(start) else { throw Missing() }
    let text = template.replacing("{code}", with: "")
    #expect(message.value.hasSuffix(text))
    #expect(OneTimeCode.found(in: message.value, length: 6) != nil)
  }

  @Test("sign-in-2.1: codes have the length of the rules", arguments: [4, 8, 10])
  func length(digits: Int) async throws {
    var rules = CodeRules()
    rules.length = digits
    let service = try stand.service(rules)
    let code = try #require(await service.code(for: start, length: digits))
    #expect(await service.ask(.check(code)) == .success)
  }

  @Test("sign-in-2.1: a wrong code is refused, and the right one taken after it")
  func wrong() async throws {
    let service = try stand.service()
    let code = try #require(await service.code(for: start))
    let wrong = try #require(code.wrong)
    #expect(await service.ask(.check(wrong)) == .wrongCode(left: 4))
    #expect(await service.ask(.check(code)) == .success)
  }

  @Test("sign-in-2.1: an old code is dead once there is a new one, for the same number or another")
  func oldCode() async throws {
    var rules = CodeRules()
    rules.length = 10
    let service = try stand.service(rules)
    let first = try #require(await service.code(for: start, length: 10))
    stand.pass(30)
    let second = try #require(await service.code(for: .resend, length: 10))
    #expect(await service.ask(.check(first)) == .wrongCode(left: 4))
    let third = try #require(await service.code(for: startOther, length: 10))
    #expect(await service.ask(.check(second)) == .wrongCode(left: 4))
    #expect(await service.ask(.check(third)) == .success)
  }

  @Test("sign-in-2.1: a code that has expired is refused, and a new one may be had")
  func expiry() async throws {
    let service = try stand.service()
    let code = try #require(await service.code(for: start))
    stand.pass(600)
    #expect(await service.ask(.check(code)) == .needNewCode)
    #expect(await service.ask(.resend) == .needNewCode)
    let next = try #require(await service.code(for: start))
    #expect(await service.ask(.check(next)) == .success)
  }

  @Test("once a sign-in has ended, its code is worth nothing")
  func end() async throws {
    let service = try stand.service()
    let code = try #require(await service.code(for: start))
    service.end()
    #expect(await service.ask(.check(code)) == .restart)
    #expect(await service.ask(.resend) == .restart)
    #expect(await service.ask(.name(Secret("Ann"))) == .needNewCode)
  }

  @Test("sign-in-4.1: no code is sent to a number that takes no texts or costs its caller")
  func kinds() async throws {
    let service = try stand.service()
    let premium = try #require(PhoneNumber(e164: "+449011234567"))
    let short = try #require(PhoneNumber(e164: "+4412345"))
    #expect(await service.ask(.start(premium)) == .badNumber(.kind))
    #expect(await service.ask(.start(short)) == .badNumber(.short))
  }

  @Test("sign-in-2.1: every well-formed number gets the same answer")
  func sameAnswer() async throws {
    for number in ["+447700900001", "+33612345678", "+79161234567", "+15005550006", "+819012345678"] {
      let service = try stand.service()
      let number = try #require(PhoneNumber(e164: number))
      let answer = await service.ask(.start(number))
      guard case .sent(30, 600, .some) = answer else { throw Missing() }
    }
  }

  @Test("sign-in-2.1: the operator hears that the machine sends no more")
  func machineLimit() async throws {
    var rules = CodeRules()
    rules.machineLimit = SendLimit(count: 1, seconds: 3600)
    let service = try stand.service(rules)
    _ = await service.ask(start)
    #expect(await service.ask(startOther) == .tooSoon(wait: 3600))
    #expect(await service.ask(startOther) == .tooSoon(wait: 3600))
    #expect(stand.notices == [.machineLimit(rules.machineLimit)])
  }

  @Test("many people sign in, one after the other")
  func many() async throws {
    let service = try stand.service(.free)
    for person in 1...200 {
      let number = try #require(PhoneNumber(e164: "+44770090\(1000 + person)"))
      let code = try #require(await service.code(for: .start(number)))
      #expect(await service.ask(.check(code)) == .success)
      service.end()
      stand.pass(60)
    }
  }

  private struct Missing: Error {}
}

import Foundation
import Screens
import SignIn
import Storage
import Testing

@testable import CodeService

/// What is kept, how it is lost, and what can be read from it.
@Suite(.timeLimit(.minutes(1))) struct KeepingTests {
  private let stand = Stand()
  private let number: PhoneNumber
  private let start: CodeRequest

  init() throws {
    number = try #require(PhoneNumber.sample)
    start = .start(number)
  }

  @Test("sign-in-2.1: the first start makes a key of 32 bytes and has nothing to tell")
  func firstStart() throws {
    _ = try stand.service()
    #expect(stand.key.data?.count == 32)
    #expect(stand.notices == [])
  }

  @Test("sign-in-2.1: another process with the same files keeps the limits and knows no code")
  func restart() async throws {
    let code = try #require(try await stand.service().code(for: start))
    let next = try stand.service()
    #expect(await next.ask(.check(code)) == .restart)
    #expect(await next.ask(start) == .tooSoon(wait: 30))
    stand.setWall(by: -1_000_000)
    let later = try stand.service()
    #expect(await later.ask(start) == .tooSoon(wait: 30))
    stand.setWall(by: 1_000_030)
    #expect(await later.ask(start) == .tooSoon(wait: 30))
    stand.pass(30)
    #expect(await later.code(for: start) != nil)
    #expect(stand.notices == [])
  }

  @Test("sign-in-2.1: when the key is lost or damaged there is a new one, limits begin anew, and one line tells it")
  func newKey() async throws {
    for damaged in [nil, Data("too short".utf8)] {
      let stand = Stand()
      _ = try await stand.service().ask(start)
      stand.key.data = damaged
      let next = try stand.service()
      #expect(stand.notices == [.newKey])
      #expect(stand.key.data?.count == 32)
      #expect(await next.code(for: start) != nil)
      let third = try stand.service()
      #expect(await third.ask(start) == .tooSoon(wait: 30))
      #expect(stand.notices == [.newKey])
    }
  }

  @Test(
    "damaged limits begin anew, and one line tells it",
    arguments: ["", "{", "[]", "{\"machine\":3}", "{\"machine\":[]}\n{}"])
  func damagedLimits(text: String) async throws {
    _ = try await stand.service().ask(start)
    stand.limits.data = Data(text.utf8)
    let next = try stand.service()
    #expect(stand.notices == [.newLimits])
    #expect(await next.code(for: start) != nil)
  }

  @Test("where nothing can be kept people sign in all the same, and the operator hears of it")
  func unwritable() async throws {
    for file in [stand.key, stand.limits] { file.setFails(true) }
    let service = try stand.service()
    let code = try #require(await service.code(for: start))
    #expect(await service.ask(start) == .tooSoon(wait: 30))
    #expect(await service.ask(.check(code)) == .success)
    #expect(stand.notices.contains(.fault(.key, "Fault()")))
    #expect(stand.notices.contains(.fault(.limits, "Fault()")))
  }

  @Test("sign-in-2.1: a number without a name is asked for one, once")
  func name() async throws {
    let service = try stand.service(asksForNames: true)
    let code = try #require(await service.code(for: start))
    #expect(await service.ask(.name(Secret("Ann"))) == .needNewCode)
    let wrong = try #require(code.wrong)
    #expect(await service.ask(.check(wrong)) == .wrongCode(left: 4))
    #expect(await service.ask(.check(code)) == .needPersonalData)
    #expect(await service.ask(.name(Secret("Ann \"Ёж\"\nof York"))) == .success)
    #expect(await service.ask(.name(Secret("Bob"))) == .needNewCode)
    #expect(stand.people.text.split(separator: "\n").count == 1)

    stand.pass(60)
    let next = try stand.service(asksForNames: true)
    let second = try #require(await next.code(for: start))
    #expect(await next.ask(.check(second)) == .success)
  }

  @Test("sign-in-2.1: the last line of a number counts, and a line that is none does not")
  func lastLine() async throws {
    for (second, outcome) in [("", CodeOutcome.needPersonalData), ("Ann", .success)] {
      let stand = Stand()
      let service = try stand.service(asksForNames: true)
      let hash = NumberKey(try #require(stand.key.data))?.hash(of: number).hex ?? ""
      for name in ["Eve", second] {
        try stand.people.append(line: Data("{\"number\":\"\(hash)\",\"name\":\"\(name)\"}".utf8))
        try stand.people.append(line: Data("{\"number\":\"other\",\"name\":\"Zoe\"}\n\nno line".utf8))
      }
      let code = try #require(await service.code(for: start))
      #expect(await service.ask(.check(code)) == outcome)
    }
  }

  @Test("a name that cannot be kept may be given again")
  func nameNotKept() async throws {
    let service = try stand.service(asksForNames: true)
    let code = try #require(await service.code(for: start))
    #expect(await service.ask(.check(code)) == .needPersonalData)
    stand.people.setFails(true)
    #expect(await service.ask(.name(Secret("Ann"))) == .unavailable())
    stand.people.setFails(false)
    #expect(await service.ask(.name(Secret("Ann"))) == .success)
    #expect(stand.notices == [.fault(.people, "Fault()")])
  }

  @Test(
    "sign-in-4.2: no file and no line for the operator has a code or a number in it, and only its owner reads a file")
  func secrecy() async throws {
    let folder = try Folder()
    let names = ["code-key", "code-limits", "people"]
    let files = names.map { StateFile(folder.path("state/" + $0)) }
    let records = CodeRecords(key: files[0], limits: files[1], people: files[2])
    let service = try LocalCodeService(
      delivery: .demo, template: { "{code} is your code" }, records: records, report: { Issue.record("\($0)") })
    let code = try #require(await service.code(for: start))
    _ = await service.ask(.check(try #require(code.wrong)))
    _ = await service.ask(.check(code))
    #expect(await service.ask(.name(Secret("Ann"))) == .success)

    var written = ""
    dump(service, to: &written)
    for name in names {
      let path = folder.path("state/" + name)
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
      written += String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }
    #expect(written.contains("Ann"))
    #expect(!written.contains(code.digits))
    #expect(!written.contains("7700900123"))
  }
}

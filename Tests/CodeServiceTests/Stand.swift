import Foundation
import Screens
import SignIn
import Synchronization
import Timeline

@testable import CodeService

/// A file in memory, which may fail.
final class MemoryFile: KeptFile {
  struct Fault: Error {}

  private let content: Mutex<Data?>
  private let fails = Mutex(false)

  init(_ text: String? = nil) {
    content = Mutex(text.map { Data($0.utf8) })
  }

  var data: Data? {
    get { content.withLock { $0 } }
    set { content.withLock { $0 = newValue } }
  }

  var text: String { String(decoding: data ?? Data(), as: UTF8.self) }

  func setFails(_ value: Bool) {
    fails.withLock { $0 = value }
  }

  func load() throws -> Data? {
    try check()
    return data
  }

  func save(_ data: Data) throws {
    try check()
    self.data = data
  }

  func append(line: Data) throws {
    try check()
    content.withLock { $0 = ($0 ?? Data()) + line + Data("\n".utf8) }
  }

  private func check() throws {
    if fails.withLock({ $0 }) { throw Fault() }
  }
}

/// A machine with files in memory and clocks to be turned, on which one service runs after the other.
final class Stand: Sendable {
  let key = MemoryFile()
  let limits = MemoryFile()
  let people = MemoryFile()
  private let elapsed = Mutex(0)
  private let wall = Mutex(1_700_000_000)
  private let reported = Mutex<[CodeNotice]>([])

  var notices: [CodeNotice] { reported.withLock { $0 } }

  func pass(_ seconds: Int) {
    elapsed.withLock { $0 += seconds }
    setWall(by: seconds)
  }

  func setWall(by seconds: Int) {
    wall.withLock { $0 += seconds }
  }

  func service(
    _ rules: CodeRules = CodeRules(), _ delivery: Delivery = .demo, asksForNames: Bool = false,
    template: String = "{code} is your Earshot code"
  ) throws -> LocalCodeService {
    let clock = ServiceClock(
      now: { Moment(elapsed: .seconds(self.elapsed.withLock { $0 })) }, wall: { self.wall.withLock { $0 } })
    let records = CodeRecords(key: key, limits: limits, people: asksForNames ? people : nil)
    return try LocalCodeService(
      rules: rules, delivery: delivery, template: { template }, records: records, clock: clock
    ) { notice in
      self.reported.withLock { $0.append(notice) }
    }
  }
}

extension LocalCodeService {
  func ask(_ request: CodeRequest) async -> CodeOutcome {
    await withCheckedContinuation { answered in
      take(request) { answered.resume(returning: $0) }
    }
  }

  /// Has a code sent in the demo, and reads it from the message.
  func code(for request: CodeRequest, length: Int = 6) async -> OneTimeCode? {
    guard case .sent(_, _, let message?) = await ask(request) else { return nil }
    return OneTimeCode.found(in: message.value, length: length)
  }
}

extension PhoneNumber {
  static let sample = PhoneNumber(e164: "+447700900123")
  static let other = PhoneNumber(e164: "+447700900456")
}

extension OneTimeCode {
  /// Another code of the same length.
  var wrong: OneTimeCode? {
    OneTimeCode(String(digits.map { $0 == "9" ? "0" : "9" }))
  }
}

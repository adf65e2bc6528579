import Foundation
import SignIn
import Testing
import Timeline

@testable import CodeService

/// What a restart keeps, and what a wall clock that was set can do.
@Suite struct LimitsTests {
  /// A process that began long ago ends at this moment, and the next one counts from its own start.
  private let end = Moment.start + .seconds(100_000)
  private let wall = 1_700_000_000

  /// The same limits in the next process, at its start, when its wall clock says so much later.
  private func restarted(_ limits: Limits, after seconds: Int) throws -> Limits {
    let lines = limits.lines(at: end, wall: wall)
    return try #require(Limits(lines: lines, by: CodeRules(), at: .start, wall: wall + seconds))
  }

  private func counter(at moment: Moment, _ act: (inout Counter) -> Void) -> Counter {
    var counter = Counter()
    counter.now = moment
    act(&counter)
    return counter
  }

  @Test("sign-in-2.1: a restart keeps sends, waits and failures, and forgets the code")
  func restart() throws {
    let before = counter(at: end) { counter in
      _ = counter.start()
      counter.fail(5)
    }
    var after = Counter(limits: try restarted(before.ledger.limits, after: 12))
    #expect(after.check(right: true) == .restart)
    #expect(after.start() == .tooSoon(wait: 18))
    after.pass(18)
    #expect(after.start() == .sent(wait: 30, life: 600))
    after.fail(5)
    after.pass(30)
    _ = after.start()
    #expect(after.ledger.limits.numbers[Counter.number]?.sends.count == 3)
    #expect(after.ledger.limits.numbers[Counter.number]?.failures == 10)
  }

  @Test("sign-in-2.1: five sends in ten minutes stay five over a restart, and so do the machine's")
  func sends() throws {
    let before = counter(at: end + .seconds(-120)) { counter in
      for _ in 1...5 {
        _ = counter.start()
        counter.pass(30)
      }
    }
    var after = Counter(limits: try restarted(before.ledger.limits, after: 479))
    #expect(after.start() == .tooManySends)
    after.pass(1)
    #expect(after.start() == .sent(wait: 30, life: 600))
    #expect(after.ledger.limits.machine.count == 6)
  }

  @Test("sign-in-2.1: a clock set back lengthens no wait", arguments: [-1, -3600, -1_000_000_000])
  func clockSetBack(by seconds: Int) throws {
    let before = counter(at: end) { counter in
      _ = counter.start()
      counter.fail(5)
    }
    var after = Counter(limits: try restarted(before.ledger.limits, after: seconds))
    #expect(after.start() == .tooSoon(wait: 30))
    after.pass(30)
    #expect(after.start() == .sent(wait: 30, life: 600))
  }

  @Test("a file with absurd figures gives limits that end")
  func absurd() throws {
    let text = """
      {"machine":[9223372036854775807,-9223372036854775808]}
      {"number":"number","sends":[9223372036854775807],"paused":9223372036854775807,"pause":9223372036854775807,\
      "failed":9223372036854775807,"failures":9223372036854775807}
      """
    let limits = Limits(lines: Data(text.utf8), by: CodeRules(), at: .start, wall: wall)
    var counter = Counter(limits: try #require(limits))
    #expect(counter.start() == .tooSoon(wait: 86_400))
    counter.pass(86_400)
    #expect(counter.start() == .sent(wait: 30, life: 600))
    #expect(counter.check(right: true) == .success)
  }
}

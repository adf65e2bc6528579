import Screens
import Testing
import Timeline

@testable import SignIn

/// The facts of the reference, which was tested in virtual time with a service that answers at once (sign-in.md 1.3).
@Suite struct CodeScreenTimeTests {
  static let number = PhoneNumber(e164: "+447700900123")

  static func screen(wait: Int, at now: Moment = .start) throws -> CodeScreen {
    let sent = SentCode(try #require(number), wait: wait, life: 600, message: nil, at: now)
    var screen = CodeScreen(sent, settings: SignInSettings())
    _ = screen.handle(.opened, at: now)
    return screen
  }

  static func second(_ seconds: Int) -> Moment { Moment(elapsed: .seconds(seconds)) }

  @Test(
    "sign-in-1.3: with 3 s to wait the countdown is 2, 1, 0 after 1, 2, 3 s, and then send again stands in its place")
  func countdown() throws {
    var screen = try Self.screen(wait: 3)
    #expect((0...3).map { screen.timer?.secondsLeft(at: Self.second($0)) } == [3, 2, 1, 0])
    _ = screen.wake(ResendTimer.wake, at: Self.second(3))
    #expect(screen.timer == nil)
    #expect(screen.elements.map(\.role) == [.textField, .button])
  }

  @Test("sign-in-1.3: sent again at t, the countdown runs anew from t and the field is empty")
  func sentAgain() throws {
    var screen = try Self.screen(wait: 3)
    _ = screen.wake(ResendTimer.wake, at: Self.second(3))
    _ = screen.handle(.typed("1", into: "code"), at: Self.second(4))
    _ = screen.handle(.command(.activate, on: "again"), at: Self.second(5))
    #expect(screen.isLoading)
    _ = screen.handle(.reply(1, CodeOutcome.sent(wait: 3, life: 600).data), at: Self.second(5))
    #expect(!screen.isLoading && screen.field.text.isEmpty)
    #expect((6...8).map { screen.timer?.secondsLeft(at: Self.second($0)) } == [2, 1, 0])
  }

  @Test("sign-in-1.3: a full code is one request, loading until its answer, and then it is over or there is an error")
  func fullCode() throws {
    var screen = try Self.screen(wait: 30)
    var requests = 0
    for digit in "123456" {
      requests += screen.handle(.typed(digit, into: "code"), at: .start).count {
        if case .request = $0 { true } else { false }
      }
    }
    #expect(requests == 1 && screen.isLoading)
    _ = screen.handle(.reply(1, CodeOutcome.wrongCode().data), at: .start)
    #expect(!screen.isLoading && screen.error != nil && screen.field.text == "123456")
    _ = screen.handle(.typed("7", into: "code"), at: .start)
    #expect(screen.error == nil && screen.field.text == "7")
  }

  @Test("sign-in-1.3: a new code leaves no error")
  func newCodeClears() throws {
    var screen = try Self.screen(wait: 0)
    _ = screen.wake(ResendTimer.wake, at: .start)
    for digit in "123456" { _ = screen.handle(.typed(digit, into: "code"), at: .start) }
    _ = screen.handle(.reply(1, CodeOutcome.wrongCode().data), at: .start)
    _ = screen.handle(.command(.activate, on: "again"), at: .start)
    _ = screen.handle(.reply(2, CodeOutcome.sent(wait: 3, life: 600).data), at: .start)
    #expect(screen.error == nil)
  }

  @Test("sign-in-1.2: a reply to a request that is no longer in flight is dropped")
  func strayReply() throws {
    var screen = try Self.screen(wait: 30)
    #expect(screen.handle(.reply(1, CodeOutcome.success.data), at: .start).isEmpty)
    for digit in "123456" { _ = screen.handle(.typed(digit, into: "code"), at: .start) }
    #expect(screen.handle(.reply(7, CodeOutcome.success.data), at: .start).isEmpty)
    #expect(screen.isLoading)
  }

  @Test(
    "sign-in-5.3: how much is left is told at the marks of the wait's length",
    arguments: [
      (15, [0]), (30, [10, 0]), (60, [30, 10, 0]), (120, [60, 30, 10, 0]), (300, [240, 180, 120, 60, 30, 10, 0]),
    ])
  func marks(wait: Int, marks: [Int]) {
    let timer = ResendTimer(seconds: wait, from: .start)
    var found: [Int] = []
    var now = Moment.start
    while let next = timer.nextMark(after: now) {
      found.append(timer.secondsLeft(at: next))
      now = next
    }
    #expect(found == marks)
  }
}

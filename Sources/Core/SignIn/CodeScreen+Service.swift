import Screens
import Timeline

// The service: checking a code, sending another one, and what comes of it.
extension CodeScreen {
  mutating func check(_ code: OneTimeCode, isSaid: Bool, at now: Moment) -> [ScreenAction] {
    forgetCount() + pending.send(.check(code), saying: "signin.checking", isSaid: isSaid, at: now)
  }

  /// Another code, or how long to wait for it.
  mutating func sendAgain(at now: Moment) -> [ScreenAction] {
    switch resend {
    case .waiting(let timer): .refusal(.wait(until: timer.end, for: "signin.wait-again"))
    case .off: .refusal(noMore)
    case .ready:
      pending.send(needsStart || now >= codeEnd ? .start(number) : .resend, saying: "signin.sending", at: now)
    }
  }

  mutating func take(_ outcome: CodeOutcome, for id: Request.ID, at now: Moment) -> [ScreenAction] {
    guard let (request, actions) = pending.end(id) else { return [] }
    if case .check = request { return actions + checked(outcome, at: now) }
    return actions + sent(outcome, at: now)
  }

  private mutating func checked(_ outcome: CodeOutcome, at now: Moment) -> [ScreenAction] {
    switch outcome {
    case .success: return end(.signedIn, "signin.signed-in")
    case .needPersonalData: return end(.nameWanted, "signin.code-accepted")
    case .wrongCode(let left):
      refusals += 1
      isRefused = true
      if left == 0 { needsStart = true }
      return (needsStart ? [.wake(Self.lifeWake, at: nil)] : []) + fail("signin.not-accepted", advice(left))
    case .needNewCode: return wantNewCode()
    case .tooSoon(let wait): return .refusal(.wait(until: now + .seconds(wait), for: "signin.wait-check"))
    case .restart: return restart()
    default: return fail("signin.unavailable", .phrase("signin.unavailable-enter"))
    }
  }

  private mutating func sent(_ outcome: CodeOutcome, at now: Moment) -> [ScreenAction] {
    switch outcome {
    case .sent(let wait, let life, let message):
      begin(SentCode(number, wait: wait, life: life, message: message, at: now))
      self.wait(wait, at: now)
      return [.announce(newCode(wait))] + timers(at: now)
    case .tooSoon(let wait):
      self.wait(wait, at: now)
      return .refusal(.wait(until: now + .seconds(wait), for: "signin.wait-again")) + timers(at: now)
    case .tooManySends:
      resend = .off
      return .refusal(noMore)
    case .needNewCode: return wantNewCode()
    case .restart, .badNumber: return restart()
    case .success: return end(.signedIn, "signin.signed-in")
    case .unavailable(let mayHaveSent):
      if mayHaveSent { wait(SentCode.usualWait, at: now) }
      return fail("signin.unavailable", .phrase("signin.unavailable-again", ["again": again])) + timers(at: now)
    case .wrongCode, .needPersonalData:
      return fail("signin.unavailable", .phrase("signin.unavailable-again", ["again": again]))
    }
  }

  /// Only the newest code works: the field is emptied, without a word.
  private mutating func begin(_ sent: SentCode) {
    _ = field.apply(.clear)
    (codeEnd, message) = (sent.end, sent.message)
    (error, refusals, isRefused, needsStart) = (nil, 0, false, false)
  }

  private mutating func wait(_ seconds: Int, at now: Moment) {
    resend = Resend(ResendTimer(seconds: seconds, from: now), at: now)
  }

  /// A refusal is said each time, and stands at the field until something is typed.
  private mutating func fail(_ head: String, _ reason: Text) -> [ScreenAction] {
    error = .phrase(head)
    let words = Announcement.verdict(.phrase(head), reason)
    refusal = words
    return .refusal(words)
  }

  private mutating func end(_ outcome: SignInOutcome, _ head: String) -> [ScreenAction] {
    isOver = true
    return .success(.verdict(.phrase(head))) + [.close(outcome.screenOutcome)]
  }

  private mutating func wantNewCode() -> [ScreenAction] {
    (needsStart, isRefused) = (true, true)
    if resend == .off { resend = .ready }
    return [.wake(Self.lifeWake, at: nil)] + fail("signin.need-new", .phrase("signin.need-new-why", ["again": again]))
  }

  private mutating func restart() -> [ScreenAction] {
    isOver = true
    return .refusal(.verdict(.phrase("signin.restart"), .phrase("signin.restart-why")))
      + [.close(SignInOutcome.restart.screenOutcome)]
  }

  private func advice(_ left: Int?) -> Text {
    if left == 0 { return .phrase("signin.need-new-why", ["again": again]) }
    if let left { return .counted("signin.tries-left", left) }
    return .phrase(refusals > 1 ? "signin.not-accepted-again" : "signin.not-accepted-why")
  }

  private func newCode(_ wait: Int) -> Announcement {
    let time = Text.phrase("signin.wait", ["time": .time(seconds: wait)])
    return .verdict(
      .phrase("signin.new-code-sent"), .phrase("signin.newest-works"), .phrase("signin.may-take"),
      .phrase("signin.sentence", ["text": time]))
  }

  private var noMore: Announcement { .verdict(.phrase("signin.no-more"), .phrase("signin.no-more-why")) }

  private var again: Text { .key(named: "F12") }
}

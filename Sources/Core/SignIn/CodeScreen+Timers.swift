import Screens
import Timeline

// The clock: the wait until another code, the end of the code's life, the telephone of the demo.
extension CodeScreen {
  static let lifeWake = "life"
  private static let messageWake = "message"
  /// The end of a code's life is told so long before it comes.
  private static let lifeWarning = Duration.seconds(60)
  /// A mark that comes so late is none.
  private static let markPatience = Duration.seconds(2)
  /// The telephone of the demo takes so long.
  private static let messageDelay = Duration.seconds(3)

  /// Sets all timers for the newest code.
  func timers(at now: Moment) -> [ScreenAction] {
    let warning = codeEnd - Self.lifeWarning
    return [
      .wake(ResendTimer.wake, at: timer?.nextMark(after: now)),
      .wake(Self.lifeWake, at: warning > now ? warning : codeEnd),
      .wake(Self.messageWake, at: message.flatMap { $0.hasArrived ? nil : now + Self.messageDelay }),
    ]
  }

  mutating func wake(_ name: String, at now: Moment) -> [ScreenAction] {
    switch name {
    case ResendTimer.wake: mark(at: now)
    case Self.lifeWake: endLife(at: now)
    case Self.messageWake: receive()
    case Self.countWake: tellCount()
    case Pending.wake: pending.remind(at: now)
    default: []
    }
  }

  /// The time left at one of its marks; when it is over, that another code may be asked for.
  private mutating func mark(at now: Moment) -> [ScreenAction] {
    guard let timer else { return [] }
    if let next = timer.nextMark(after: now) {
      var mark = Announcement(.progress, timer.line, key: ResendTimer.wake)
      mark.patience = Self.markPatience
      return [.announce(mark), .wake(ResendTimer.wake, at: next)]
    }
    resend = .ready
    return [.endProgress(ResendTimer.wake), .announce(Announcement(.notice, ready))]
  }

  /// First the warning, then, without a word, the end.
  private mutating func endLife(at now: Moment) -> [ScreenAction] {
    guard now >= codeEnd else { return [.announce(lifeWarning(at: now)), .wake(Self.lifeWake, at: codeEnd)] }
    needsStart = true
    return []
  }

  private mutating func receive() -> [ScreenAction] {
    message?.hasArrived = true
    return message.map { [.announce($0.announcement(.notice))] } ?? []
  }

  private func lifeWarning(at now: Moment) -> Announcement {
    .verdict(
      .phrase("signin.code-ends"),
      .phrase("signin.code-ends-why", ["time": .timeLeft(until: codeEnd), "again": .key(named: "F12")]))
  }
}

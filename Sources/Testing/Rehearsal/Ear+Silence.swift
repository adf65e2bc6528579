import Sessions
import Timeline

extension Ear {
  /// Where a rehearsal stands, asked for at once: the ear is large, and each look at it from outside may copy it.
  struct Standing {
    var now: Moment
    /// Of the record.
    var lines: Int
    /// Whether the program is over.
    var hasEnded: Bool
  }

  /// Gets ready for a step, if that is wanted, and says where it stands.
  mutating func stand(ready: Bool) -> Standing {
    if ready { getReady() }
    return Standing(now: now, lines: record.count, hasEnded: exitCode != nil)
  }

  /// Whether somebody may be typing a secret now.
  var asksForSecret: Bool { session.isSecretAsked }

  /// Runs the clock until no timer is left or something was asked for.
  ///
  /// An hour of virtual time is enough to tell a timer that always comes again, and how often it came.
  mutating func runOutOrSpeak() -> (setting: TimerTrace.Setting, rounds: Int)? {
    let (begin, start) = (now, record.count)
    let isTraced = timers != nil
    if !isTraced { timers = TimerTrace() }
    defer { if !isTraced { timers = nil } }
    while let next = nextMoment {
      if next > begin + .seconds(3600), let timer = timers?.repeated(since: begin) { return timer }
      pass(next - now)
      if record[start...].contains(where: \.isAsked) {
        settle()
        return nil
      }
    }
    return nil
  }
}

extension RecordLine {
  /// Whether an announcement was asked for.
  fileprivate var isAsked: Bool {
    if case .asked = event { true } else { false }
  }
}

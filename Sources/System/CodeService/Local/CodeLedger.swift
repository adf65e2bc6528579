import SignIn
import Timeline

/// The rules of sign-in.md 2.1 at work: which code lives, and what is answered. It is told the time and whether a typed
/// code is the right one; it knows no digit and no number.
struct CodeLedger: Hashable, Sendable {
  /// What is to be done besides answering.
  enum Order: Hashable, Sendable {
    /// Draw a code and send it; `delivered` gives the answer.
    case draw
    /// No code lives any more.
    case wipe
    /// The limits have changed.
    case keep
    /// Tell the operator that the machine sends no more for now.
    case reportMachineLimit
  }

  /// An answer, none before a delivery has ended, and what is to be done.
  struct Ruling: Hashable, Sendable {
    var outcome: CodeOutcome?
    var orders: [Order] = []

    init(_ outcome: CodeOutcome?, _ orders: Order...) {
      (self.outcome, self.orders) = (outcome, orders)
    }
  }

  private struct LivingCode: Hashable, Sendable {
    var drawn: Moment
    var triesLeft: Int
  }

  /// A sign-in: one number, and its codes one after the other.
  private struct Attempt: Hashable, Sendable {
    var number: KeyedHash
    var sends = 0
    var code: LivingCode?
    /// The code was right, and a name is to follow.
    var wantsName = false
  }

  let rules: CodeRules
  private(set) var limits: Limits
  /// How many codes were drawn; it names the delivery of each.
  private(set) var draws = 0
  private var attempt: Attempt?
  private var hasReportedMachineLimit = false
  private var forgot = Moment.start

  init(_ rules: CodeRules = CodeRules(), limits: Limits = Limits()) {
    (self.rules, self.limits) = (rules, limits)
  }

  /// Begins a sign-in, unless a limit forbids it; then all stays as it was.
  mutating func start(_ number: KeyedHash, at now: Moment) -> Ruling {
    if let refusal = refusal(of: number, at: now) { return refusal }
    return draw(for: Attempt(number: number), at: now)
  }

  /// Another code in place of one that still works; after its end a sign-in begins anew.
  mutating func resend(at now: Moment) -> Ruling {
    guard let attempt else { return Ruling(.restart) }
    guard let code = attempt.code, lifeLeft(of: code, at: now) > 0 else { return endCode(.needNewCode) }
    guard attempt.sends < rules.sends else { return Ruling(.tooManySends) }
    if let refusal = refusal(of: attempt.number, at: now) { return refusal }
    return draw(for: attempt, at: now)
  }

  /// The delivery of a draw has ended. One that failed starts no wait: the person may ask again at once.
  mutating func delivered(_ draw: Int, isHandedOver: Bool, at now: Moment) -> Ruling {
    guard draw == draws, let attempt else { return Ruling(.restart) }
    if isHandedOver {
      let wait = rules.wait(afterSend: attempt.sends)
      limits.numbers[attempt.number]?.pause = Pause(since: now, seconds: wait)
      return Ruling(.sent(wait: wait, life: attempt.code.map { lifeLeft(of: $0, at: now) } ?? 0))
    }
    limits.numbers[attempt.number]?.pause = nil
    return Ruling(.unavailable(), .keep)
  }

  /// Judges a code; whether a name is wanted is asked after a right one alone.
  mutating func check(isRight: Bool, at now: Moment, wantsName: (KeyedHash) -> Bool) -> Ruling {
    guard let attempt else { return Ruling(.restart) }
    guard let code = attempt.code, lifeLeft(of: code, at: now) > 0 else { return endCode(.needNewCode) }
    let history = limits.numbers[attempt.number] ?? NumberHistory()
    let wait = history.failed.map {
      Pause(since: $0, seconds: rules.wait(afterFailures: history.failures)).left(at: now)
    }
    if let wait, wait > 0 { return Ruling(.tooSoon(wait: wait)) }
    return isRight ? accept(attempt, wantsName: wantsName) : refuse(attempt.number, at: now)
  }

  /// The number whose name may be told now.
  var numberWithoutName: KeyedHash? {
    attempt?.wantsName == true ? attempt?.number : nil
  }

  /// The name has been kept.
  mutating func named() -> Ruling {
    attempt?.wantsName = false
    return Ruling(.success)
  }

  /// Lets a code die whose time is over.
  mutating func expire(at now: Moment) -> Ruling {
    guard let code = attempt?.code, lifeLeft(of: code, at: now) == 0 else { return Ruling(nil) }
    return endCode(nil)
  }

  mutating func end() -> Ruling {
    attempt = nil
    return Ruling(nil, .wipe)
  }

  /// Forgets, once an hour, what no limit asks for any more.
  mutating func forget(at now: Moment) {
    guard now - forgot >= .seconds(3600) else { return }
    forgot = now
    limits.forget(by: rules, at: now)
  }

  private func lifeLeft(of code: LivingCode, at now: Moment) -> Int {
    Pause(since: code.drawn, seconds: rules.life).left(at: now)
  }

  private mutating func refusal(of number: KeyedHash, at now: Moment) -> Ruling? {
    let history = limits.numbers[number] ?? NumberHistory()
    if rules.numberLimits.contains(where: { $0.wait(after: history.sends, at: now) > 0 }) {
      return Ruling(.tooManySends)
    }
    if let wait = history.pause?.left(at: now), wait > 0 { return Ruling(.tooSoon(wait: wait)) }
    let wait = rules.machineLimit.wait(after: limits.machine, at: now)
    guard wait > 0 else { return nil }
    defer { hasReportedMachineLimit = true }
    return hasReportedMachineLimit ? Ruling(.tooSoon(wait: wait)) : Ruling(.tooSoon(wait: wait), .reportMachineLimit)
  }

  /// The send counts, and its wait too, before it is tried: a crash in between makes nothing cheaper.
  private mutating func draw(for attempt: Attempt, at now: Moment) -> Ruling {
    var attempt = attempt
    attempt.sends += 1
    attempt.code = LivingCode(drawn: now, triesLeft: rules.tries)
    self.attempt = attempt
    draws += 1
    hasReportedMachineLimit = false
    limits.machine.append(now)
    limits.numbers[attempt.number, default: NumberHistory()].sends.append(now)
    limits.numbers[attempt.number]?.pause = Pause(since: now, seconds: rules.wait(afterSend: attempt.sends))
    return Ruling(nil, .draw, .keep)
  }

  private mutating func accept(_ attempt: Attempt, wantsName: (KeyedHash) -> Bool) -> Ruling {
    let isNameWanted = wantsName(attempt.number)
    self.attempt?.wantsName = isNameWanted
    self.attempt?.code = nil
    let outcome: CodeOutcome = isNameWanted ? .needPersonalData : .success
    guard limits.numbers[attempt.number]?.failed != nil else { return Ruling(outcome, .wipe) }
    limits.numbers[attempt.number]?.failures = 0
    limits.numbers[attempt.number]?.failed = nil
    return Ruling(outcome, .wipe, .keep)
  }

  private mutating func refuse(_ number: KeyedHash, at now: Moment) -> Ruling {
    limits.numbers[number, default: NumberHistory()].failures += 1
    limits.numbers[number]?.failed = now
    let left = (attempt?.code?.triesLeft ?? 1) - 1
    attempt?.code?.triesLeft = left
    guard left <= 0 else { return Ruling(.wrongCode(left: left), .keep) }
    attempt?.code = nil
    return Ruling(.wrongCode(left: 0), .wipe, .keep)
  }

  private mutating func endCode(_ outcome: CodeOutcome?) -> Ruling {
    attempt?.code = nil
    return Ruling(outcome, .wipe)
  }
}

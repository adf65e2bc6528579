import Speech

/// What will have to be reported when the sound that was handed over comes to the ear.
struct TimedReports {
  private var entries: [(moment: SuspendingClock.Instant, event: Mixer.Event)] = []
  /// How long the takes last whose sound is whole.
  private var lengths: [Utterance.Take: Duration] = [:]

  /// When the next one is due.
  var next: SuspendingClock.Instant? {
    entries.first?.moment
  }

  /// Adds what is heard at a moment, not before what was added earlier.
  mutating func add(_ event: Mixer.Event, at moment: SuspendingClock.Instant) {
    entries.append((max(moment, entries.last?.moment ?? moment), event))
  }

  /// Sets how long a take lasts; until then it is not reported.
  mutating func setLength(of take: Utterance.Take, to length: Duration) {
    lengths[take] = length
  }

  /// Forgets a take that was cut.
  mutating func remove(_ take: Utterance.Take) {
    withdraw(take)
    lengths[take] = nil
  }

  /// Takes back what has not been reported of a take that begins anew; answers whether its beginning was among it.
  @discardableResult
  mutating func withdraw(_ take: Utterance.Take) -> Bool {
    let hasBegun = entries.contains { $0.event == .began(take) }
    entries.removeAll { $0.event == .began(take) || $0.event == .ended(take) }
    return hasBegun
  }

  /// Reports all that is due, in order.
  mutating func send(until now: SuspendingClock.Instant, _ report: (Report) -> Void) {
    while let entry = entries.first, entry.moment <= now {
      entries.removeFirst()
      switch entry.event {
      case .began(let take): report(.began(take, lasting: lengths[take] ?? .zero))
      case .ended(let take):
        lengths[take] = nil
        report(.ended(take))
      case .tone(let name): report(.tone(name))
      }
    }
  }
}

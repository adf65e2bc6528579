import Speech

/// The time of an output that has no device: it plays as fast as an ear would hear.
struct Pace {
  private let now: () -> SuspendingClock.Instant
  private var end: SuspendingClock.Instant?

  /// The pace of a clock; the program gives the system's, a test its own.
  init(now: @escaping () -> SuspendingClock.Instant) {
    self.now = now
  }

  /// Frames that have not been heard yet.
  var queued: Int {
    guard let end else { return 0 }
    let left = end - now()
    // Rounded up: not heard to its end is not heard.
    return left > .zero ? Samples.count(in: left) + 1 : 0
  }

  /// How long nothing has been heard.
  var silence: Duration {
    end.map { max(now() - $0, .zero) } ?? .zero
  }

  /// Hands over frames, to be heard after those before them.
  mutating func add(_ samples: Samples) {
    let moment = now()
    end = max(end ?? moment, moment) + samples.duration
  }

  /// Nothing more of what was handed over is heard.
  mutating func stop() {
    let moment = now()
    end = end.map { min($0, moment) }
  }
}

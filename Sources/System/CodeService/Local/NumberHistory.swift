import Timeline

/// What the limits remember of a number.
struct NumberHistory: Hashable, Sendable {
  /// Oldest first, failed ones too.
  var sends: [Moment] = []
  /// The wait that the last send began; none if the gateway failed.
  var pause: Pause?
  /// Wrong codes since the last right one.
  var failures = 0
  var failed: Moment?

  /// Forgets what no limit asks for any more.
  mutating func forget(before moment: Moment) {
    sends.removeAll { $0 < moment }
    if let failed, failed < moment { (failures, self.failed) = (0, nil) }
  }

  var isEmpty: Bool { sends.isEmpty && failed == nil }
}

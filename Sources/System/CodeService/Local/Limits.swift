import Timeline

/// What survives a restart: the sends and failures of each number, under its keyed hash, and the sends of the machine.
struct Limits: Hashable, Sendable {
  var numbers: [KeyedHash: NumberHistory] = [:]
  /// Oldest first.
  var machine: [Moment] = []

  /// Forgets what no limit of these rules asks for any more.
  mutating func forget(by rules: CodeRules, at now: Moment) {
    let oldest = now + .seconds(-rules.memory)
    for number in numbers.keys {
      numbers[number]?.forget(before: oldest)
      if numbers[number]?.isEmpty == true { numbers[number] = nil }
    }
    machine.removeAll { $0 < now + .seconds(-rules.machineLimit.seconds) }
  }
}

import Foundation
import Timeline

/// The limits as they lie in their file: times as seconds of the wall clock, since a moment means nothing to the next
/// process.
struct SavedLimits: Codable {
  private struct Number: Codable {
    var sends: [Int]
    var paused, pause, failed: Int?
    var failures: Int
  }

  private var machine: [Int]
  private var numbers: [String: Number]

  /// Limits at a moment that the wall clock calls `wall`.
  init(_ limits: Limits, at now: Moment, wall: Int) {
    func seconds(_ moment: Moment) -> Int { wall - Int((now - moment).components.seconds) }
    machine = limits.machine.map(seconds)
    numbers = limits.numbers.reduce(into: [:]) { numbers, entry in
      let (hash, history) = entry
      numbers[hash.hex] = Number(
        sends: history.sends.map(seconds), paused: history.pause.map { seconds($0.since) },
        pause: history.pause?.seconds, failed: history.failed.map(seconds), failures: history.failures)
    }
  }

  /// The limits at a moment that the wall clock calls `wall`. What lies in its future counts as now, once and for all, so
  /// that a clock set back lengthens no wait.
  func limits(by rules: CodeRules, at now: Moment, wall: Int) -> Limits {
    func moment(_ seconds: Int) -> Moment {
      // A damaged file may hold any number.
      now + .seconds(max(min(seconds, wall), wall - 2 * rules.memory) - wall)
    }
    var limits = Limits(machine: machine.map(moment).sorted())
    for (hash, number) in numbers {
      let pause = number.paused.map { Pause(since: moment($0), seconds: min(max(number.pause ?? 0, 0), rules.memory)) }
      limits.numbers[KeyedHash(hex: hash)] = NumberHistory(
        sends: number.sends.map(moment).sorted(), pause: pause, failures: max(number.failures, 0),
        failed: number.failed.map(moment))
    }
    limits.forget(by: rules, at: now)
    return limits
  }
}

import Foundation
import Timeline

/// The limits as they lie in their file: a line for the machine, then one a number. Times are seconds of the wall clock,
/// since a moment means nothing to the next process.
extension Limits {
  private struct Line: Decodable {
    var machine, sends: [Int]?
    var number: String?
    var paused, pause, failed, failures: Int?
  }

  /// The limits at a moment that the wall clock calls `wall`.
  ///
  /// It is written before each send, so it is put together by hand: an encoder takes thirty times as long.
  func lines(at now: Moment, wall: Int) -> Data {
    func seconds(_ moment: Moment) -> String { String(wall - Int((now - moment).components.seconds)) }
    func list(_ moments: [Moment]) -> String { "[" + moments.map(seconds).joined(separator: ",") + "]" }
    var text = "{\"machine\":" + list(machine) + "}\n"
    for (number, history) in numbers {
      text += "{\"number\":\"" + number.hex + "\",\"sends\":" + list(history.sends)
      if let pause = history.pause {
        text += ",\"paused\":" + seconds(pause.since) + ",\"pause\":" + String(pause.seconds)
      }
      if let failed = history.failed {
        text += ",\"failed\":" + seconds(failed) + ",\"failures\":" + String(history.failures)
      }
      text += "}\n"
    }
    return Data(text.utf8)
  }

  /// Reads limits at a moment that the wall clock calls `wall`; nothing if a line is damaged.
  ///
  /// What lies in the future of that clock counts as now, once and for all, so that a clock set back lengthens no wait.
  init?(lines: Data, by rules: CodeRules, at now: Moment, wall: Int) {
    func moment(_ seconds: Int) -> Moment {
      // A damaged file may hold any number.
      now + .seconds(max(min(seconds, wall), wall - 2 * rules.memory) - wall)
    }
    let read = lines.split(separator: UInt8(ascii: "\n")).map { try? JSONDecoder().decode(Line.self, from: $0) }
    guard let first = read.first, let machine = first?.machine else { return nil }
    self.machine = machine.map(moment).sorted()
    for line in read.dropFirst() {
      guard let line, let number = line.number, let sends = line.sends else { return nil }
      let seconds = min(max(line.pause ?? 0, 0), rules.memory)
      numbers[KeyedHash(hex: number)] = NumberHistory(
        sends: sends.map(moment).sorted(), pause: line.paused.map { Pause(since: moment($0), seconds: seconds) },
        failures: max(line.failures ?? 0, 0), failed: line.failed.map(moment))
    }
    forget(by: rules, at: now)
  }
}

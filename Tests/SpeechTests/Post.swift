import Speech
import Timeline

/// An announcement of a test: what the queue is told of it, and how its parts would sound.
struct Post: Hashable, Sendable {
  /// How one part sounds.
  struct Part: Hashable, Sendable {
    var lasting: Duration
    var pause: Duration = .zero
  }

  /// A part that fails, at its start or half way.
  struct Failure: Hashable, Sendable {
    var part: Int
    var isMidway: Bool
    var fault: Report.Fault
  }

  var item: SpeechQueue.Item
  var parts: [Part]
  var failure: Failure?

  var id: Utterance.ID { item.id }
  var kind: Kind { item.kind }

  /// The words the queue is given.
  var words: [Utterance.Part] {
    parts.indices.map { Utterance.Part("\(id.number).\($0)", language: "en", pause: parts[$0].pause) }
  }

  /// How long a part sounds before it ends or fails.
  func duration(of part: Int) -> Duration {
    guard let failure, failure.part == part else { return parts[part].lasting }
    return failure.isMidway ? parts[part].lasting / 2 : .zero
  }
}

extension Post: CustomStringConvertible {
  var description: String {
    let sounds = parts.map { "\($0.lasting / .milliseconds(1))" + ($0.pause > .zero ? "_" : "") }
    let key = item.key.map { " of \($0)" } ?? ""
    let fails = failure.map { ", part \($0.part) fails\($0.isMidway ? " midway" : "")" } ?? ""
    return "\(kind) \(id.number)\(key) [\(sounds.joined(separator: " "))]\(fails)"
  }
}

import Speech
import Timeline

/// A list of what happens to a queue, and when; the sound follows from it by the ruler.
struct Trace: Hashable, Sendable {
  /// One thing that happens.
  enum Act: Hashable, Sendable {
    case post(Post)
    case focusChanged
    case sourceEnded(String)
    case key(String, typing: Bool)
    case rate, volume, stop, pause, wake, exit

    /// What the queue is told.
    var event: SpeechQueue.Event {
      switch self {
      case .post(let post): .post(post.item)
      case .focusChanged: .focusChanged
      case .sourceEnded(let key): .sourceEnded(key)
      case .key(let name, let typing): .key(name, typing: typing)
      case .rate: .rate
      case .volume: .volume
      case .stop: .stop
      case .pause: .pause
      case .wake: .wake
      case .exit: .exit
      }
    }
  }

  /// What happens at one moment, in a turn or each for itself.
  struct Step: Hashable, Sendable {
    var at: Moment
    var isTurn: Bool
    var acts: [Act]
  }

  /// From the hand-over of a part to its first sample at the ear.
  var latency: Duration = .zero
  var steps: [Step] = []

  var posts: [Post] {
    steps.flatMap(\.acts).compactMap { if case .post(let post) = $0 { post } else { nil } }
  }
}

extension Trace: CustomStringConvertible {
  var description: String {
    let lines = steps.map { step in
      let acts = step.acts.map(\.description).joined(separator: ", ")
      return "  \(step.at.elapsed / .milliseconds(1)) \(step.isTurn ? "turn: " : "")\(acts)"
    }
    return "latency \(latency / .milliseconds(1))\n" + lines.joined(separator: "\n")
  }
}

extension Trace.Act: CustomStringConvertible {
  var description: String {
    switch self {
    case .post(let post): "\(post)"
    case .focusChanged: "focus moves"
    case .sourceEnded(let key): "source \(key) ends"
    case .key(let name, let typing): "[\(name)]\(typing ? " typed" : "")"
    case .rate: "rate"
    case .volume: "volume"
    case .stop: "stop"
    case .pause: "pause"
    case .wake: "wake"
    case .exit: "exit"
    }
  }
}

public import Keys
import Sessions

/// A line of a case that means something.
public struct ScriptLine: Hashable, Sendable {
  /// What it means.
  public enum Content: Hashable, Sendable {
    case step(Step)
    /// One, or as many as a count or an `echo:` stands for.
    case expectations([Awaited])
    case silence(Silence)
  }

  /// From 1.
  public var number: Int
  /// What it means.
  public var content: Content

  /// A line with its place.
  public init(number: Int, _ content: Content) {
    self.number = number
    self.content = content
  }
}

/// Something that is done.
public enum Step: Hashable, Sendable {
  case open(screen: String, parameters: [String: String])
  /// One after the other.
  case press([Key])
  /// One key a character.
  case type(String)
  /// One event.
  case paste(String)
  case wait(Duration)
  /// Counted from a mark, without one from the beginning.
  case waitUntil(mark: String?, Duration)
  case mark(String)
  /// An event of the catalogue.
  case happen(String)
}

/// That nothing is said.
public enum Silence: Hashable, Sendable {
  /// Nothing more from this step.
  case ofStep
  /// And nothing is asked for in this time after speech has ended.
  case lasting(Duration)
  /// And no timer is left that could ever speak.
  case forever
}

extension Step {
  /// The step as reports name it: what is typed may be a code, so only its length is told.
  public var words: String {
    switch self {
    case .open(let screen, _): "open \(screen)"
    case .press(let keys): "press \(keys.map(\.name).joined(separator: " "))"
    case .type(let text): "type \(Step.count(text))"
    case .paste(let text): "paste \(Step.count(text))"
    case .wait(let duration): "wait \(duration.inSeconds)"
    case .waitUntil(let mark, let duration): "wait until \(mark.map { $0 + "+" } ?? "")\(duration.inSeconds)"
    case .mark(let name): "mark \(name)"
    case .happen(let event): "do \(event)"
    }
  }

  /// The same where a secret is typed: of keys that are characters the sort alone.
  var discreetWords: String {
    guard case .press(let keys) = self else { return words }
    return "press \(keys.map { $0.recordedName(inSecret: true) }.joined(separator: " "))"
  }

  private static func count(_ text: String) -> String {
    text.count == 1 ? "1 character" : "\(text.count) characters"
  }
}

extension ScriptLine.Content {
  /// What is done, if anything is.
  var step: Step? {
    if case .step(let step) = self { step } else { nil }
  }
}

extension Silence {
  /// As it is written.
  public var words: String {
    switch self {
    case .ofStep: "silence"
    case .lasting(let duration): "silence \(duration.inSeconds)"
    case .forever: "silence forever"
    }
  }
}

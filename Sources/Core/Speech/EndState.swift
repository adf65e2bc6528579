public import Timeline

/// How an announcement ended. Each one ends in exactly one state (announcements.md M7).
public enum EndState: String, Hashable, Sendable, CaseIterable {
  /// Heard to its end.
  case finished
  /// A result whose head was heard and whose rest was dropped.
  case headHeard
  /// Begun, and ended by something else.
  case cut
  /// Never begun: a newer one took its place.
  case superseded
  /// Never begun: what it spoke of was no longer so.
  case invalid
  /// Never begun: it grew too old.
  case expired
  /// A result or a notice that was silenced and is kept for Repeat, begun or not.
  case unheard
  /// The synthesizer or the device failed, begun or not.
  case failed
}

/// What ended an announcement, or made it wait.
public enum Cause: Hashable, Sendable {
  /// A key, by its name.
  case key(String)
  case stop, pause, rate, volume
  /// Another announcement.
  case announcement(Kind, Utterance.ID)
  /// The item it spoke of is gone or no longer in focus.
  case item
  /// What fed it has ended.
  case source
  case age, overflow, exit, synthesizer, device
}

/// The end of an announcement: its state, what caused it, and how much of it had sounded.
public struct Ending: Hashable, Sendable {
  /// The one end state.
  public var state: EndState
  /// Nothing for what finished.
  public var cause: Cause?
  /// How far the sound had come; nothing when none of it had begun, or when it was heard to its end.
  public var place: Place?

  /// An end with its cause.
  public init(_ state: EndState, by cause: Cause? = nil, at place: Place? = nil) {
    self.state = state
    self.cause = cause
    self.place = place
  }
}

/// How far the sound of an announcement has come: all parts before `part`, and of that part what sounds in `elapsed`
/// out of `lasting`.
public struct Place: Hashable, Sendable {
  /// The part that sounds or would sound next.
  public var part: Int
  /// Since this part began.
  public var elapsed: Duration
  /// How long the whole part lasts; zero when it has not begun.
  public var lasting: Duration

  /// The place between two parts, or in one.
  public init(part: Int, elapsed: Duration = .zero, lasting: Duration = .zero) {
    self.part = part
    self.elapsed = elapsed
    self.lasting = lasting
  }
}

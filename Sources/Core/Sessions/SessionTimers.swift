public import Screens
import Speech
public import Timeline

extension Session {
  /// A wake-up that is set: what is waited for, and until when.
  public struct Timer: Hashable, Sendable {
    /// A screen's own name for it, or what the session has it for.
    public var name: String
    /// When it comes, unless it is moved or taken back.
    public var moment: Moment
    /// Of a screen's own the line that set it.
    public var origin: Origin?
  }

  /// All that could still make the session do something by itself; the rest of a rehearsal is silence when it is empty.
  public var timers: [Timer] {
    let own = wakes.all.map { Timer(name: $0.name.words, moment: $0.moment, origin: $0.name.origin) }
    return own + (queue.next.map { [Timer(name: "speech", moment: $0)] } ?? [])
  }
}

extension Session.Wake {
  fileprivate var words: String {
    switch self {
    case .decoder: "Escape"
    case .hint: "hint"
    case .quitWindow: "quit"
    case .screen(_, let name, _): name
    }
  }

  fileprivate var origin: Origin? {
    if case .screen(_, _, let origin) = self { origin } else { nil }
  }
}

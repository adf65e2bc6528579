/// What an announcement is, which decides what it waits for, what it cuts and what may be dropped.
///
/// The order of the cases is the order of speaking: when nothing sounds, the first waiting announcement by this order
/// is spoken (announcements.md 2.1).
public enum Kind: String, Hashable, Sendable, CaseIterable, Comparable {
  /// The answer to a key: a typed or deleted character, a new rate.
  case echo
  /// An outcome that must be heard: right, wrong, an error, the farewell.
  case result
  /// The title of a new screen, and the question when it is asked for again.
  case screen
  /// The item in focus, and what a key asked about it.
  case focus
  /// News from the background.
  case notice
  /// A counter or a timer; each has a key of its own, and only its newest value counts.
  case progress
  /// One item of a reading of all.
  case reading
  /// How to use the item in focus.
  case hint

  /// The kind that is spoken first is the smaller one.
  public static func < (left: Kind, right: Kind) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .echo: 0
    case .result: 1
    case .screen: 2
    case .focus: 3
    case .notice: 4
    case .progress: 5
    case .reading: 6
    case .hint: 7
    }
  }
}

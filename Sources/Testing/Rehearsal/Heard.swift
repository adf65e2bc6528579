public import Sessions
public import Speech
public import Timeline

/// What became of one announcement, as the ear met it.
public struct Heard: Hashable, Sendable {
  /// Which one.
  public var id: Utterance.ID
  /// Its rank.
  public var kind: Kind
  /// Its text and the language of its first part.
  public var words: RecordLine.Words
  /// How it ended.
  public var state: EndState
  /// What ended it.
  public var cause: Cause?
  /// Whether a part of it began.
  public var hasBegun: Bool
  /// The words that had begun, unless all or none had.
  public var heard: String?
  /// When its sound began; of what never sounded, when it was dropped.
  public var moment: Moment

  /// `hear`, `cut` or `lost`.
  public var fate: String {
    state.fate(hasBegun: hasBegun)
  }

  /// One line as in an `.ear` script: fate, kind unless it is a title or a focus, text.
  public var line: String {
    let mark = kind == .screen || kind == .focus ? fate : "\(fate) \(kind.rawValue)"
    guard fate == "cut", let heard else { return "\(mark): \(words.text)" }
    let rest = words.text.dropFirst(heard.count).drop { $0 == " " || $0 == "," }
    return "\(mark): \(heard) / \(rest)"
  }

  /// Every announcement of a record that has ended, in the order in which the ear met them: by the moment its sound
  /// began, of a lost one by the moment it was dropped. One that was silenced and said again from its start stands
  /// where it was finally heard.
  public static func all(in record: [RecordLine]) -> [Heard] {
    var begun: [Utterance.ID: (order: Int, moment: Moment)] = [:]
    var ended: [(order: Int, heard: Heard)] = []
    for (order, line) in record.enumerated() {
      switch line.event {
      case .began(let id, _, _, _, _, _), .again(let id, part: 0): begun[id] = (order, line.moment)
      case .ended(let id, let kind, let words, let state, let cause, let hasBegun, let heard):
        let place = begun[id] ?? (order, line.moment)
        let one = Heard(
          id: id, kind: kind, words: words, state: state, cause: cause, hasBegun: hasBegun, heard: heard,
          moment: place.moment)
        ended.append((place.order, one))
      default: break
      }
    }
    return ended.sorted { $0.order < $1.order }.map(\.heard)
  }
}

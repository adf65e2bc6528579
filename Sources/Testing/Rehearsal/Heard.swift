public import Sessions
public import Speech
public import Timeline

/// What became of an announcement for the ear (announcements.md M7).
public enum Fate: String, Hashable, Sendable, CaseIterable {
  /// To its end.
  case hear
  /// Begun, and not to its end.
  case cut
  /// Asked for, and never begun.
  case lost
}

/// What became of one announcement, as the ear met it.
public struct Heard: Hashable, Sendable {
  /// A line of the record, by its number from 0, and its moment.
  public struct Place: Hashable, Sendable {
    /// Its number in the record.
    public var line: Int
    /// Its moment.
    public var moment: Moment
  }

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
  /// The line of source that asked for it: file and line.
  public var origin: String
  /// Where it was asked for.
  public var asked: Place
  /// Where its sound began; of what never sounded, where it was dropped.
  public var met: Place
  /// Where it ended.
  public var ended: Place

  /// What became of it for the ear.
  public var fate: Fate {
    state == .finished ? .hear : hasBegun ? .cut : .lost
  }

  /// One line as in an `.ear` script: fate, kind unless it is a title or a focus, text.
  public var line: String {
    line(in: words.language)
  }

  /// The same in a script of a language: another one is named.
  func line(in language: String) -> String {
    let kind = kind == .screen || kind == .focus ? nil : kind.rawValue
    let tag = words.language == language || words.language.isEmpty ? nil : words.language
    let head = [fate.rawValue, kind, tag].compactMap { $0 }.joined(separator: " ")
    guard fate == .cut else { return "\(head): \(words.text)" }
    guard let heard else { return "\(head): \(ScriptText.escaped(words.text))" }
    return "\(head): \(ScriptText.escaped(heard)) / \(ScriptText.escaped(rest(after: heard)))"
  }

  /// The words that had not begun, without what joins them to the others.
  func rest(after heard: String) -> String {
    String(words.text.dropFirst(heard.count).drop { $0 == " " || $0 == "," })
  }

  /// Every announcement of a record that has ended, in the order in which the ear met them: by the moment its sound
  /// began, of a lost one by the moment it was dropped. One that was silenced and said again from its start stands
  /// where it was finally heard.
  public static func all(in record: [RecordLine]) -> [Heard] {
    var asked: [Utterance.ID: (origin: String, place: Place)] = [:]
    var begun: [Utterance.ID: Place] = [:]
    var all: [Heard] = []
    for (number, line) in record.enumerated() {
      let place = Place(line: number, moment: line.moment)
      switch line.event {
      case .asked(let id, _, let origin): asked[id] = (origin, place)
      case .began(let id, _, _, _, _, _), .again(let id, part: 0): begun[id] = place
      case .ended(let id, let kind, let words, let state, let cause, let hasBegun, let heard):
        let post = asked[id] ?? ("", place)
        all.append(
          Heard(
            id: id, kind: kind, words: words, state: state, cause: cause, hasBegun: hasBegun, heard: heard,
            origin: post.origin, asked: post.place, met: begun[id] ?? place, ended: place))
      default: break
      }
    }
    return all.sorted { $0.met.line < $1.met.line }
  }
}

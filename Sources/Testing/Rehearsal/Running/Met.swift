import Sessions
import Timeline

/// Something that the ear met in a case: an announcement or a sound, and under which actions.
struct Met: Sendable {
  /// Nothing for a sound.
  var heard: Heard?
  /// Its whole text with single spaces, or the name of the sound.
  var text: String
  /// When it began or was dropped.
  var moment: Moment
  /// The number of the action that asked for it.
  var asked: Int
  /// The number of the action during which the ear met it.
  var met: Int
  /// Its line in the record.
  var place: Int

  var fate: Fate { heard?.fate ?? .hear }

  /// The source that asked for it.
  var origin: String { heard?.origin ?? "" }

  /// As it would stand in a script of this language.
  func line(in language: String) -> String {
    heard?.line(in: language) ?? "sound: \(text)"
  }

  /// All announcements of a record and, if they are wanted, all sounds, in the order in which the ear met them; actions
  /// begin at these lines of the record.
  static func all(in record: [RecordLine], actions: [Int], sounds: Bool) -> [Met] {
    let all = Heard.all(in: record).map { heard in
      Met(
        heard: heard, text: LooseSpaces.single(heard.words.text), moment: heard.met.moment,
        asked: action(of: heard.asked.line, actions), met: action(of: heard.met.line, actions), place: heard.met.line)
    }
    guard sounds else { return all }
    return (all + tones(in: record, actions: actions)).sorted { $0.place < $1.place }
  }

  private static func tones(in record: [RecordLine], actions: [Int]) -> [Met] {
    record.enumerated().compactMap { place, line in
      guard case .tone(let name) = line.event else { return nil }
      let action = action(of: place, actions)
      return Met(heard: nil, text: name, moment: line.moment, asked: action, met: action, place: place)
    }
  }

  private static func action(of line: Int, _ actions: [Int]) -> Int {
    (actions.lastIndex { $0 <= line } ?? 0)
  }
}

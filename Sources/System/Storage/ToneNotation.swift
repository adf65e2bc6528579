import Foundation
import Speech

/// How tones are written: `edge = g5@30 r@10`, a note or `r` for a rest, then its milliseconds.
enum ToneNotation {
  /// What is wrong with a line.
  enum Fault: Error, Hashable, CustomStringConvertible {
    case noNotes(String)
    case badNote(String)
    case nameStandsTwice(String)

    var description: String {
      switch self {
      case .noNotes(let line): "'\(line)' has no notes; a tone is written 'edge = g5@30 r@10 g5@30'"
      case .badNote(let note): "'\(note)' is no note; one is 'c5@40' or 'f#4@40', a rest 'r@40'"
      case .nameStandsTwice(let name): "'\(name)' has a tone already"
      }
    }
  }

  static func line(_ text: Substring) throws(Fault) -> (name: String, tone: Tone) {
    let halves = text.split(separator: "=", maxSplits: 1).map { $0.split(whereSeparator: \.isWhitespace) }
    guard halves.count == 2, !halves[0].isEmpty, !halves[1].isEmpty else { throw .noNotes(String(text)) }
    var notes: [Tone.Note] = []
    for word in halves[1] {
      guard let note = note(word) else { throw .badNote(String(word)) }
      notes.append(note)
    }
    return (halves[0].joined(separator: " "), Tone(notes: notes))
  }

  private static func note(_ text: Substring) -> Tone.Note? {
    let halves = text.split(separator: "@", omittingEmptySubsequences: false)
    guard halves.count == 2, let lasting = Int(halves[1]), (1...10_000).contains(lasting) else { return nil }
    if halves[0] == "r" { return Tone.Note(frequency: nil, duration: .milliseconds(lasting)) }
    return frequency(of: halves[0]).map { Tone.Note(frequency: $0, duration: .milliseconds(lasting)) }
  }

  /// Equal temperament, a4 at 440 Hz; `#` raises by a semitone.
  private static func frequency(of note: Substring) -> Double? {
    var rest = note
    guard var steps = rest.popFirst().flatMap(semitones) else { return nil }
    if rest.first == "#" {
      steps += 1
      rest.removeFirst()
    }
    guard let octave = Int(rest), (0...9).contains(octave) else { return nil }
    return 440 * pow(2, Double(steps + 12 * (octave - 4)) / 12)
  }

  /// How far above a4 a note is in its own octave.
  private static func semitones(of letter: Character) -> Int? {
    switch letter {
    case "c": -9
    case "d": -7
    case "e": -5
    case "f": -4
    case "g": -2
    case "a": 0
    case "b": 2
    default: nil
    }
  }
}

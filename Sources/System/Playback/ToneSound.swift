import Foundation
import Speech

extension Samples {
  /// How long a note takes to come and to go, so that it does not click: 3 ms.
  private static let edge = Double(Samples.rate) * 0.003

  /// The sound of a tone: sine waves at full scale, each with soft ends.
  init(_ tone: Tone) {
    self.init(tone.notes.flatMap { Samples.wave(of: $0) })
  }

  private static func wave(of note: Tone.Note) -> [Int16] {
    let count = Samples.count(in: note.duration)
    guard let frequency = note.frequency else { return [Int16](repeating: 0, count: count) }
    let turn = 2 * Double.pi * frequency / Double(Samples.rate)
    return (0..<count).map { index in
      let nearestEnd = Double(min(index, count - 1 - index))
      let envelope = min(nearestEnd / edge, 1)
      return Int16(sin(turn * Double(index)) * envelope * 32_767)
    }
  }
}

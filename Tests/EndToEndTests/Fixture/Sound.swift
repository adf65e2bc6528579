import Foundation

/// A WAV file that a program wrote: 22,050 Hz, 16 bit, two channels.
struct Sound {
  static let rate = 22_050.0

  /// The louder channel of each frame.
  let peaks: [Int]

  init(_ path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)).dropFirst(44))
    let samples = stride(from: 0, to: bytes.count - 1, by: 2).map {
      abs(Int(Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)))
    }
    peaks = stride(from: 0, to: samples.count - 1, by: 2).map { max(samples[$0], samples[$0 + 1]) }
  }

  /// In seconds.
  var length: Double {
    Double(peaks.count) / Sound.rate
  }

  /// The loudest sample of a stretch, in seconds from the start of the file.
  func peak(_ from: Double, _ to: Double) -> Int {
    let range = Int(max(0, from) * Sound.rate)..<Int(max(0, max(from, to)) * Sound.rate)
    return peaks[range.clamped(to: peaks.indices)].max() ?? 0
  }
}

/// A stretch of a sound file in which the record says that an announcement was heard.
struct Span {
  var text: String
  /// Where it lies in the file, in seconds.
  var from: Double
  var to: Double

  /// Pauses longer than this are shortened to it in a file.
  static let longestPause = 1.0

  /// Where the announcements of a record lie in a file that begins with so much silence.
  static func all(of lines: [Line], preRoll: Double) -> [Span] {
    var spans: [Span] = []
    var last: (record: Double, file: Double)?
    var open: [Int: (text: String, from: Double)] = [:]
    for line in lines {
      guard let id = line.id else { continue }
      switch line.event {
      case "began", "again":
        let pause = last.map { min(line.t - $0.record, longestPause) } ?? 0
        open[id] = (line.text ?? open[id]?.text ?? "", (last?.file ?? preRoll) + pause)
        last = (line.t, open[id]!.from)
      case "ended", "held":
        guard let (text, from) = open.removeValue(forKey: id), let begin = last else { continue }
        let span = Span(text: text, from: from, to: from + line.t - begin.record)
        spans.append(span)
        last = (line.t, span.to)
      default: break
      }
    }
    return spans
  }
}

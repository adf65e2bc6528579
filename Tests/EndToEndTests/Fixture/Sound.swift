import Foundation
import Testing

/// A WAV file that a program wrote: 22,050 Hz, 16 bit, two channels.
struct Sound {
  static let rate = 22_050.0
  /// Pauses longer than this are shortened to it in a file, in seconds.
  static let longestPause = 1.0

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

  /// How long it takes until something is heard, in seconds.
  var silenceBefore: Double {
    Double(peaks.firstIndex { $0 > 0 } ?? peaks.count) / Sound.rate
  }

  /// The loudest sample of a stretch, in seconds from the start of the file.
  func peak(_ from: Double, _ to: Double) -> Int {
    let range = Int(max(0, from) * Sound.rate)..<Int(max(0, max(from, to)) * Sound.rate)
    return peaks[range.clamped(to: peaks.indices)].max() ?? 0
  }
}

extension Sound {
  /// How much later than the record says a sound may stand in the file: the first line of the record may come late,
  /// and a machine that is busy leaves gaps where it did not write in time.
  private static let drift = 2.0

  /// Expects sound wherever the record says that something was heard, and none after its last word.
  func expectAgreement(with lines: [Line], _ location: SourceLocation = #_sourceLocation) {
    let slack = 0.06
    let spans = Span.all(of: lines, from: silenceBefore)
    for span in spans where span.to - span.from > 2 * slack {
      let isHeard = stride(from: 0, through: Sound.drift, by: slack).contains { shift in
        peak(span.from + shift + slack, span.to + shift - slack) >= 1_000
      }
      #expect(isHeard, "'\(span.text)' is not heard", sourceLocation: location)
    }
    let end = spans.last?.to ?? 0
    #expect(length < end + Sound.drift + 0.5, "more than was said", sourceLocation: location)
    #expect(peak(end + Sound.drift, length) == 0, "sound after the last word", sourceLocation: location)
  }
}

/// A stretch of a sound file in which the record says that an announcement was heard.
struct Span {
  var text: String
  /// Where it lies in the file, in seconds.
  var from: Double
  var to: Double

  /// Where the announcements of a record lie in a file whose first sound is at a time.
  static func all(of lines: [Line], from start: Double) -> [Span] {
    var spans: [Span] = []
    var open: (line: Line, from: Double)?
    var last: (record: Double, file: Double)?
    for line in lines {
      switch line.event {
      case "began", "again":
        let pause = last.map { min(line.t - $0.record, Sound.longestPause) } ?? 0
        open = (line, (last?.file ?? start) + pause)
      case "ended" where line.id == open?.line.id, "held":
        guard let (begin, from) = open else { continue }
        spans.append(Span(text: line.text ?? begin.text ?? "", from: from, to: from + line.t - begin.t))
        last = (line.t, spans.last?.to ?? from)
        open = nil
      default: break
      }
    }
    return spans
  }
}

import Console
import Phrasing
import Screens
import Timeline
import Usage

/// The words of a long text, made fit for the voice: twice the text takes twice the time.
enum TextMeasurement: Measurement {
  static let name = "text"

  private static let length = 10_000
  private static let limit = 2.2
  private static let words = "In 1998 some 1,250 boats (all white) lay 3.5 km off “Нева”, the €4-million café quay!! "

  static func rows() throws(Failure) -> [BenchmarkRow] {
    let announcer = try Materials(try Groundwork.plain(), Options()).announcer
    let (once, twice) = (text(of: length), text(of: 2 * length))
    let pairs = Pair.timing({ _ = announcer.wording(of: twice, at: .start) }) {
      _ = announcer.wording(of: once, at: .start)
    }
    return [BenchmarkRow("a text of \(2 * length) characters", pairs, against: "of \(length)", atMost: limit)]
  }

  private static func text(of length: Int) -> Announcement {
    let text = String(repeating: words, count: length / words.count + 1).prefix(length)
    return Announcement(.reading, .verbatim(String(text)))
  }
}

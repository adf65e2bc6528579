import Console
import Screens
import Timeline
import Usage

/// Key in a text field to the first samples of its echo, against the bare engine making the same part.
enum FieldMeasurement: Measurement {
  static let name = "field"

  private static let words = "The quick brown fox jumps over 27 lazy dogs."
  private static let limit = 1.3

  static func rows() throws(Failure) -> [BenchmarkRow] {
    var session = try ProbedSession(FieldScreen(), comparesWithBare: true)
    defer { session.finish() }
    var pairs: [Pair] = []
    // The first round is not counted: it warms up both sides.
    for key in (1...5).flatMap({ _ in words.utf8 }) { pairs.append(try session.compare([key])) }
    let counted = Array(pairs.dropFirst(words.utf8.count))
    return [
      BenchmarkRow(
        "key in a field to its echo, \(counted.count) keys", counted, against: "bare libespeak-ng", atMost: limit)
    ]
  }
}

/// A screen with nothing but a field.
private struct FieldScreen: Screen {
  static let fieldID: Element.ID = "field"

  var field = TextField(limit: 1_000)

  var title: Text { .verbatim("Field.") }

  var elements: [Element] {
    [Element(Self.fieldID, .textField, label: .verbatim("Answer"), value: .verbatim(field.text))]
  }

  mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    if case .typed(let character, into: Self.fieldID) = event { field.edit(.insert(character)) } else { [] }
  }
}

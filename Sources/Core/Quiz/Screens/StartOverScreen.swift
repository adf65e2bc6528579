import Screens
import Timeline

/// The question before all marks of a game are lost; what is in focus first loses nothing.
struct StartOverScreen: Screen {
  private static let keepID: Element.ID = "keep"
  private static let startOverID: Element.ID = "start-over"

  var title: Text { .phrase("quiz.start-over-title") }

  var introduction: [Announcement.Part] { [.init(.body, .phrase("quiz.start-over-why"))] }

  var elements: [Element] {
    [
      Element(Self.keepID, .button, label: .phrase("quiz.keep")),
      Element(Self.startOverID, .button, label: .phrase("quiz.start-over")),
    ]
  }

  mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    switch event {
    case .command(.activate, on: Self.keepID): [.close()]
    case .command(.activate, on: Self.startOverID): [.close(["start-over": "yes"])]
    default: []
    }
  }

  /// Whether this is the outcome of "start over".
  static func isWanted(_ outcome: ScreenOutcome) -> Bool {
    outcome["start-over"] == "yes"
  }
}

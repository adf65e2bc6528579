public import Screens
public import Timeline

/// A line of text and three buttons, made up for examples of speech that is interrupted.
public struct SampleLesson: Screen {
  /// The buttons.
  public let elements: [Element]

  /// A lesson whose first button has this number.
  public init(number: Int) {
    elements = (number..<number + 3).map { number in
      Element(Element.ID("item \(number)"), .button, label: .verbatim("Item \(number)"), isCounted: false)
    }
  }

  /// What to do.
  public var title: Text { .verbatim("Press the down arrow key to reach the next item.") }

  /// Tells news; the buttons do nothing.
  public mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    switch event {
    case .external("battery low"): [.announce(Announcement(.notice, .verbatim("Battery low, 10 percent.")))]
    case .command(.activate, on: _): [.announce(Announcement(.result, .verbatim("Done.")))]
    default: []
    }
  }
}

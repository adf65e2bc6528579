public import Screens
public import Timeline

/// A question with four cities, made up for examples: what a closed level is, without a game around it.
public struct SampleQuiz: Screen {
  private static let cities = ["Porto", "Lisbon", "Faro", "Braga"]
  private static let capital = "Lisbon"
  private static let answers = cities.map { Element(Element.ID($0), .answer, label: .verbatim($0)) }
  private static let next = Element("next", .button, label: .verbatim("Next level"), isCounted: false)

  private let level: Int
  private var isSolved = false

  /// The level with this number.
  public init(level: Int) {
    self.level = level
  }

  /// Its number.
  public var title: Text { .verbatim("Level \(level).") }

  /// The question.
  public var introduction: [Announcement.Part] {
    [.init(.question, .verbatim("Which city is the capital of Portugal?"))]
  }

  /// The cities and, once it is solved, the button that goes on.
  public var elements: [Element] {
    isSolved ? Self.answers + [Self.next] : Self.answers
  }

  /// Judges the city that Enter chooses.
  public mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    guard case .command(.activate, on: let id?) = event else { return [] }
    if id == Self.next.id { return [.replace(SampleQuiz(level: level + 1))] }
    guard id.name == Self.capital else {
      return [.tone("wrong"), .announce(Self.verdict("Wrong.", "\(id.name) is not the capital."))]
    }
    isSolved = true
    return [.tone("right"), .announce(Self.verdict("Right.", "\(id.name) is the capital.")), .focus(Self.next.id)]
  }

  private static func verdict(_ head: String, _ rest: String) -> Announcement {
    Announcement(.result, [.init(.verdict, .verbatim(head)), .init(.body, .verbatim(rest))])
  }
}

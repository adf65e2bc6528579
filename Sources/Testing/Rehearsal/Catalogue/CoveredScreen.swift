public import Screens
public import Timeline

/// A screen over which another one opens at once: what the user finds when going back.
public struct CoveredScreen: Screen {
  private var below: any Screen
  private let above: any Screen

  /// A screen that begins under another one.
  public init(_ below: any Screen, under above: any Screen) {
    self.below = below
    self.above = above
  }

  /// That of the screen itself, as all the rest.
  public var title: Text { below.title }
  /// That of the screen itself.
  public var place: Text { below.place }
  /// That of the screen itself.
  public var introduction: [Announcement.Part] { below.introduction }
  /// Those of the screen itself.
  public var elements: [Element] { below.elements }
  /// That of the screen itself.
  public var firstFocus: Element.ID? { below.firstFocus }
  /// That of the screen itself.
  public var question: Element.ID? { below.question }
  /// That of the screen itself.
  public var status: [Announcement.Part] { below.status }
  /// That of the screen itself.
  public var outcome: ScreenOutcome? { below.outcome }

  /// Opens the other one; everything else is for the screen itself.
  public mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    below.handle(event, at: now) + (event == .opened ? [.open(above)] : [])
  }
}

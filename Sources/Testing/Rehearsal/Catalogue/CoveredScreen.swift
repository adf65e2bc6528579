public import Screens
public import Timeline

/// A screen over which another one opens at once: what the user finds when going back.
public struct CoveredScreen: Screen {
  private let below, above: any Screen

  /// A screen that begins under another one.
  public init(_ below: any Screen, under above: any Screen) {
    (self.below, self.above) = (below, above)
  }

  /// Never heard: the two screens take its place.
  public var title: Text { below.title }
  /// None of its own.
  public var elements: [Element] { [] }

  /// Puts the two in its place.
  public func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    event == .opened ? [.replace(below), .open(above)] : []
  }
}

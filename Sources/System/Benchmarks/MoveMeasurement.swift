import Console
import Foundation
import Phrasing
import Screens
import Sessions
import Speech
import Timeline
import Usage

/// One move on a long screen, and the words of one item: the session alone, in the time of the program.
enum MoveMeasurement: Measurement {
  static let name = "move"

  private static let items = 1_000
  private static let moveLimit = Duration.milliseconds(1)
  private static let wordingLimit = Duration.microseconds(100)

  static func rows() throws(Failure) -> [BenchmarkRow] {
    let materials = try Materials(try Groundwork(Options(), environment: [:]), Options())
    return [
      BenchmarkRow("one move on \(items) items", moves(materials).median, under: moveLimit),
      BenchmarkRow("the words of one item", wordings(materials.announcer).median, under: wordingLimit),
    ]
  }

  /// Each key comes while the item before it sounds.
  private static func moves(_ materials: Materials) -> [Duration] {
    var session = Session(
      .init(settings: materials.settings, announcer: materials.announcer), root: ListScreen(count: items))
    var now = Moment.start
    _ = session.handle(.start, at: now)
    return (1..<items).map { _ in
      now = now + .milliseconds(50)
      let start = ContinuousClock.now
      let effects = session.handle(.bytes(KeyBytes.down), at: now)
      let duration = ContinuousClock.now - start
      for case .speech(.speak(let take, _, _)) in effects {
        _ = session.handle(.speech(.began(take, lasting: .seconds(1))), at: now)
      }
      return duration
    }
  }

  private static func wordings(_ announcer: Announcer) -> [Duration] {
    ListScreen(count: items).elements.enumerated().map { index, element in
      let reading = Reading(element, position: Position(number: index + 1, count: items))
      let announcement = Announcement(.focus, .element(reading), origin: Origin())
      let start = ContinuousClock.now
      _ = announcer.wording(of: announcement, at: .start)
      return ContinuousClock.now - start
    }
  }
}

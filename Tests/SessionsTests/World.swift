import Foundation
import Rehearsal
import Screens
import Storage
import Timeline

/// A session in virtual time over a screen of a test.
enum World {
  /// The folder of all that is spoken.
  static let voices = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "voices")

  static func ear(
    _ screen: any Screen, language: String = "en", welcomes: Bool = false, endsWhenSilent: Bool = false,
    settings: [String: String] = [:]
  ) throws -> Ear {
    try Ear(
      screen, phrases: try PhraseFiles(voices.appending(path: "phrases")).catalogue(),
      settings: ["language": language, "hints": "off"].merging(settings) { $1 }, welcomes: welcomes,
      endsWhenSilent: endsWhenSilent)
  }
}

/// A question with four cities; one of them opens another screen, `external` events do what their names say.
struct CityScreen: Screen {
  static let cities = ["Paris", "Rome", "Oslo", "Bern"]

  var title: Text { .verbatim("Capitals.") }
  var introduction: [Announcement.Part] = [.init(.question, .verbatim("Which one is in Italy?"))]
  var question: Element.ID? { "question" }
  var firstFocus: Element.ID? { "Paris" }
  var answers = CityScreen.cities
  var states: [String: Text] = [:]
  var hint: Text?

  var elements: [Element] {
    [Element("question", .text, label: .verbatim("Which one is in Italy?"), isCounted: false)]
      + answers.map { city in
        Element(
          Element.ID(city), .answer, label: .verbatim(city), states: states[city].map { [$0] } ?? [], hint: hint)
      }
  }

  mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    switch event {
    case .command(.activate, on: "Rome"):
      [
        .announce(
          Announcement(.result, [.init(.verdict, .verbatim("Right.")), .init(.body, .verbatim("Rome it is."))]))
      ]
    case .command(.activate, on: "Oslo"): [.open(DetailScreen())]
    case .command(.activate, on: _):
      [.announce(Announcement(.result, [.init(.verdict, .verbatim("Wrong.")), .init(.body, .verbatim("Try on."))]))]
    case .external(let name): happen(name, at: now)
    case .wake("tick"): [.announce(Announcement(.progress, .verbatim("tick"), key: "clock"))]
    default: []
    }
  }

  private mutating func happen(_ name: String, at now: Moment) -> [ScreenAction] {
    switch name {
    case "probe": return [.open(ProbeScreen())]
    case "notice": return [.announce(Announcement(.notice, .verbatim("Battery low.")))]
    case "result": return [.announce(Announcement(.result, .verbatim("Time is up.")))]
    case "results": return (1...5).map { .announce(Announcement(.result, .verbatim("Result \($0)."))) }
    case "drop": answers.removeAll { $0 == "Paris" }
    case "mark": states["Paris"] = .verbatim("marked")
    case "twice": return [.focus("Rome"), .focus("Bern")]
    case "same": return [.focus("Paris")]
    case "timer": return [.wake("tick", at: now + .seconds(2))]
    default: break
    }
    return []
  }
}

struct DetailScreen: Screen {
  var title: Text { .verbatim("Oslo.") }
  var elements: [Element] { [Element("back", .button, label: .verbatim("Close"))] }

  mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    if case .command(.activate, on: "back") = event { [.close()] } else { [] }
  }
}

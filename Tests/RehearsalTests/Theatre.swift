import Foundation
import Phrasing
import Rehearsal
import Screens
import Sessions
import Speech
import Storage
import Synchronization
import Timeline

/// Screens of tests beside the program's own, and scripts played on them.
enum Theatre {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The program's own screens, and one that does what events tell it.
  static func screens() throws -> ScreenCatalogue {
    var catalogue = try ScreenCatalogue.earshot(voices: root.appending(path: "voices"))
    catalogue.screens["stage"] = ScreenCatalogue.Entry(
      "does what events tell it", parameters: ["answer"],
      answer: { opening in { _ in opening.parameters["answer"].map { Data($0.utf8) } } },
      open: { _ in StageScreen() })
    catalogue.screens["secret"] = ScreenCatalogue.Entry("a secret field") { _ in SecretScreen() }
    catalogue.screens["secret-over-stage"] = ScreenCatalogue.Entry("a secret field over a stage") { _ in
      CoveredScreen(StageScreen(), under: SecretScreen())
    }
    for name in StageScreen.doings { catalogue.events[name] = .session(.external(name)) }
    catalogue.events["reply"] = .reply(Data("later".utf8))
    return catalogue
  }

  static func results(_ text: String, name: String = "x.ear", repeats: Int = 1) throws -> [CaseResult] {
    let run = try ScriptRun(try EarFile(text, name: name), screens: try screens())
    return run.file.cases.map { run.result(of: $0, repeats: repeats) }
  }

  /// The failures of one case on a screen.
  static func failures(_ body: String, head: String = "set hints=off", open: String = "stage") throws -> [Mismatch] {
    try results("ear 1\n\(head)\ncase a\nopen \(open)\n\(body)").flatMap(\.failures)
  }

  static func sample(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: "Tests/ConformanceTests/Scripts/\(name)"), encoding: .utf8)
  }
}

/// A screen with one button, which does what events tell it.
struct StageScreen: Screen {
  static let doings = [
    "save", "save twice", "two results", "news", "french", "tick at 5s", "tick forever", "count forever",
    "stop ticking",
    "ask", "chance", "close",
  ]
  private static let chance = Mutex(0)

  var title: Text { .verbatim("Stage.") }
  var elements: [Element] { [Element("go", .button, label: .verbatim("Go"))] }
  private var count = 0

  mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    switch event {
    case .external(let name): return happen(name, at: now)
    case .wake("tick"): return [.announce(Announcement(.progress, .verbatim("Five seconds."), key: "tick"))]
    case .wake("beat"):
      count += 1
      return [.wake("beat", at: now + .seconds(1))]
    case .wake("count"):
      count += 1
      return [
        .announce(Announcement(.notice, .verbatim("Round \(count)."))), .wake("count", at: now + .seconds(10)),
      ]
    case .reply(_, let data):
      return [.announce(Announcement(.result, .verbatim(String(decoding: data, as: UTF8.self))))]
    default: return []
    }
  }

  private mutating func happen(_ name: String, at now: Moment) -> [ScreenAction] {
    switch name {
    case "save": return [.tone("right"), .announce(Announcement(.result, .verbatim("Saved.")))]
    case "save twice": return happen("save", at: now) + happen("save", at: now)
    case "two results":
      return ["First it is.", "Second it is."].map { .announce(Announcement(.result, .verbatim($0))) }
    case "news": return [.announce(Announcement(.notice, .verbatim("Rain is coming.")))]
    case "french": return [.announce(Announcement(.result, .verbatim("Bonjour.", language: "fr")))]
    case "tick at 5s": return [.wake("tick", at: now + .seconds(5))]
    case "tick forever": return [.wake("beat", at: now + .seconds(1))]
    case "count forever": return [.wake("count", at: now + .seconds(10))]
    case "stop ticking": return [.wake("tick", at: nil)]
    case "ask": return [.request(Request(id: 1, kind: "weather"))]
    case "chance":
      let number = Self.chance.withLock { count in
        count += 1
        return count
      }
      return [.announce(Announcement(.result, .verbatim("Number \(number).")))]
    default: return []
    }
  }
}

/// A field for a code.
struct SecretScreen: Screen {
  var title: Text { .verbatim("Code.") }
  private var field = TextField(limit: 6, isSecret: true)

  var elements: [Element] {
    var line = Element("line", .textField, label: .verbatim("Code"), value: .verbatim(field.text))
    line.isSecret = true
    return [line]
  }

  mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    switch event {
    case .typed(let character, into: _): field.edit(.insert(character))
    case .pasted(let text, into: _): field.edit(.paste(text))
    default: []
    }
  }
}

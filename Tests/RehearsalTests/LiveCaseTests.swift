import Keys
import Rehearsal
import Screens
import Testing
import Timeline

/// A case made up step by step, as a test in Swift does it, and the script that it would be.
@Suite struct LiveCaseTests {
  /// A case of steps alone, which has ended.
  func live(_ steps: [ScriptLine.Content], title: String = "made up") throws -> LiveCase {
    var file = EarFile(name: "x.swift")
    file.settings = [Setting(key: "hints", value: "off")]
    var live = try LiveCase(EarCase(title: title, line: 1), of: file, screens: try Theatre.screens())
    for (index, step) in steps.enumerated() { _ = live.take(step, line: index + 2) }
    _ = live.finish()
    return live
  }

  @Test("a case as it was heard is a script that passes")
  func pasting() throws {
    let live = try live([
      .step(.open(screen: "sample-lesson", parameters: ["number": "3"])), .silence(.ofStep),
      .step(.wait(.seconds(1))), .step(.mark("news")), .step(.happen("battery low")),
      .step(.waitUntil(mark: "news", .milliseconds(500))), .step(.press([.down])), .silence(.lasting(.seconds(10))),
      .silence(.forever),
    ])
    #expect(
      live.block == [
        "case made up", "open sample-lesson number=3", "cut: Press the down arrow key / to reach the next item.",
        "lost: Item 3, button", "silence", "wait 1s", "mark news", "do battery low", "wait until news+0.5s",
        "press Down", "hear: Item 4, button", "hear notice: Battery low, 10 percent.", "silence 10s", "silence forever",
      ])
    let failures = try Theatre.results("ear 1\nset hints=off\n" + live.block.joined(separator: "\n"))[0].failures
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test("what may be a code is left to be filled in, and nothing else")
  func blanks() throws {
    let code = SecretTests.code
    let live = try live([
      .step(.open(screen: "code", parameters: ["wait": "60", "right": "4\(code)"])), .step(.paste("123")),
      .step(.press([.home, .character("5")])), .step(.type(code)),
    ])
    #expect(live.block.contains("open code right=TEXT wait=60"))
    #expect(live.block.contains("# Type the 6 characters of the test.") && live.block.contains("type TEXT"))
    #expect(live.block.contains("# Paste the 3 characters of the test.") && live.block.contains("paste TEXT"))
    #expect(live.block.contains("# Press the 2 keys of the test.") && live.block.contains("press TEXT"))
    #expect(!live.block.joined().contains(code))
    _ = try EarFile("ear 1\n" + live.block.filter { $0 != "press TEXT" }.joined(separator: "\n"), name: "x")
  }

  @Test("lines count in the order in which they come, wherever they stand, and are told as they stand")
  func order() throws {
    let file = EarFile(name: "x.swift")
    var live = try LiveCase(EarCase(title: "a", line: 90), of: file, screens: try Theatre.screens())
    #expect(live.take(.step(.open(screen: "stage", parameters: [:])), line: 91) == 1)
    #expect(live.take(.expectations([Awaited(.hear, "Stage two.")]), line: 92) == 2)
    // A helper of the test, which stands above it.
    #expect(live.take(.expectations([Awaited(.hear, "Go, link")]), line: 10) == 3)
    let (result, failed) = live.finish()
    #expect(failed == 2)
    #expect(result.failures.map(\.line) == [92, 10])
    #expect(result.report.first == "not ok x.swift:92 other words")
    #expect(result.report.contains { $0.hasPrefix("  also: line 10, other words:") })
  }
}

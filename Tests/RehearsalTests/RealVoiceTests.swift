import Rehearsal
import Sessions
import Speech
import Synchronization
import Testing
import Timeline

/// `voice espeak NAME RATE`: the time of a real voice, which somebody else has to know.
@Suite struct RealVoiceTests {
  struct Missing: Error, CustomStringConvertible {
    var description: String { "the engine has no such voice." }
  }

  /// An engine of one voice, which takes a second for each part and more if it is slow.
  func screens() throws -> ScreenCatalogue {
    var screens = try Theatre.screens()
    screens.engine = { name in
      guard name == "en" else { throw Missing() }
      return Ruler { _, delivery in .seconds(delivery.rate < 100 ? 2 : 1) }
    }
    return screens
  }

  func run(_ script: String, _ screens: ScreenCatalogue) throws -> CaseResult {
    let run = try ScriptRun(try EarFile(script, name: "x.ear"), screens: screens)
    return run.result(of: run.file.cases[0], transcript: true)
  }

  @Test("each part takes the time that the real voice tells, at the rate of the script")
  func time() throws {
    for (rate, seconds) in [("175", 3), ("90", 6)] {
      let script = "ear 1\nvoice espeak en \(rate)\nset hints=off\ncase a\nopen stage\nhear: Stage.\nhear: Go, button\n"
      let result = try run(script, try screens())
      #expect(result.verdict == .passed)
      #expect(result.transcript?.record.last?.moment.elapsed == .seconds(seconds))
    }
  }

  static let head = "ear 1\nvoice espeak en 175\ncase a\nopen stage\n"

  static let faults = [
    (head + "hear at 1s: Stage.", "x.ear:5: 'at 1s' is another one with each version of a real voice."),
    (head + "cut: Sta / ge.", "x.ear:5: '/' is another one with each version of a real voice."),
    (head.replacing("en 175", with: "xx 175"), "x.ear:2: The voice 'xx' cannot be used: the engine has no such voice."),
  ]

  @Test("what changes with the version of the voice cannot be expected, and a voice must be there", arguments: faults)
  func fault(_ script: String, _ words: String) throws {
    let error = #expect(throws: ScriptFaults.self) { try run(script, try screens()) }
    #expect(error?.description.hasPrefix(words) == true, "\(error?.description ?? "")")
  }

  @Test("where nobody knows a real voice the script is refused, with what would do")
  func noEngine() throws {
    let error = #expect(throws: ScriptFaults.self) { try run(Self.head, try Theatre.screens()) }
    #expect(
      error?.description
        == "x.ear:2: There is no real voice here to take the time of. Write 'voice ruler 70ms' or 'voice instant'.")
  }
}

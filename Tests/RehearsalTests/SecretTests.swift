import Rehearsal
import Testing

/// What is typed into a secret field stands in no report and no record (ear-scripts.md, rule 13).
@Suite struct SecretTests {
  static let code = "593817"
  static let script = """
    ear 1
    set hints=off
    case typed in haste, then pasted
    open secret
    hear: Code.
    hear: Code, empty, text field
    type \(code)
    wait 10ms
    press a
    paste \(code)
    hear echo: nothing like it
    """

  func result() throws -> CaseResult {
    let run = try ScriptRun(try EarFile(Self.script, name: "x.ear"), screens: try Theatre.screens())
    return run.result(of: run.file.cases[0], transcript: true)
  }

  @Test("a code typed or pasted in a script stands in no report, no record and no cause")
  func nowhere() throws {
    let result = try result()
    var junit = JUnitReport()
    junit.add(result)
    let all = [JSONReport.lines(of: result), junit.xml, result.report.joined(separator: "\n")]
    for text in all {
      #expect(!text.contains(Self.code))
      for digit in Self.code {
        #expect(!text.contains("\"key\":\"\(digit)\"") && !text.contains("key \(digit)"), "\(text)")
      }
    }
    #expect(all[0].contains("\"step\":\"type 6 characters\""))
    #expect(all[0].contains("\"by\":{\"what\":\"key\",\"key\":\"character\"}"))
  }

  @Test("a case written as it was heard does not tell what was typed")
  func block() throws {
    var file = EarFile(name: "x.swift")
    file.voice = .instant
    var live = try LiveCase(EarCase(title: "a", line: 1), of: file, screens: try Theatre.screens())
    live.take(.step(.open(screen: "secret", parameters: [:])), line: 2)
    live.take(.step(.type(Self.code)), line: 3)
    _ = live.finish()
    #expect(live.block.contains("type 6 characters"))
    #expect(!live.block.joined().contains(Self.code))
  }
}

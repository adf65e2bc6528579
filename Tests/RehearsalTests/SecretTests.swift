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

  @Test("a code pressed key by key is told by its sort, and other keys by their names")
  func pressed() throws {
    let keys = Self.code.map(String.init).joined(separator: " ")
    let head = "ear 1\nset hints=off\ncase a\nopen secret\nhear: Code.\nhear: Code, empty, text field\n"
    let report = try Theatre.results(head + "press Home \(keys)\nhear echo: nothing like it")[0].report.joined(
      separator: "\n")
    #expect(report.contains("press Home digit digit digit digit digit digit"))
    #expect(!report.contains(keys))
    let open = try Theatre.results(
      "ear 1\ncase a\nopen stage\nhear: Stage.\nhear: Go, button\npress 7\nhear echo: nothing like it")[0].report
      .joined(
        separator: "\n")
    #expect(open.contains("press 7"))
  }
}

/// What a script expects is no way for a code into a report.
@Suite struct ExpectedSecretTests {
  static let opened = "ear 1\nset hints=off\ncase a\nopen secret\nhear: Code.\nhear: Code, empty, text field\n"

  @Test(
    "a code that a script expects to be said is hidden in its report",
    arguments: [
      "hear: \(SecretTests.code) is wrong", "hear like: *\(SecretTests.code)*", "echo: \(SecretTests.code)",
      "hear echo x6: digit\nhear: Code \(SecretTests.code), text field",
    ])
  func hidden(_ expected: String) throws {
    for step in ["type \(SecretTests.code)", "press \(SecretTests.code.map(String.init).joined(separator: " "))"] {
      let result = try Theatre.results(Self.opened + step + "\n" + expected)[0]
      #expect(result.verdict == .failed)
      let report = (result.report + result.failures.flatMap(\.facts)).joined(separator: "\n")
      #expect(!report.contains(SecretTests.code), "\(report)")
      for digit in SecretTests.code { #expect(!report.contains("echo: \(digit)"), "\(report)") }
    }
  }

  @Test(
    "a code that is typed piece by piece is hidden too",
    arguments: [
      "type 593\ntype 817", "press 5\npress 9\npress 3\npress 8\npress 1\npress 7",
      "type 5938\npress Backspace\ntype 817",
    ],
    ["hear: The code 593817 is wrong", "hear: 5\nhear: 9\nhear: 3\nhear: 8\nhear: 1\nhear: 7"])
  func pieces(_ steps: String, _ expected: String) throws {
    let result = try Theatre.results(Self.opened + steps + "\n" + expected)[0]
    let report = (result.report + result.failures.flatMap(\.facts)).joined(separator: "\n")
    #expect(result.verdict == .failed)
    #expect(!report.contains(SecretTests.code), "\(report)")
    for digit in SecretTests.code { #expect(!report.contains("hear: \(digit)"), "\(report)") }
  }

  @Test("keys of a code are told by their sort in a step that the end of the program breaks off, too")
  func brokenOff() throws {
    let run = try ScriptRun(
      try EarFile(Self.opened + "press 5 9 Ctrl-\\ 3 8", name: "x.ear"), screens: try Theatre.screens())
    let result = run.result(of: run.file.cases[0], transcript: true)
    #expect(result.failures.map(\.kind) == [.obstacle])
    let told = JSONReport.lines(of: result) + result.report.joined()
    #expect(told.contains("press digit digit Ctrl-\\"))
    #expect(!told.contains("press 5") && !told.contains("key 3"))
  }

  @Test("a digit that is expected where the record has none is told as other words")
  func otherWords() throws {
    let failures = try Theatre.results(Self.opened + "type 59\nhear echo: 5\nhear echo: digit")[0].failures
    #expect(failures.map(\.kind) == [.otherWords])
    #expect(failures.first?.facts.first == "wanted: hear echo: [hidden]")
  }
}

import Foundation
import FoundationXML
import Rehearsal
import Synchronization
import Testing

@Suite struct TestRunTests {
  /// Sixty cases, of which every tenth fails.
  static func many() throws -> ScriptRun {
    let cases = (0..<60).map { number in
      "case number \(number) of <many> & \"more\"\nopen stage\nhear: Stage.\nhear: Go, button\ndo save\n"
        + (number.isMultiple(of: 10) ? "hear result: Lost.\n" : "hear result: Saved.\n")
    }
    return try ScriptRun(
      try EarFile("ear 1\nset hints=off\n" + cases.joined(), name: "many.ear"), screens: try Theatre.screens())
  }

  /// All that is told of a run, to the byte.
  func told(_ change: (inout TestRun.Options) -> Void) throws -> (text: String, tally: TestRun.Tally) {
    var options = TestRun.Options()
    options.transcripts = true
    change(&options)
    let reports = Gathered()
    let tally = TestRun([try Self.many()], options).results { reports.add($0) }
    return (reports.text, tally)
  }

  final class Gathered: Sendable {
    private let results = Mutex<[CaseResult]>([])

    func add(_ result: CaseResult) {
      results.withLock { $0.append(result) }
    }

    var text: String {
      var junit = JUnitReport()
      let all = results.withLock { $0 }
      for result in all { junit.add(result) }
      return junit.xml + all.map(JSONReport.lines).joined() + all.flatMap(\.report).joined(separator: "\n")
    }

    var titles: [String] { results.withLock { $0.map(\.title) } }
  }

  @Test("many at once and many times give the same bytes as one after the other")
  func sameBytes() throws {
    let one = try told { _ in }
    let many = try told { ($0.jobs, $0.repeats) = (8, 20) }
    #expect(one.text == many.text)
    #expect(one.tally == many.tally)
    #expect(one.tally.words == "60 cases, 6 failed.")
  }

  @Test("a seed decides the order, and nothing is left out")
  func shuffled() throws {
    func titles(_ seed: UInt64?) throws -> [String] {
      var options = TestRun.Options()
      options.shuffle = seed
      let gathered = Gathered()
      _ = TestRun([try Self.many()], options).results { gathered.add($0) }
      return gathered.titles
    }
    #expect(try titles(3) == titles(3))
    #expect(try titles(3) != titles(nil))
    #expect(try titles(3).sorted() == titles(nil).sorted())
  }

  @Test("a line or a part of the title picks cases")
  func picking() throws {
    let run = try Self.many()
    #expect(run.only(at: 10)?.file.cases.map(\.title) == ["number 1 of <many> & \"more\""])
    #expect(run.only(at: 2) == nil)
    #expect(run.only(titled: "number 5").file.cases.count == 11)
  }

  @Test("the report for build servers is XML with a test case for each case, its file and the line that failed")
  func junit() throws {
    var junit = JUnitReport()
    let run = try Self.many()
    for script in run.file.cases { junit.add(run.result(of: script, transcript: true)) }
    let document = try XMLDocument(xmlString: junit.xml)
    let cases = try document.nodes(forXPath: "/testsuites/testsuite[@name='many.ear']/testcase").compactMap {
      $0 as? XMLElement
    }
    #expect(cases.count == 60)
    let first = try #require(cases.first)
    #expect(first.attribute(forName: "name")?.stringValue == "number 0 of <many> & \"more\"")
    #expect(first.attribute(forName: "file")?.stringValue == "many.ear")
    #expect(first.attribute(forName: "line")?.stringValue == "8")
    let failure = try #require(first.elements(forName: "failure").first)
    #expect(failure.attribute(forName: "message")?.stringValue == "other words")
    #expect(failure.stringValue?.hasPrefix("not ok many.ear:8 other words\n  case: number 0") == true)
    #expect(first.elements(forName: "system-out").first?.stringValue?.contains("1.12s hear result: Saved.") == true)
    #expect(try document.nodes(forXPath: "//failure").count == 6)
    #expect(try document.nodes(forXPath: "/testsuites/testsuite/@failures").first?.stringValue == "6")
  }

  @Test("the record of a run is one JSON object a line, each with its case")
  func json() throws {
    let run = try Self.many()
    let lines = JSONReport.lines(of: run.result(of: run.file.cases[0], transcript: true)).split(separator: "\n")
    let objects = try lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.allSatisfy { $0["case"] as? String == "many.ear:3" })
    let events = objects.compactMap { $0["event"] as? String }
    #expect(
      events.first == "step" && events.last == "failure"
        && Set(events).isSuperset(of: ["asked", "began", "ended", "tone"]))
  }
}

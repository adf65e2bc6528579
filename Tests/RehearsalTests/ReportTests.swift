import Rehearsal
import Testing

/// The reports of ear-scripts.md, section 7.
@Suite struct ReportTests {
  func report(_ name: String, _ change: (inout [String]) -> Void) throws -> [String] {
    var lines = try Theatre.sample(name).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    change(&lines)
    return try Theatre.results(lines.joined(separator: "\n"), name: name)[0].report
  }

  @Test("two lines swapped are out of order and nothing else, with both times and both lines of source")
  func outOfOrder() throws {
    let report = try report("quiz.ear") { $0.swapAt(15, 16) }
    #expect(
      report.map { $0.replacing(#/(\w+\.swift):\d+/#) { "\($0.1)" } } == [
        "not ok quiz.ear:16 out of order",
        "  case: a wrong answer, then the right one",
        "  wanted: \"Next level, button\" before \"Right. Lisbon is the capital.\"",
        "  got: 7.98s hear result: Right. Lisbon is the capital.",
        "       10.01s hear: Next level, button",
        "  step: line 15, press Enter, at 7.98s",
        "  asked at: SampleQuiz.swift result, then SampleQuiz.swift focus",
        "  accept: earshot test --update quiz.ear:7",
      ])
  }

  @Test("a changed fate tells when, by what, and what follows from it")
  func anotherFate() throws {
    let report = try report("lesson.ear") { lines in
      lines[7] = "hear: Press the down arrow key to reach the next item."
      lines.remove(at: 12)
    }
    #expect(
      report.map { $0.replacing(#/(\w+\.swift):\d+/#) { "\($0.1)" } } == [
        "not ok lesson.ear:8 another fate: wanted hear, got cut",
        "  case: a key cuts the lesson, item 1 is never heard, the news waits",
        "  cut: Press the down arrow key / to reach the next item.",
        "  cut at 1.50s by the key Down (line 12), then focus \"Item 2, button\", asked at SampleLesson.swift",
        "  also: line 12, one too many: lost: Item 1, button",
        "  accept: earshot test --update --fates lesson.ear:6",
      ])
  }

  @Test("a broken silence tells who set the timer, and what was heard")
  func brokenSilence() throws {
    let failure = try Theatre.failures(
      "\(FailureTests.opened)\ndo tick at 5s\npress End\nhear: bottom, Go\nsilence forever")[0]
    let facts = failure.facts.map { $0.replacing(#/Theatre.swift:\d+/#, with: "Theatre.swift:LINE") }
    #expect(
      facts == [
        "\"Five seconds.\" was said 4.30s into silence forever",
        "its timer 'tick' was set at 1.12s by line 7, do tick at 5s, Theatre.swift:LINE, and was not cancelled",
        "asked at: Theatre.swift:LINE progress", "heard:", "  line 8", "    1.12s hear: bottom, Go",
        "  line 10", "    6.12s hear progress: Five seconds.",
      ])
  }
}

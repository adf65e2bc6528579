import Rehearsal
import Testing

/// A case that fails in one way.
struct FailingSample: CustomTestStringConvertible {
  var kind: Mismatch.Kind
  var line: Int
  var headline: String
  var body: String
  var open = "stage"

  init(_ kind: Mismatch.Kind, _ line: Int, _ headline: String, _ body: String, open: String = "stage") {
    (self.kind, self.line, self.headline, self.body, self.open) = (kind, line, headline, body, open)
  }

  var testDescription: String { headline }
}

/// Scripts begin with three lines; the screen is opened in line 4 and says its title and its button.
@Suite struct FailureTests {
  static let opened = "hear: Stage.\nhear: Go, button"

  static let samples = [
    FailingSample(
      .outOfOrder, 8, "out of order", "\(opened)\ndo two results\nhear result: Second it is.\nhear result: First it is."
    ),
    FailingSample(
      .anotherFate, 5, "another fate: wanted hear, got cut",
      "hear: Stage.\nlost: Go, button\nwait 100ms\npress End\nhear: bottom, Go, button"),
    FailingSample(.otherWords, 6, "other words", "hear: Stage.\nhear: Go, button, 1 of 1"),
    FailingSample(
      .neverAskedFor, 8, "never asked for", "\(opened)\ndo save\nhear notice: Rain is coming.\nhear result: Saved."),
    FailingSample(.oneTooMany, 4, "one too many", "hear: Stage."),
    FailingSample(.saidTwice, 7, "said twice", "\(opened)\ndo save twice\nhear result: Saved."),
    FailingSample(
      .otherLanguage, 8, "other language: wanted en, got fr", "\(opened)\ndo french\nhear result: Bonjour."),
    FailingSample(.otherLanguage, 8, "other language: wanted fr, got en", "\(opened)\ndo save\nhear result fr: Saved."),
    FailingSample(
      .anotherKind, 8, "another kind: wanted notice, got result", "\(opened)\ndo save\nhear notice: Saved."),
    FailingSample(.anotherKind, 6, "another kind: wanted screen, got focus", "hear: Stage.\nhear screen: Go, button"),
    FailingSample(
      .anotherKind, 8, "another kind: wanted screen or focus, got result", "\(opened)\ndo save\nhear: Saved."),
    FailingSample(
      .earlyOrLate, 9, "began at 6.12s, wanted 6s",
      "\(opened)\ndo tick at 5s\nwait until 7s\nhear progress at 6s: Five seconds."),
    FailingSample(
      .cutElsewhere, 5, "cut at another word",
      "cut: Press the down / arrow key to reach the next item.\nwait 1.5s\npress Down\nlost: Item 1, button\nhear: Item 2, button",
      open: "sample-lesson"),
    FailingSample(.silenceBroken, 8, "the silence was broken at 6.12s", "\(opened)\ndo tick at 5s\nsilence 10s"),
    FailingSample(.silenceBroken, 8, "the silence was broken at 6.12s", "\(opened)\ndo tick at 5s\nsilence forever"),
    FailingSample(.silenceBroken, 6, "the silence was broken at 0.42s", "hear: Stage.\nsilence"),
    FailingSample(
      .silenceBroken, 8, "the silence was broken at 11.12s", "\(opened)\ndo count forever\nsilence forever"),
    FailingSample(.timerNeverEnds, 8, "a timer never ends", "\(opened)\ndo tick forever\nsilence forever"),
    FailingSample(
      .beforeItsStep, 8, "said before its step", "hear: Stage.\nwait 3s\npress End\nhear: Go, button\nhear: bottom, Go"),
    FailingSample(.obstacle, 9, "cannot be done", "\(opened)\npress End\nhear: bottom, Go\nwait until 10ms"),
    FailingSample(.obstacle, 7, "cannot be done", "\(opened)\ndo reply"),
    FailingSample(
      .obstacle, 9, "cannot be done", "\(opened)\npress Ctrl-\\\nhear result: Goodbye.\npress Enter"),
  ]

  @Test("each way to fail has a report of its own, and shows as nothing else", arguments: samples)
  func kinds(_ sample: FailingSample) throws {
    let failures = try Theatre.failures(sample.body, open: sample.open)
    #expect(failures.map(\.kind) == [sample.kind], "\(failures.map(\.headline))")
    #expect(failures.first?.headline == sample.headline)
    #expect(failures.first?.line == sample.line)
  }

  @Test("there is a sample of every kind")
  func complete() {
    let rest: Set<Mismatch.Kind> = [.banned, .notTheSame, .bugIsGone]
    #expect(Set(Self.samples.map(\.kind)).union(rest) == Set(Mismatch.Kind.allCases))
  }

  @Test("what a file bans may be said by no case, whatever becomes of it")
  func banned() throws {
    let failures = try Theatre.failures(
      "\(Self.opened)\ndo save\nhear result: Saved.", head: "set hints=off\nnever: *aved*")
    #expect(failures.map(\.kind) == [.banned])
    #expect(failures.first?.line == 8)
  }

  @Test("a case that goes another way the second time is told")
  func notTheSame() throws {
    let text = "ear 1\ncase a\nopen stage\n\(Self.opened)\ndo chance\nhear result like: Number #."
    #expect(try Theatre.results(text)[0].failures.isEmpty)
    #expect(try Theatre.results(text, repeats: 3)[0].failures.map(\.kind) == [.notTheSame])
  }

  @Test("a known bug is no failure while it is there, and one when it is gone")
  func knownBug() throws {
    let results = try Theatre.results(
      "ear 1\ncase a\nknown bug #7\nopen stage\nhear: Stage.\ncase b\nknown bug #8\nopen stage\n\(Self.opened)")
    #expect(results.map(\.verdict) == [.failedAsKnown, .failed])
    #expect(results[0].report.prefix(3) == ["known bug x.ear:4 one too many", "  case: a", "  bug: #7"])
    #expect(results[1].failures.map(\.kind) == [.bugIsGone])
  }
}

import Testing

@testable import Quiz

/// What the reader of packs finds in a key.
@Suite struct MatchingLoadTests {
  @Test(
    "An accepted answer that is nothing, or no answer of its kind, is a fault with its place",
    arguments: [
      ("", .text, .empty), ("\u{200B} ", .text, .empty), ("a|", .text, .empty), ("[the]", .text, .empty),
      (String(repeating: "a", count: 201), .text, .tooLong(limit: 200)), ("many", .number, .noNumber),
      ("1e3", .number, .noNumber), ("1,5", .number, .noNumber), ("3:-1", .number, .noNumber),
      ("3:1:1", .number, .noNumber),
      (".5", .number, .noNumber), ("nan", .number, .noNumber), ("-", .code, .noCode), ("a [b", .text, .unclosedBracket),
      ("a] b", .text, .strayBracket), ("[a [b]]", .text, .nestedBracket), ("[a|b] c", .text, .barInBracket),
      (String(repeating: "[a]b", count: 7), .text, .tooManySpellings(limit: 64)),
      (String(repeating: "a|", count: 64) + "a", .text, .tooManySpellings(limit: 64)),
    ] as [(String, AnswerKey.Form, AnswerFlaw.Problem)])
  func faults(text: String, form: AnswerKey.Form, problem: AnswerFlaw.Problem) {
    let good = form == .number ? "7" : "good1"
    let matcher = AnswerMatcher(AnswerKey(language: "en", accept: [good, text], form: form))
    #expect(matcher.flaws == [AnswerFlaw(place: .accept(1), text: text, problem: problem)])
    #expect(matcher.judge(good) == .right)
    #expect(matcher.judge("") == .nothingTyped)
  }

  @Test("Zero is an answer, and so is any spelling that stands beside a number")
  func good() {
    #expect(
      AnswerMatcher(AnswerKey(language: "en", accept: ["0", "-0.50", "a dozen|12"], form: .number)).flaws.isEmpty)
  }

  @Test("A bad trap is a fault too")
  func badTrap() {
    let matcher = AnswerMatcher(AnswerKey(language: "en", accept: ["a"], traps: [.init("b"), .init("[c")]))
    #expect(matcher.flaws == [AnswerFlaw(place: .trap(1), text: "[c", problem: .unclosedBracket)])
  }

  @Test(
    "A trap that folds like an accepted answer is a fault with both texts",
    arguments: [
      (["Népal"], "NEPAL", .text, true), (["a|b"], "c|B", .text, true), (["l’eau"], "eau", .text, false),
      (["42"], "42.0", .text, true), (["42:1"], "42", .number, false), (["bow"], "B OW", .code, false),
    ] as [([String], String, AnswerKey.Form, Bool)])
  func trap(accept: [String], trap: String, form: AnswerKey.Form, isFault: Bool) {
    let matcher = AnswerMatcher(AnswerKey(language: "fr", accept: accept, form: form, traps: [.init(trap)]))
    let flaw = AnswerFlaw(place: .trap(0), text: trap, problem: .isAccepted(accept[0]))
    #expect(matcher.flaws == (isFault ? [flaw] : []))
  }

  @Test("Accepted answers that fold alike are noted once each, and an answer of signs alone is noted")
  func remarks() {
    let matcher = AnswerMatcher(AnswerKey(language: "fr", accept: ["nepal", "népal|Népal", "a", "NEPAL", "-"]))
    #expect(
      matcher.remarks == [
        .sameAfterFolding("nepal", "népal|Népal"), .sameAfterFolding("nepal", "NEPAL"), .onlyPunctuation("-"),
      ])
    #expect(matcher.flaws.isEmpty)
  }

  @Test("game-V16: a hyphen as the answer is noted")
  func hyphen() {
    #expect(AnswerMatcher(AnswerKey(language: "en", accept: ["-"])).remarks == [.onlyPunctuation("-")])
  }

  @Test("Each fault and remark is one line with the text in quotes and what would do")
  func wording() {
    let problems: [AnswerFlaw.Problem] = [
      .empty, .tooLong(limit: 200), .noNumber, .noCode, .unclosedBracket, .strayBracket, .nestedBracket, .barInBracket,
      .tooManySpellings(limit: 64), .isAccepted("y"),
    ]
    let flaws = problems.map { AnswerFlaw(place: .accept(0), text: "x", problem: $0).description }
    let remarks = [AnswerRemark.onlyPunctuation("x"), .sameAfterFolding("x", "y")].map(\.description)
    #expect(Set(flaws).count == problems.count)
    for line in flaws + remarks {
      #expect(line.hasPrefix("'x' ") && !line.contains("\n"), "\(line)")
    }
  }
}

import Testing

@testable import Quiz

/// game.md 6, several answers.
@Suite struct MatchingPartsTests {
  private static func vectors(
    _ accept: [String], _ rule: AnswerKey.Rule = .all, form: AnswerKey.Form = .text,
    mistakes: AnswerKey.Mistakes = .almost,
    traps: [AnswerKey.Trap] = [], right: [String] = [], parts: [(String, AnswerOutcome.Parts)] = [],
    other: [(String, AnswerOutcome)] = []
  ) -> [MatchingVector] {
    ["en", "fr"].flatMap { language in
      MatchingVector.vectors(
        AnswerKey(language: language, accept: accept, form: form, rule: rule, mistakes: mistakes, traps: traps),
        right: right, other: parts.map { ($0, .partial($1)) } + other)
    }
  }

  @Test(
    "All parts are wanted, in any order, and nothing else",
    arguments: vectors(
      ["cats", "dogs", "birds|fowl"],
      right: ["cats, dogs and birds", "Fowl; dogs & CATS.", "dogs et cats, and birds", "cats,dogs,birds,"],
      parts: [
        ("cats, dogs", .init(right: 2, wanted: 3)), ("cats, cats, dogs", .init(right: 2, wanted: 3, extra: 1)),
        ("cats, dogs, birds, cows", .init(right: 3, wanted: 3, extra: 1)),
        ("cows", .init(right: 0, wanted: 3, extra: 1)),
        ("cats dogs birds", .init(right: 0, wanted: 3, extra: 1)), (", ;", .init(right: 0, wanted: 3)),
        ("birds, fowl", .init(right: 1, wanted: 3, extra: 1)),
      ], other: [("", .nothingTyped)]))
  func all(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "In order, each part counts in its own place",
    arguments: vectors(
      ["spring", "summer", "autumn"], .inOrder, right: ["spring, summer, autumn"],
      parts: [
        ("summer, spring, autumn", .init(right: 1, wanted: 3, extra: 2)), ("spring", .init(right: 1, wanted: 3)),
        ("spring, summer, autumn, winter", .init(right: 3, wanted: 3, extra: 1)),
      ]))
  func inOrder(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "A part may have commas and conjunctions of its own",
    arguments: vectors(
      ["rock and roll", "jazz", "Paris, Texas"],
      right: ["jazz and rock and roll and paris, texas", "Paris, Texas; rock & roll; jazz"],
      parts: [("rock, jazz", .init(right: 1, wanted: 3, extra: 1))])
      + vectors(
        ["3.5", "1200000", "2"], form: .number, right: ["3,5; 2 and 1 200 000", "2, 3.5, 1200000"],
        parts: [("3,2", .init(right: 1, wanted: 3, extra: 1))]))
  func compound(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "A slip in a part makes the whole almost right, if all else is right",
    arguments: vectors(
      ["Budapest", "Vienna"], parts: [("Budapst", .init(right: 0, wanted: 2))],
      other: [("Vienna, Budapst", .almost(.spelling(of: "Budapst")))])
      + vectors(["Budapest", "Vienna"], mistakes: .accept, right: ["Viena, Budapst"]))
  func slips(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "A trap is known as the whole answer and as one part of it",
    arguments: vectors(
      ["cats", "dogs"], traps: [.init("cows"), .init("cats, cows", verdict: .notWanted)],
      parts: [("dogs, cows", .init(right: 1, wanted: 2, extra: 1, trap: 0))],
      other: [("cows", .trap(0, .wrong)), ("Cats, cows", .trap(1, .notWanted))]))
  func traps(vector: MatchingVector) {
    vector.check()
  }
}

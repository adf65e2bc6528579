import Testing

@testable import Quiz

/// game.md 6, the veto.
@Suite struct MatchingTrapTests {
  @Test(
    "game-veto: a trap wins at the stage of the right answer and at stricter ones, not at more lenient ones",
    arguments: MatchingVector.vectors(
      AnswerKey(
        language: "en", accept: ["the north"], traps: [.init("north-", verdict: .notWanted), .init("no rth, south")]),
      right: ["north", "the north", "nor th"],
      other: [("NORTH-", .trap(0, .notWanted)), ("north, south", .trap(1, .wrong))]))
  func stages(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "game-veto: a trap has spellings, articles, numbers and families as an answer has",
    arguments: MatchingVector.vectors(
      AnswerKey(
        language: "fr", accept: ["tungstène"], traps: [.init("étain|fer"), .init("[un] métal", verdict: .notWanted)]),
      right: ["le tungstene"],
      other: [("de l'ÉTAIN", .trap(0, .wrong)), ("Fer.", .trap(0, .wrong)), ("un métal", .trap(1, .notWanted))])
      + MatchingVector.vectors(
        AnswerKey(language: "en", accept: ["40:5"], form: .number, traps: [.init("42"), .init("-40")]),
        right: ["41", "forty"],
        other: [
          ("42", .trap(0, .wrong)), ("forty-two", .trap(0, .wrong)), ("42,0", .trap(0, .wrong)),
          ("moins quarante", .trap(1, .wrong)),
        ])
      + MatchingVector.vectors(
        AnswerKey(language: "fr", accept: ["oui"], traps: [.init("non")]), right: ["yes"],
        other: [("no", .trap(0, .wrong))])
      + MatchingVector.vectors(
        AnswerKey(language: "en", accept: ["box*"], wildcards: true, traps: [.init("boxe*")]), right: ["boxing"],
        other: [("boxes", .trap(0, .wrong))])
      + MatchingVector.vectors(
        AnswerKey(language: "en", accept: ["bow"], form: .code, traps: [.init("wob")]),
        other: [("W O B", .trap(0, .wrong))])
  )
  func forms(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-veto: a listed misspelling is wrong even where small mistakes are accepted")
  func misspelling() {
    let key = AnswerKey(language: "en", accept: ["gigahertz"], mistakes: .accept, traps: [.init("gigahetz")])
    #expect(AnswerMatcher(key).judge("gigahetz") == .trap(0, .wrong))
    #expect(AnswerMatcher(key).judge("gigaherz") == .right)
  }
}

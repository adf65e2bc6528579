import Testing

@testable import Quiz

@Suite struct MatchingLinearityTests {
  /// Words of the same length, so that no answer is left out for its length.
  private static func key(_ count: Int) -> AnswerKey {
    AnswerKey(language: "en", accept: (0..<count).map { "Answer number \(word($0))" })
  }

  private static func word(_ number: Int) -> String {
    let digits = String(number + 100_000).utf8.map { Character(Unicode.Scalar($0 + 49)) }
    return String(digits)
  }

  @Test("game-S6: each accepted answer is compared with a typed one at most once", arguments: [100, 1_000, 10_000])
  func comparisons(count: Int) throws {
    let key = Self.key(count)
    let sheet = AnswerSheet(key)
    let stage = try #require(SlipStage(sheet, key))
    #expect(stage.comparisons(with: sheet.text("answer numbre baaaaa")) == count)
    #expect(stage.comparisons(with: sheet.text("something else")) == 0)
  }

  @Test("Ten thousand accepted answers: the first, the last and a near one are found")
  func tenThousand() {
    let matcher = AnswerMatcher(Self.key(10_000))
    #expect(matcher.flaws.isEmpty && matcher.remarks.isEmpty)
    #expect(matcher.judge("answer number \(Self.word(0))") == .right)
    #expect(matcher.judge("the answer-number \(Self.word(9_999))") == .right)
    #expect(matcher.judge("Answer numbr \(Self.word(77))") == .almost(.spelling(of: "numbr")))
    #expect(matcher.judge("nothing of the kind") == .wrong)
  }
}

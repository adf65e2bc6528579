import Console
import Quiz
import Usage

/// One answer against many accepted ones, and the preparation of those: twice as many take twice the time.
enum MatchingMeasurement: Measurement {
  static let name = "matching"

  private static let count = 10_000
  private static let limit = 2.2
  /// No stage knows it, so all of them are asked.
  private static let answer = "the harbour of stone 98765"

  static func rows() throws(Failure) -> [BenchmarkRow] {
    let (once, twice) = (key(of: count), key(of: 2 * count))
    let (few, many) = (AnswerMatcher(once), AnswerMatcher(twice))
    let matching = Pair.timing({ _ = many.judge(answer) }) { _ = few.judge(answer) }
    let preparing = Pair.timing(rounds: 5, { _ = AnswerMatcher(twice) }) { _ = AnswerMatcher(once) }
    return [
      BenchmarkRow("an answer against \(2 * count) accepted ones", matching, against: "\(count)", atMost: limit),
      BenchmarkRow("preparing \(2 * count) accepted answers", preparing, against: "\(count)", atMost: limit),
    ]
  }

  private static func key(of count: Int) -> AnswerKey {
    AnswerKey(language: "en", accept: (1...count).map { "The harbour of Saint-Élie \($0)" })
  }
}

import Screens
import Testing

@testable import Phrasing

@Suite struct SpokenWorkTests {
  @Test(
    "Twice the text is at most 2.2 times the work",
    arguments: [
      "words and more words. ", "word", "7", "1 000 ", "-", "!?", "🎉🎁", "война мир ", "a1-2,5 ", "日本の", "\u{301}",
      "3,5.",
      "(«—", "5 - ", "é", "aб", "XIV", "1 000–", "5 км ", "n°",
    ])
  func linear(piece: String) throws {
    let catalogue = try ownPhrases()
    for language in ["en", "fr", "ru"] {
      let context = SpokenContext(catalogue, interface: language, language: language, settings: SpokenSettings())
      let work = [10_000, 20_000].map { length in
        let text = String(repeating: piece, count: length / piece.unicodeScalars.count)
        return SpokenText(text, in: context).steps + text.unicodeScalars.count
      }
      #expect(Double(work[1]) <= Double(work[0]) * 2.2, "\(work)")
      #expect(work[1] < 20_000 * 12, "\(work)")
    }
  }
}

import Testing

@testable import Quiz

@Suite struct MatchingFuzzTests {
  private static let seed: UInt64 = 20_261_201
  private static let count = 2_000

  @Test(
    "Whatever is accepted, typed as it stands it is right, and whatever is typed is judged", .timeLimit(.minutes(5)))
  func randomTexts() {
    var generator = SplitMix64(seed: Self.seed)
    var judged = 0
    for number in 1...Self.count {
      let accepted = Self.text(by: &generator)
      let key = Self.key(accept: accepted, by: &generator)
      let matcher = AnswerMatcher(key)
      _ = matcher.judge(Self.text(by: &generator))
      guard matcher.flaws.isEmpty else { continue }
      judged += 1
      #expect(matcher.judge(accepted) == .right, "seed \(Self.seed), case \(number): \(accepted.debugDescription)")
    }
    #expect(judged > Self.count / 2, "seed \(Self.seed)")
  }

  @Test("Folding twice is folding once, with accents and without", .timeLimit(.minutes(5)))
  func folding() {
    var generator = SplitMix64(seed: Self.seed)
    for number in 1...Self.count {
      let text = Self.text(by: &generator)
      for keepsAccents in [true, false] {
        let once = FoldedText(text, keepsAccents: keepsAccents).form
        let twice = FoldedText(once, keepsAccents: keepsAccents).form
        #expect(once == twice, "seed \(Self.seed), case \(number): \(text.debugDescription)")
      }
    }
  }

  @Test("Author's syntax at random is read or told as a fault", .timeLimit(.minutes(5)))
  func notation() {
    var generator = SplitMix64(seed: Self.seed)
    for _ in 1...Self.count {
      let signs = (0..<Int.random(in: 0...20, using: &generator)).compactMap { _ in
        ["a", "b", " ", "|", "[", "]", "\\", "*", "1", ".", ":", "-"].randomElement(using: &generator)
      }
      let key = AnswerKey(language: "en", accept: [signs.joined()], wildcards: Bool.random(using: &generator))
      let matcher = AnswerMatcher(key)
      _ = matcher.judge("ab 1")
    }
  }

  private static func key(accept text: String, by generator: inout SplitMix64) -> AnswerKey {
    AnswerKey(
      language: ["en", "fr", "de", "ru"].randomElement(using: &generator) ?? "en",
      accept: [AnswerNotation.escaped(text)],
      form: Bool.random(using: &generator) ? .text : .code,
      rule: AnswerKey.Rule.allCases.randomElement(using: &generator) ?? .any,
      accents: AnswerKey.Accents.allCases.randomElement(using: &generator) ?? .loose,
      wildcards: Bool.random(using: &generator))
  }

  /// Letters and signs that matching knows, and any characters of all planes.
  private static func text(by generator: inout SplitMix64) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      if Bool.random(using: &generator) {
        text.append(familiar.randomElement(using: &generator) ?? "a")
      } else if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator)) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static let familiar = Array("abeéœßıİйŁ 'ʼ’-–−.,;&\"«!?*[|]\\0129٣²Ⅳ\u{301}\u{A0}\u{200D}ᵉｘ")
}

import Testing

@testable import Quiz

/// game.md 6, S4.
@Suite struct MatchingNumberTests {
  @Test(
    "game-S4: groups are of three digits, parted by one mark of the language",
    arguments: MatchingVector.both(
      ["1234567.5"], right: ["1234567.5", "1 234 567,5", "1'234'567.5", "1’234’567,50", "1\u{202F}234\u{202F}567.5"],
      wrong: ["12 34567.5", "1 234'567.5", "1234 567.5", "0 001 234 567.5", "1,234,567,5", "1.234.567.5"])
      + MatchingVector.english("1234567.5", right: ["1,234,567.5", "1.234.567,5"])
      + MatchingVector.french("1234567.5", right: ["1.234.567,5", "1,234,567.5"])
      + MatchingVector.english("1822", right: ["1,822"], other: [("1.822", .almost(.decimalMark))])
      + MatchingVector.french("1822", right: ["1.822"], other: [("1,822", .almost(.decimalMark))])
      + MatchingVector.english("1.822", right: ["1.822"], other: [("1,822", .almost(.decimalMark))])
      + MatchingVector.french("1.822", right: ["1,822", "1.822"])
      + MatchingVector.both(["0.125"], right: ["0.125", "0,125", ".125", ",125"], wrong: ["125"]))
  func marks(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "game-S4: what is no plain number is refused",
    arguments: MatchingVector.both(
      ["1000"],
      right: ["1000", "1000.", "+1000", "1 000,00", "one thousand", "mille"],
      wrong: [
        "1e3", "0x3e8", "inf", "1000 km", "1000!", "1000%", "10^3", "10³", "1000/1", "one thousand apples",
        "ten hundred",
        "--1000", "1000-", "1..000", "1000,", "1000abc",
      ])
      + MatchingVector.both(["105"], wrong: ["one-hundred-and-five-apples", "one"])
      + MatchingVector.both(["4002"], wrong: ["forty two"]) + MatchingVector.both(["1004"], wrong: ["ten four"])
      + MatchingVector.both(["1"], wrong: ["one half", "one-hundred-and-five"]))
  func refused(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "game-S4: whole numbers in words, English and French, Belgian and Swiss",
    arguments: MatchingVector.both(["105"], right: ["one hundred and five", "One-hundred five", "cent cinq"])
      + MatchingVector.both(["80"], right: ["eighty", "quatre-vingts", "quatre vingt", "huitante"])
      + MatchingVector.both(["200"], right: ["deux cents", "deux-cent"])
      + MatchingVector.both(["95"], right: ["nonante-cinq", "quatre-vingt-quinze"], wrong: ["quatre-vingts"])
      + MatchingVector.both(["-71"], right: ["minus seventy-one", "moins septante-et-un", "-71", "moins 71"])
      + MatchingVector.both(["0"], right: ["zero", "-0", "0,0", "minus zero"])
      + MatchingVector.both(["3.5"], wrong: ["three", "three and a half"])
      + MatchingVector.both(["18"], wrong: ["eightteen", "eigteen"]))
  func words(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "game-S4: ordinals are the number only if the author says so",
    arguments: MatchingVector.both(["3"], wrong: ["3rd", "third", "3e", "troisième"])
      + ["en", "fr"].flatMap { language in
        MatchingVector.vectors(
          AnswerKey(language: language, accept: ["3", "21", "1", "12", "2", "80"], form: .number, ordinals: true),
          right: [
            "3", "3rd", "third", "3e", "3ème", "troisième", "twenty-first", "21st", "vingt et unième", "premier",
            "première", "1re", "1ᵉʳ", "first", "twelfth", "douzième", "seconde", "deuxième", "2nde", "eightieth",
            "quatre-vingtième",
          ], wrong: ["third time", "3x", "rd", "e"])
      })
  func ordinals(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "game-S4: what the author lists beside the number is right, such as its unit",
    arguments: MatchingVector.vectors(
      AnswerKey(language: "en", accept: ["0.5|one half", "12|12 km"], form: .number),
      right: ["0.5", "One half", "12", "12 km", "12km", "twelve"], wrong: ["12 m", "half"]))
  func listed(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "game-S4: a tolerance reaches as far as it says, on both sides of zero and beyond what a double can tell",
    arguments: [
      ("0:1.5", "-1.5", true), ("0:1.5", "-1.51", false), ("-2:0.5", "-2.5", true), ("-2:0.5", "-1.49", false),
      ("3.14:0.01", "3.13", true), ("3.14:0.01", "3.12999999999999999999999999999999", false),
      ("3.14:0.01", "3.15000000000000000000000000000001", false), ("10:0", "10.0", true),
      ("100000000000000000000:1", "100000000000000000001", true),
      ("100000000000000000000:1", "100000000000000000002", false), ("0.3:0.1", "0.2", true), ("0.3:0.1", "0.4", true),
    ])
  func tolerance(accepted: String, typed: String, isRight: Bool) {
    let matcher = AnswerMatcher(AnswerKey(language: "en", accept: [accepted], form: .number))
    #expect(matcher.flaws.isEmpty)
    #expect(matcher.judge(typed) == (isRight ? .right : .wrong))
  }

  @Test("Sums of decimals are exact, with carries, borrows and either sign")
  func sums() throws {
    let texts = ["0", "0.1", "0.25", "9.99", "100", "99.901", "0.00099", "12345678901234567890.5"]
    let numbers = try texts.flatMap { text in
      let number = try #require(AuthorNumber(folded: text, hasTolerance: false)).range.lowerBound
      return [number, -number]
    }
    for left in numbers {
      for right in numbers {
        #expect(left + right == right + left)
        #expect((left + right) - right == left)
        #expect((left < right) == (left - right).isNegative)
      }
    }
  }

  @Test("An answer is a number in a level of text only if all accepted ones are")
  func allNumbers() {
    let mixed = AnswerMatcher(AnswerKey(language: "en", accept: ["42", "many"]))
    #expect(mixed.judge("forty-two") == .wrong)
    #expect(mixed.judge("42") == .right)
    let time = AnswerMatcher(AnswerKey(language: "en", accept: ["16:9"]))
    #expect(time.judge("16:9") == .right)
    #expect(time.judge("20") == .wrong)
  }
}

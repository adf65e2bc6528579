import Testing

@testable import Rehearsal

@Suite struct WildcardTests {
  @Test(
    "a star is any text, a hash a number, all else itself",
    arguments: [
      ("Code*", "Code from the text", true), ("*text", "Code from the text", true),
      ("C*t*t", "Code from the text", true),
      ("*", "", true), ("", "", true), ("a", "", false), ("Code", "Code.", false), ("# seconds", "30 seconds", true),
      ("# seconds", "30 minutes", false), ("# seconds", "thirty seconds", false), ("#", "1,500.5", true),
      ("#", "1,", false),
      ("#", "12", true), ("*# of #", "answer, 1 of 4", true), ("##", "12", false), ("a*#b", "a12b", true),
      ("é", "e\u{301}", true),
      ("* #", "a 3 500", true),
    ])
  func matching(pattern: String, text: String, matches: Bool) {
    #expect(Wildcards(pattern).match(text) == matches)
  }

  @Test("many stars take no more time than the length of the text times that of the pattern", .timeLimit(.minutes(1)))
  func time() {
    let pattern = String(repeating: "a*", count: 50) + "b"
    #expect(!Wildcards(pattern).match(String(repeating: "a", count: 5000)))
  }

  @Test(
    "runs of blanks count as one space, whatever blank it is",
    arguments: [
      ("a  b", "a b"), ("a\u{A0}b", "a b"), ("a\u{202F}!", "a !"), (" a\tb ", "a b"), ("é’a", "é’a"), ("", ""),
    ])
  func spaces(text: String, single: String) {
    #expect(LooseSpaces.single(text) == single)
  }
}

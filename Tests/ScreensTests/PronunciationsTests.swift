import Screens
import Testing

@Suite struct PronunciationsTests {
  @Test(
    "announcements-54: a word that is said in another way is found where it stands whole, the longest first",
    arguments: [
      ("Le football !", ["3+8 foute bol"]), ("Football", ["0+8 foute bol"]), ("footballeur", []),
      ("l’football", ["2+8 foute bol"]), ("north wind, north", ["0+10 NW", "12+5 N"]), ("", []), ("5north", []),
      ("C++", ["1+2 plus plus"]), ("C+++", []), ("İstanbul north", ["9+5 N"]), ("Ne\u{301}pal", ["0+5 nay pal"]),
      ("north", ["0+5 N"]), ("northnorth", []), (":-)", ["0+3 smile"]),
    ])
  func spots(text: String, expected: [String]) {
    let words = Pronunciations([
      "football": "foute bol", "north": "N", "North wind": "NW", "++": "plus plus", "Népal": "nay pal", ":-)": "smile",
      "": "nothing",
    ])
    #expect(words.spots(in: Array(text)).map { "\($0.start)+\($0.count) \($0.said)" } == expected)
  }
}

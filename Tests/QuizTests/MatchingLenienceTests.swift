import Testing

@testable import Quiz

/// In Roman numerals.
private let thirty = String(repeating: "X", count: 3)

/// game.md 6, S5 and S6.
@Suite struct MatchingLenienceTests {
  @Test(
    "game-S5: yes and no, true and false, in both languages and by their letters",
    arguments: MatchingVector.both(
      ["yes", "y"], right: ["Yes!", "y", "OUI"], wrong: ["n", "non", "true", "vrai", "no"])
      + MatchingVector.both(["non"], right: ["no", "N", "Non."], wrong: ["oui", "y", "none", "not"])
      + MatchingVector.both(["True"], right: ["t", "vrai", "V"], wrong: ["false", "F", "faux", "yes"])
      + MatchingVector.both(["faux"], right: ["false", "f"], wrong: ["true", "v"])
      + MatchingVector.french("oui", right: ["o"]) + MatchingVector.english("yes", wrong: ["o"])
      + MatchingVector.both(["false"], almost: ["flase": "flase"]))
  func families(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "game-S5: letters and words that are not all of one family are letters and words",
    arguments: MatchingVector.both(["y"], wrong: ["yes", "oui"])
      + MatchingVector.both(["O", "N"], right: ["o", "n"], wrong: ["non", "oui"])
      + MatchingVector.both(["yes", "maybe"], wrong: ["oui", "y"])
      + MatchingVector.both(["yes", "true"], right: ["yes", "true"], wrong: ["oui", "vrai"])
      + MatchingVector.vectors(AnswerKey(language: "en", accept: ["yes"], form: .code), wrong: ["y", "oui"]))
  func noFamily(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "game-S6: one slip in one word of five letters or more is almost right, and the word is given as it was typed",
    arguments: MatchingVector.both(
      ["Budapest"],
      wrong: ["vudapest", "budpst", "buadepst", "budapestxy", "buda"],
      almost: ["BUDAPST": "BUDAPST", "budappest": "budappest", "Bùdipest": "Bùdipest", "budaepst.": "budaepst"])
      + MatchingVector.french("l’étoile", wrong: ["l'atoile"], almost: ["L’Étiole": "Étiole", "etoilee": "etoilee"])
      + MatchingVector.english("The Beatles", almost: ["beatels": "beatels", "the  Baetles!": "Baetles"])
      + MatchingVector.both(
        ["South America"], wrong: ["suoth amercia", "so uth ame rica x"],
        almost: ["southamerca": "southamerca", "south-amercia": "amercia", "Sotuh America": "Sotuh"])
      + MatchingVector.both(
        ["southeast"], wrong: ["so uth eats"], almost: ["south eats": "south eats", "South-Esat": "South-Esat"])
      + MatchingVector.both(["aujourd’hui"], almost: ["aujord'hui": "aujord'hui"]))
  func slips(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "game-S6: short words, digits, numerals and signs allow no slip",
    arguments: MatchingVector.both(["Rome"], wrong: ["romee", "rme"])
      + MatchingVector.both(["Apollo 11"], wrong: ["apolo 11", "apollo 12"])
      + MatchingVector.both(["Apollo"], wrong: ["apolo 11"])
      + MatchingVector.both(
        ["Psalm \(thirty)VIII"],
        wrong: ["psalm \(thirty.lowercased())viii i", "Psalm \(thirty)VII", "psalm \(thirty.lowercased())viiii"])
      + MatchingVector.both(["tangent(x)"], wrong: ["tangent(y)", "tangent(x", "tangents(x)"])
      + MatchingVector.both(
        ["gold and silver"], wrong: ["gold and slivers", "silver", "golden and silver"],
        almost: ["gold & sliver": "sliver"]))
  func noSlips(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-S6: the author may take a small mistake for right or for wrong")
  func mistakes() {
    func judge(_ mistakes: AnswerKey.Mistakes) -> AnswerOutcome {
      AnswerMatcher(AnswerKey(language: "en", accept: ["Budapest"], mistakes: mistakes)).judge("Budapets")
    }
    #expect(judge(.almost) == .almost(.spelling(of: "Budapets")))
    #expect(judge(.accept) == .right)
    #expect(judge(.wrong) == .wrong)
  }
}

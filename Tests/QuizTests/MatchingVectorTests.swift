import Testing

@testable import Quiz

/// game.md 6.1, each typed text a case of its own.
@Suite struct MatchingVectorTests {
  @Test(
    "game-V1: case, accents, composition, blanks around and a full stop count for nothing", arguments: MatchingVector.v1
  )
  func v1(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-V2: accents that the author left out may be typed", arguments: MatchingVector.v2)
  func v2(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-V3: two answers that fold alike are one", arguments: MatchingVector.v3)
  func v3(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "game-V4: œ may be typed as two letters, and a slip in five letters is almost right", arguments: MatchingVector.v4)
  func v4(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-V5: ß is ss in each case, and a lost s is almost right", arguments: MatchingVector.v5)
  func v5(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-V6: ł, ó and ź may be typed without their strokes", arguments: MatchingVector.v6)
  func v6(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-V7: æ and ø may be typed in plain letters", arguments: MatchingVector.v7)
  func v7(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-V8: the dotted and the dotless i are one letter, under any locale", arguments: MatchingVector.v8)
  func v8(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-V9: an apostrophe is nothing or a blank, and the article may be left out", arguments: MatchingVector.v9)
  func v9(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-V10: an article is an article", arguments: MatchingVector.v10)
  func v10(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-V11: an article alone is no answer", arguments: MatchingVector.v11)
  func v11(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-V12: a letter is an answer, never an article and never a no", arguments: MatchingVector.v12)
  func v12(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-V13: signs after a single letter count", arguments: MatchingVector.v13)
  func v13(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-V14: a minus is any dash or word, and never left out", arguments: MatchingVector.v14)
  func v14(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "game-V15: a blank before a bracket is nothing, a minus or a bracket is something", arguments: MatchingVector.v15)
  func v15(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-V16: a hyphen can be the answer", arguments: MatchingVector.v16)
  func v16(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "game-V17: groups of digits are read by the level's language, the other reading is almost right",
    arguments: MatchingVector.v17)
  func v17(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "game-V18: a tolerance is exact, and no exponent or word of programmers is a number", arguments: MatchingVector.v18)
  func v18(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "game-V19: a number may be typed in words of both languages, and with zeros that change nothing",
    arguments: MatchingVector.v19)
  func v19(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-V20: zero is an answer, and no letter o", arguments: MatchingVector.v20)
  func v20(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-V21: seventy-one is said in two ways in French", arguments: MatchingVector.v21)
  func v21(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "game-V22: yes may be typed by its letter and in the other language, and its opposite is wrong",
    arguments: MatchingVector.v22)
  func v22(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-V23: another numeral is another king", arguments: MatchingVector.v23)
  func v23(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-V24: another number is another answer", arguments: MatchingVector.v24)
  func v24(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "game-V25: a hyphen or blank between letters is nothing, another direction is wrong", arguments: MatchingVector.v25)
  func v25(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-V26: a trap wins where it is typed as it stands, and has no part in slips", arguments: MatchingVector.v26)
  func v26(vector: MatchingVector) {
    vector.check()
  }

  @Test(
    "game-V27: a slip in a long word is almost right, in a short one wrong, and words are left out only if the author says so",
    arguments: MatchingVector.v27)
  func v27(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-V28: a code is compared without blanks and case, and never almost right", arguments: MatchingVector.v28)
  func v28(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-V29: a first name may be left out only if the author says so", arguments: MatchingVector.v29)
  func v29(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-V30: and is written in three ways, but not shortened", arguments: MatchingVector.v30)
  func v30(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-V31: parts are typed in any order, and it is said how many are right", arguments: MatchingVector.v31)
  func v31(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-V32: a wildcard is any text where it stands, and nowhere else", arguments: MatchingVector.v32)
  func v32(vector: MatchingVector) {
    vector.check()
  }

  @Test("game-V33: a text too long to be an answer is refused", arguments: MatchingVector.v33)
  func v33(vector: MatchingVector) {
    vector.check()
  }
}

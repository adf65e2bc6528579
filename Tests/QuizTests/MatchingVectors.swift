@testable import Quiz

/// The vectors V1 to V33 of game.md 6.1, in English and French levels where they hold in both.
extension MatchingVector {
  static let v1 = both(
    ["Népal"], right: ["nepal", "NÉPAL", "Ne\u{301}pal", " népal\u{A0}", "Népal."])
  static let v2 = both(["nepal"], right: ["Népal"])
  static let v3 = both(["nepal", "népal"], right: ["népal"])
  static let v4 = both(["cœur"], right: ["coeur", "CŒUR"], almost: ["cour": "cour", "ceur": "ceur"])
  static let v5 = both(["Straße"], right: ["strasse", "STRASSE", "STRAẞE"], almost: ["strase": "strase"])
  static let v6 = both(["Łódź"], right: ["lodz", "Lodz"])
  static let v7 = both(["Ærø"], right: ["aero", "aerø"])
  static let v8 = both(["İstanbul"], right: ["istanbul", "ISTANBUL", "ıstanbul"])
  static let v9 = french("l’eau", right: ["l'eau", "eau", "leau", "l eau"])
  static let v10 = english("The Beatles", right: ["beatles", "the beatles", "a beatles"])
  static let v11 = english("The The", right: ["the the"], wrong: ["the"])
  static let v12 =
    english("A", right: ["a"], wrong: ["the"], other: [("", .nothingTyped)])
    + both(["N"], right: ["n"], wrong: ["no", "non"])
  static let v13 = both(["C++"], right: ["c++"], wrong: ["C#", "c", "C"])
  static let v14 = both(
    ["-40"], right: ["−40", "– 40", "minus forty", "moins quarante"], wrong: ["+40", "40"])
  static let v15 = both(["cos(x)"], right: ["cos (x)"], wrong: ["-cos(x)", "cos x"])
  static let v16 = both(["-"], right: ["-"], other: [("", .nothingTyped)])
  static let v17 =
    both(["1822"], right: ["1822", "1 822"], wrong: ["1882", "eighteen twenty-two"])
    + english("1822", right: ["1,822"])
    + french("1822", other: [("1,822", .almost(.decimalMark))])
  static let v18 = both(
    ["3.14:0.01"], form: .number, right: ["3,14", "3.140", "3.15"], wrong: ["3.16", "3.14e0", "nan"])
  static let v19 = both(["42"], right: ["forty two", "forty-two", "Quarante-deux", "042", "42.0"])
  static let v20 = both(["0"], right: ["0", "zero", "zéro"], wrong: ["o"])
  static let v21 = both(["71"], right: ["soixante et onze", "soixante-et-onze", "septante et un"])
  static let v22 = both(["yes"], right: ["Y", "oui"], wrong: ["no", "yess"])
  static let v23 = both(["Louis XIV"], right: ["louis xiv"], wrong: ["louis xv", "louis 14"])
  static let v24 = both(["Windows 95"], wrong: ["windows 98"])
  static let v25 = both(["southeast"], right: ["south-east", "south east"], wrong: ["southwest"])
  static let v26 = vectors(
    AnswerKey(language: "en", accept: ["gigahertz"], traps: [AnswerKey.Trap("gigahetz")]),
    almost: ["gigahetrz": "gigahetrz"], other: [("gigahetz", .trap(0, .wrong))])
  static let v27 =
    both(
      ["Leonardo da Vinci"], wrong: ["leonardo de vinci", "da vinci"], almost: ["leanardo da vinci": "leanardo"])
    + both(["[Leonardo] da Vinci"], right: ["da vinci", "Leonardo da Vinci"])
  static let v28 = both(["bow"], form: .code, right: ["b o w", "BOW"], wrong: ["bew"])
  static let v29 =
    both(["Muhammad Ali"], right: ["muhammad ali"], wrong: ["ali"])
    + both(["[Muhammad] Ali"], right: ["ali"])
  static let v30 = both(
    ["rock and roll"], right: ["rock & roll", "rock-and-roll"], wrong: ["rock'n'roll"])
  static let v31 = vectors(
    AnswerKey(language: "en", accept: ["cats", "dogs"], rule: .all), right: ["dogs, cats"],
    other: [("cats", .partial(.init(right: 1, wanted: 2)))])
  static let v32 = vectors(
    AnswerKey(language: "en", accept: ["manual*"], wildcards: true), right: ["manually", "manual"],
    wrong: ["automanual"])
  static let v33 = both(
    ["x"],
    other: [
      (String(repeating: "x", count: 201), .tooLong(limit: 200)),
      (String(repeating: "ab ", count: 100_000), .tooLong(limit: 200)),
    ])

  static let all = [
    v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19, v20, v21, v22, v23, v24, v25,
    v26, v27, v28, v29, v30, v31, v32, v33,
  ].flatMap(\.self)
}

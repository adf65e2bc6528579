import Testing

@testable import Quiz

/// Something that a player may type in an open level of the built-in pack, and what becomes of it.
struct TypedAnswer: Sendable, CustomTestStringConvertible {
  let level: String
  let language: String
  let words: String
  let outcome: AnswerOutcome

  var testDescription: String { "\(level), \(language): \(words)" }

  private static func answers(
    _ level: String, _ language: String, right: [String], wrong: [String] = [], traps: [String: Int] = [:],
    notWanted: [String: Int] = [:], almost: [String: String] = [:]
  ) -> [TypedAnswer] {
    func answer(_ words: String, _ outcome: AnswerOutcome) -> TypedAnswer {
      TypedAnswer(level: level, language: language, words: words, outcome: outcome)
    }
    return right.map { answer($0, .right) } + wrong.map { answer($0, .wrong) }
      + traps.map { answer($0, .trap($1, .wrong)) } + notWanted.map { answer($0, .trap($1, .notWanted)) }
      + almost.map { answer($0, .almost(.spelling(of: $1))) }
  }

  static let all: [TypedAnswer] = [
    answers(
      "corner", "en", right: ["radio", "A radio.", "the Radio set", "wireless", "a two-way radio"],
      wrong: ["television"], traps: ["a telephone": 0, "phone": 0, "An echo": 1], almost: ["raido": "raido"]),
    answers(
      "corner", "fr",
      right: ["radio", "une radio", "La radio", "le poste", "un poste de radio", "T.S.F.", "emetteur-recepteur"],
      wrong: ["télévision"], traps: ["le telephone": 0, "l’écho": 1, "un echo": 1], almost: ["radoi": "radoi"]),
    answers(
      "crank", "en", right: ["30", "thirty", "30 turns", "Thirty turns."], wrong: ["13", "36", "three"],
      traps: ["11": 0, "eleven": 0]),
    answers(
      "crank", "fr", right: ["30", "trente", "30 tours", "Trente tours"], wrong: ["13", "36"],
      traps: ["11": 0, "onze": 0]),
    answers(
      "channel", "en", right: ["4916", "4 9 1 6", "four nine one six"], wrong: ["4961", "491"],
      notWanted: ["6194": 0, "6 1 9 4": 0]),
    answers(
      "channel", "fr", right: ["4916", "4 9 1 6", "quatre neuf un six"], wrong: ["4196"],
      notWanted: ["6194": 0, "six un neuf quatre": 0]),
    answers(
      "name", "en", right: ["Helen", "helen", "the Helen"], wrong: ["Heather"], traps: ["Ellen": 1],
      notWanted: ["Hotel, Echo, Lima, Echo, November": 0], almost: ["Helena": "Helena"]),
    answers(
      "name", "fr", right: ["Hélène", "helene", "L’HÉLÈNE", "l helene"], wrong: ["Héloïse"], traps: ["Elene": 1],
      notWanted: ["hotel echo lima echo november echo": 0], almost: ["Hélèna": "Hélèna"]),
  ].flatMap(\.self)
}

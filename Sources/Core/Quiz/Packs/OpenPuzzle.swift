/// A question whose answer is typed.
public struct OpenPuzzle: Hashable, Sendable {
  /// An answer that is no right one, and what is said to it.
  public struct Trap: Hashable, Sendable {
    /// In author's syntax.
    public var text: AuthorText
    /// Said when it was typed.
    public var reply: AuthorText
    /// Wrong unless the author says otherwise.
    public var verdict: AnswerKey.Trap.Verdict
  }

  /// Accepted answers by language tag, in author's syntax; at least one each.
  public var accept: [String: [String]]
  /// What kind of answer is asked for.
  public var form: AnswerKey.Form
  /// How many of the accepted answers are wanted.
  public var rule: AnswerKey.Rule
  /// Whether "third" and "3rd" are the number 3.
  public var ordinals: Bool
  /// Whether accents matter.
  public var accents: AnswerKey.Accents
  /// The level's own, else the pack's.
  public var mistakes: AnswerKey.Mistakes
  /// Whether `*` in an answer is any text.
  public var wildcards: Bool
  /// In the author's order.
  public var traps: [Trap]
  /// Offered after three refusals, in the author's order. They are plain texts, judged as if they had been typed; the
  /// reader lets no list pass without a right one. Empty where the author gives none.
  public var choices: [AuthorText]

  /// What is accepted in one language of the pack. Its traps have the places of the traps here.
  public func key(in language: String) -> AnswerKey {
    AnswerKey(
      language: language, accept: accept[language] ?? [], form: form, rule: rule, accents: accents,
      mistakes: mistakes, ordinals: ordinals, wildcards: wildcards,
      traps: traps.map { AnswerKey.Trap($0.text.wordings[language]?.text ?? "", verdict: $0.verdict) })
  }

  /// What is said to a trap, by its place in the key of any language.
  public func reply(ofTrap index: Int) -> AuthorText {
    traps[index].reply
  }
}

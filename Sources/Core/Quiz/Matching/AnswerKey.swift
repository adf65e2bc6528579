/// What an author accepts as the answer to an open question, in one language of the pack (game.md 5.0 and 6).
public struct AnswerKey: Hashable, Sendable {
  /// What kind of answer is asked for.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    case text, number
    /// Letter by letter: blanks count for nothing, and a small mistake is a mistake.
    case code
  }

  /// How many of the accepted answers are wanted.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    case any, all
    /// All, in the order of the list.
    case inOrder = "in-order"
  }

  /// Whether accents matter.
  public enum Accents: String, Hashable, Sendable, CaseIterable {
    case loose, strict
  }

  /// What one slip in a long word is.
  public enum Mistakes: String, Hashable, Sendable, CaseIterable {
    case almost, accept, wrong
  }

  /// An answer that the author knows to be wrong, and has a reply to.
  public struct Trap: Hashable, Sendable {
    /// What the reply comes under.
    public enum Verdict: String, Hashable, Sendable, CaseIterable {
      case wrong
      /// True, but not what was asked for: no attempt counted.
      case notWanted = "not-wanted"
    }

    /// In author's syntax.
    public var text: String
    /// Wrong unless the author says otherwise.
    public var verdict: Verdict

    /// A trap, by its text in author's syntax.
    public init(_ text: String, verdict: Verdict = .wrong) {
      self.text = text
      self.verdict = verdict
    }
  }

  /// The tag of the language that the level is played in: its articles, its decimal mark.
  public var language: String
  /// In author's syntax: `a|b`, `[may be left out]`, a backslash before a plain one of these.
  public var accept: [String]
  /// Text unless the author says otherwise.
  public var form: Form
  /// Any unless the author says otherwise.
  public var rule: Rule
  /// Loose unless the author says otherwise.
  public var accents: Accents
  /// The pack's unless the level has its own.
  public var mistakes: Mistakes
  /// Whether "third" and "3rd" are the number 3.
  public var ordinals: Bool
  /// Whether `*` is any text.
  public var wildcards: Bool
  /// Tried before the accepted answers at each stage.
  public var traps: [Trap]

  /// The answer as it is told to somebody who gives up: under the rule any the first one, else all of them.
  var plainAnswers: [String] {
    (rule == .any ? Array(accept.prefix(1)) : accept).map { answer in
      let text = AnswerNotation.plain(answer, wildcards: wildcards)
      return form == .number ? AuthorNumber(folded: text, hasTolerance: true)?.text ?? text : text
    }
  }

  /// A key with the defaults of a level pack.
  public init(
    language: String, accept: [String], form: Form = .text, rule: Rule = .any, accents: Accents = .loose,
    mistakes: Mistakes = .almost, ordinals: Bool = false, wildcards: Bool = false, traps: [Trap] = []
  ) {
    self.language = language
    self.accept = accept
    self.form = form
    self.rule = rule
    self.accents = accents
    self.mistakes = mistakes
    self.ordinals = ordinals
    self.wildcards = wildcards
    self.traps = traps
  }
}

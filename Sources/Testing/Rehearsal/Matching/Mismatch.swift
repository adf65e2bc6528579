/// One way in which a case was not as its script says.
public struct Mismatch: Hashable, Sendable {
  /// What went wrong, each with first words of its own.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case outOfOrder = "out of order"
    case anotherFate = "another fate"
    case otherWords = "other words"
    case neverAskedFor = "never asked for"
    case oneTooMany = "one too many"
    case saidTwice = "said twice"
    case otherLanguage = "other language"
    case anotherKind = "another kind"
    case earlyOrLate = "early or late"
    case cutElsewhere = "cut at another word"
    case silenceBroken = "the silence was broken"
    case timerNeverEnds = "a timer never ends"
    case beforeItsStep = "said before its step"
    /// Said although the script bans it.
    case banned = "never to be said"
    /// A step that could not be done.
    case obstacle = "cannot be done"
    /// The same case did not go the same way again.
    case notTheSame = "not the same"
    /// A case passed that is marked as failing.
    case bugIsGone = "the bug is gone"
  }

  /// What went wrong.
  public var kind: Kind
  /// The line of the script.
  public var line: Int
  /// What went wrong in a few words, the first of which tell its kind.
  public var headline: String
  /// The announcement it is about, as it stands or would stand in a script.
  public var subject: String
  /// What else there is to know, a line each.
  public var facts: [String] = []
  /// How the script can be made to say what was heard; nothing if that is no way out.
  public var acceptance: Acceptance?

  /// With what the script can be rewritten.
  public enum Acceptance: Hashable, Sendable {
    case update, updateFates
  }
}

/// One way in which a case was not as its script says.
public struct Failure: Hashable, Sendable {
  /// What went wrong, each with first words of its own.
  public enum Kind: Hashable, Sendable, CaseIterable {
    case outOfOrder, anotherFate, otherWords, neverAskedFor, oneTooMany, saidTwice, otherLanguage, anotherKind
    case earlyOrLate, cutElsewhere, silenceBroken, timerNeverEnds, beforeItsStep
    /// Said although the script bans it.
    case banned
    /// A step that could not be done.
    case obstacle
    /// The same case did not go the same way again.
    case notTheSame
    /// A case passed that is marked as failing.
    case bugIsGone
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

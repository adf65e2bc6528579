/// What became of an answer that was typed and sent. It has what the words of the verdict need, and no words.
public enum AnswerOutcome: Hashable, Sendable {
  /// So near that it is no attempt; the level stays closed.
  public enum Almost: Hashable, Sendable {
    /// One slip in one word, which is given as it was typed, never folded.
    case spelling(of: String)
    /// Right but for its accents, which the author asked for.
    case accents
    /// Right if its comma or point is read as another language writes it: to be said with or without the decimal.
    case decimalMark
  }

  /// How far an answer of several parts is right.
  public struct Parts: Hashable, Sendable {
    /// Of the wanted parts, those that were typed.
    public var right: Int
    /// The wanted parts.
    public var wanted: Int
    /// Typed parts that are none of the wanted ones, or one of them again.
    public var extra: Int
    /// The first trap among the typed parts, by its place in the key.
    public var trap: Int?

    /// Counts of parts.
    public init(right: Int, wanted: Int, extra: Int = 0, trap: Int? = nil) {
      self.right = right
      self.wanted = wanted
      self.extra = extra
      self.trap = trap
    }
  }

  /// Nothing but blanks: no attempt.
  case nothingTyped
  /// More characters than the limit, which it gives: refused, and nothing of it is lost.
  case tooLong(limit: Int)
  case right
  case almost(Almost)
  case wrong
  /// One of the traps, by its place in the key, and what the author wants it to count as.
  case trap(Int, AnswerKey.Trap.Verdict)
  /// Not all of several parts.
  case partial(Parts)
}

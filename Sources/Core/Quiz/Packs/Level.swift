/// One puzzle, with what every kind of puzzle has.
public struct Level: Hashable, Sendable, Identifiable {
  /// What the player has to do. This version plays closed and open levels.
  public enum Puzzle: Hashable, Sendable {
    case closed(ClosedPuzzle)
    case open(OpenPuzzle)
  }

  /// One of its kind in the pack.
  public var id: String
  /// Without one it is known by its number in the chapter.
  public var title: AuthorText?
  /// Said with the level's title, and whenever it is asked for.
  public var question: AuthorText
  /// Help with the puzzle, the mildest first.
  public var hints: [AuthorText]
  /// Said after a right answer and its reply.
  public var right: AuthorText?
  /// Said after a wrong answer and its reply.
  public var wrong: AuthorText?
  /// What the player has to do, with all that only this kind of level has.
  public var puzzle: Puzzle
}

/// A question with answers to choose from, of which one of the right ones is enough.
public struct ClosedPuzzle: Hashable, Sendable {
  /// One of the answers.
  public struct Option: Hashable, Sendable, Identifiable {
    /// Answers are compared by it, never by their words.
    public var id: String
    /// What the player hears and chooses.
    public var text: AuthorText
    /// Said when it was chosen, right or wrong.
    public var reply: AuthorText?
  }

  /// In which order the answers stand.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    case shuffled, fixed
  }

  /// As the author wrote them.
  public var options: [Option]
  /// The ids of the right ones, at least one.
  public var answer: [String]
  /// Shuffled unless the author says otherwise.
  public var order: Order
}

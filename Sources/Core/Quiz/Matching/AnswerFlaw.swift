/// What is wrong with one stored answer. The level cannot be played with it.
public struct AnswerFlaw: Hashable, Sendable, CustomStringConvertible {
  /// Where the answer stands in its key.
  public enum Place: Hashable, Sendable {
    case accept(Int), trap(Int)
  }

  /// What it is.
  public enum Problem: Error, Hashable, Sendable {
    /// One of its spellings is nothing, or only signs without a shape.
    case empty
    /// Longer than what can be typed, in characters.
    case tooLong(limit: Int)
    /// None of its spellings is a number, where one is asked for.
    case noNumber
    /// No letter and no digit in it, where a code is asked for.
    case noCode
    case unclosedBracket, strayBracket, nestedBracket, barInBracket
    case tooManySpellings(limit: Int)
    /// A trap that cannot be told from an accepted answer, which it names.
    case isAccepted(String)
  }

  /// Where it stands.
  public var place: Place
  /// As the author wrote it.
  public var text: String
  /// What is wrong with it.
  public var problem: Problem

  /// The answer in quotes, what is wrong with it, and what would do.
  public var description: String {
    "\(problemInWords); \(remedy)"
  }

  /// The answer in quotes, and what is wrong with it.
  var problemInWords: String { "\(Quoted.text(text)) \(words.problem)" }

  /// What would do.
  var remedy: String { words.remedy }

  private var words: (problem: String, remedy: String) {
    switch problem {
    case .empty: ("can be typed as nothing", "give words, and words outside of brackets")
    case .tooLong(let limit): ("is longer than the \(limit) characters that can be typed", "shorten it")
    case .noNumber: ("is no number", "write it like 12, -3.5 or 3.14:0.01")
    case .noCode: ("has no letter and no digit", "a code needs one")
    case .unclosedBracket: (#"has a "[" that is not closed"#, #"close it, or write \[ for the sign itself"#)
    case .strayBracket: (#"has a "]" without "[""#, #"write \] for the sign itself"#)
    case .nestedBracket: (#"has a "[" inside of brackets"#, #"write both spellings, with "|" between them"#)
    case .barInBracket: (#"has a "|" inside of brackets"#, #"write both spellings whole, with "|" between them"#)
    case .tooManySpellings(let limit): ("can be spelled in more than \(limit) ways", "use fewer brackets")
    case .isAccepted(let other):
      ("is a trap, but cannot be told from the accepted \(Quoted.text(other))", "drop one of them")
    }
  }
}

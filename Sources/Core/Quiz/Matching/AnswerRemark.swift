/// Something in a key that its author should look at; the level is played all the same.
public enum AnswerRemark: Hashable, Sendable, CustomStringConvertible {
  /// Two accepted answers that are the same once folded.
  case sameAfterFolding(String, String)
  /// No letter and no digit: hard to hear, and hard to say.
  case onlyPunctuation(String)

  /// The answers in quotes, and what would do.
  public var description: String {
    switch self {
    case .sameAfterFolding(let first, let second):
      "\(Quoted.text(first)) and \(Quoted.text(second)) are the same answer but for case, accents and marks; one will do"
    case .onlyPunctuation(let text):
      "\(Quoted.text(text)) has no letter and no digit; is it meant as the answer?"
    }
  }
}

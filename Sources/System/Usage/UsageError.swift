/// A command line that cannot be followed; exit code 64.
public enum UsageError: Error, Hashable, CustomStringConvertible {
  case unknownCommand(String, known: [String])
  case unknownOption(String, known: [String])
  case missingValue(option: String, value: String)
  case needlessValue(option: String, value: String)
  case badValue(option: String, value: String, allowed: String)
  case unknownSetting(String, known: [String])
  case missingOperand(String)
  case surplusOperand(String)
  /// An option that has no effect together with another one, or without it.
  case useless(option: String, because: String)

  /// The fault in one line, with what would do.
  public var description: String {
    switch self {
    case .unknownCommand(let word, let known):
      "There is no command '\(word)'. The commands are \(known.joined(separator: ", "))."
    case .unknownOption(let word, let known):
      "There is no option '\(word)' here. \(UsageError.nearest(to: word, in: known))"
    case .missingValue(let option, let value):
      "The option '\(option)' needs a value: \(option) \(value)."
    case .needlessValue(let option, let value):
      "The option '\(option)' takes no value, so '\(value)' has no place. Write \(option) alone."
    case .badValue(let option, let value, let allowed):
      "The option '\(option)' cannot be '\(value)'. It takes \(allowed)."
    case .unknownSetting(let key, let known):
      "There is no setting '\(key)'. The settings are \(known.joined(separator: ", "))."
    case .missingOperand(let name):
      "Here \(name) is missing. Add it at the end."
    case .useless(let option, let reason):
      "The option '\(option)' has no effect \(reason). Leave it away, or change the other one."
    case .surplusOperand(let word):
      "Nothing is known to do with '\(word)'. Leave it away; a word with blanks goes in quotes."
    }
  }

  private static func nearest(to word: String, in known: [String]) -> String {
    let likely = known.first { $0.hasPrefix(word) || word.hasPrefix($0) }
    return likely.map { "Perhaps '\($0)' is meant." } ?? "Try --help for those there are."
  }
}

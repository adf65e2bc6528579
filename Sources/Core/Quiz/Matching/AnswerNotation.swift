/// Author's syntax: `a|b` are spellings of one answer, `[words]` may be left out, `*` is any text where the level has
/// wildcards, and a backslash makes `| [ ] \ *` plain.
enum AnswerNotation {
  /// One way to write an answer: texts with a wildcard between each two of them.
  typealias Pieces = [String]

  /// Each `[…]` doubles the spellings of an answer.
  static let limit = 64

  /// All the ways to write an answer.
  static func spellings(of text: String, wildcards: Bool) throws(AnswerFlaw.Problem) -> [Pieces] {
    var spellings: [[Token]] = []
    var parser = Parser(tokens: tokens(of: text, wildcards: wildcards))
    repeat {
      spellings += try parser.alternative()
      guard spellings.count <= limit else { throw .tooManySpellings(limit: limit) }
    } while parser.next() != nil
    return spellings.map(pieces)
  }

  /// A text as it is told: its first spelling, without what may be left out, without wildcards.
  static func plain(_ text: String, wildcards: Bool) -> String {
    let spellings = try? spellings(of: text, wildcards: wildcards)
    return FoldedText.clean(spellings?.first?.joined() ?? text)
  }

  /// The text with a backslash before each sign of the syntax, so that it means itself.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if signs.contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  private static let signs: Set<Character> = ["|", "[", "]", "\\", "*"]

  private enum Token: Hashable {
    case plain(Character)
    case bar, open, close, any
  }

  private static func tokens(of text: String, wildcards: Bool) -> [Token] {
    var tokens: [Token] = []
    var isEscaped = false
    for character in text {
      if isEscaped {
        if !signs.contains(character) { tokens.append(.plain("\\")) }
        tokens.append(.plain(character))
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        tokens.append(token(character, wildcards: wildcards))
      }
    }
    return isEscaped ? tokens + [.plain("\\")] : tokens
  }

  private static func token(_ character: Character, wildcards: Bool) -> Token {
    switch character {
    case "|": .bar
    case "[": .open
    case "]": .close
    case "*" where wildcards: .any
    default: .plain(character)
    }
  }

  private static func pieces(_ tokens: [Token]) -> Pieces {
    tokens.reduce(into: [""]) { pieces, token in
      switch token {
      case .plain(let character): pieces[pieces.count - 1].append(character)
      case .any: pieces.append("")
      case .bar, .open, .close: break
      }
    }
  }

  private struct Parser {
    let tokens: [Token]
    var index = 0

    init(tokens: [Token]) {
      self.tokens = tokens
    }

    mutating func next() -> Token? {
      guard index < tokens.count else { return nil }
      defer { index += 1 }
      return tokens[index]
    }

    /// Up to a bar, which is left, or the end: its spellings with and without each of its brackets.
    mutating func alternative() throws(AnswerFlaw.Problem) -> [[Token]] {
      var spellings: [[Token]] = [[]]
      while index < tokens.count, tokens[index] != .bar {
        let token = tokens[index]
        index += 1
        switch token {
        case .open:
          let words = try bracket()
          spellings += spellings.map { $0 + words }
          guard spellings.count <= limit else { throw .tooManySpellings(limit: limit) }
        case .close: throw .strayBracket
        case .plain, .any, .bar:
          for place in spellings.indices { spellings[place].append(token) }
        }
      }
      return spellings
    }

    private mutating func bracket() throws(AnswerFlaw.Problem) -> [Token] {
      var words: [Token] = []
      while let token = next() {
        switch token {
        case .close: return words
        case .open: throw .nestedBracket
        case .bar: throw .barInBracket
        case .plain, .any: words.append(token)
        }
      }
      throw .unclosedBracket
    }
  }
}

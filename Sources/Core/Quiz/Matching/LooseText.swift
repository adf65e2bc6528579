/// A folded text without the punctuation that people leave out or put in (game.md 6, S2).
struct LooseText: Hashable {
  /// Between blanks, and between hyphens of the kind that may be left out. "&", "and" and "et" are one word.
  let words: [String]

  /// A text that is folded already.
  init(folded: String) {
    let characters = Self.withoutApostrophes(Array(Self.trimmed(folded)))
    let spaced = Self.withoutHyphens(characters)
    words = Self.withoutConjunctions(String(spaced).split(separator: " ").map(String.init))
  }

  /// Its words without blanks, except where two digits would run together.
  var squeezed: String {
    words.reduce(into: "") { result, word in
      if result.last?.isNumber == true, word.first?.isNumber == true { result.append(" ") }
      result += word
    }
  }

  /// Whether there is a word in it: in C++, -40 or x - y each sign counts.
  static func hasWord(in folded: String) -> Bool {
    zip(folded, folded.dropFirst()).contains { $0.isLetter && $1.isLetter }
  }

  /// Without outer quotes and final marks; what is nothing else is left as it is.
  static func trimmed(_ folded: String) -> String {
    var text = folded.drop { $0 == "\"" || $0 == " " }
    while let last = text.last, isFinal(last) { text.removeLast() }
    return text.isEmpty ? folded : String(text)
  }

  private static func isFinal(_ character: Character) -> Bool {
    switch character {
    case ".", "!", "?", "\"", " ": true
    default: false
    }
  }

  /// An apostrophe is nothing, but 5'7 is not 57. An "&" is a word.
  private static func withoutApostrophes(_ characters: [Character]) -> [Character] {
    var result: [Character] = []
    for (index, character) in characters.enumerated() {
      switch character {
      case "'":
        let isBetweenDigits = result.last?.isNumber == true && characters.dropFirst(index + 1).first?.isNumber == true
        if isBetweenDigits { result.append(character) }
      case "&": result += [" ", "&", " "]
      default: result.append(character)
      }
    }
    return result
  }

  /// Hyphens between letters as blanks. Signs that may be a minus stay: at a digit; at a single letter, unless it is
  /// joined to a word and no sign but blanks and hyphens stands in the whole text, as in "x-ray".
  private static func withoutHyphens(_ characters: [Character]) -> [Character] {
    let isOfWords = characters.allSatisfy { $0.isLetter || " -&".contains($0) }
    var result = characters
    for index in characters.indices where characters[index] == "-" {
      let left = characters[..<index].reversed().drop { $0 == " " }.prefix(2)
      let right = characters[(index + 1)...].drop { $0 == " " }.prefix(2)
      guard left.first?.isLetter == true, right.first?.isLetter == true else { continue }
      let isBetweenWords = [Array(left), Array(right)].allSatisfy { $0.count == 2 && $0.allSatisfy(\.isLetter) }
      let isTight = characters[index - 1] != " " && characters[index + 1] != " "
      if isBetweenWords || (isOfWords && isTight) { result[index] = " " }
    }
    return result
  }

  /// "and" and "et" join words; alone, first or last they are words.
  private static func withoutConjunctions(_ words: [String]) -> [String] {
    words.enumerated().map { index, word in
      let isBetween = index > 0 && index < words.count - 1
      return isBetween && ["and", "et"].contains(word) ? "&" : word
    }
  }
}

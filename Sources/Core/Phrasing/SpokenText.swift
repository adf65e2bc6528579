import Foundation

/// An author's or a user's text, made fit for record, caption and voice: the one place where this is done.
///
/// Text and speech stand word by word beside each other; they differ where a voice would be silent or wrong.
struct SpokenText: Hashable, Sendable {
  /// Gives the name of a character in the language of the text.
  typealias Names = (Character) -> String?

  /// Nothing, if the text had nothing to be said or shown.
  var words: [Run.Word]

  /// Whether it had only marks, each of which is now called by its name.
  var isNamed = false

  /// Whether it is one letter that the voice would not call by its name within a sentence.
  ///
  /// espeak-ng does so for all but those that are words; of other languages and alphabets we do not know.
  func isSpelled(in language: String) -> Bool {
    guard words.count == 1, words[0].speech.count == 1, let letter = words[0].speech.first, letter.isLetter else {
      return false
    }
    guard letter.isASCII, let words = SpokenText.wordsOfOneLetter[String(language.prefix { $0 != "-" })] else {
      return true
    }
    return words.contains(letter.lowercased())
  }

  private static let wordsOfOneLetter = ["en": "a", "fr": "y"]

  /// A text as it is written; `spoken` is given to the voice instead, as it stands.
  init(_ raw: String, spoken: String? = nil, names: Names) {
    let text = SpokenText.clean(raw)
    if let spoken {
      words = text.isEmpty ? [] : [Run.Word(text, speech: SpokenText.clean(spoken))]
    } else if text.contains(where: { $0.isLetter || $0.isNumber }) {
      words = text.split(separator: " ").map { SpokenText.word($0, names: names) }
    } else {
      words = text.split(separator: " ").map { Run.Word(String($0), speech: SpokenText.named($0, names: names)) }
      isNamed = true
    }
  }

  /// Digits said one by one.
  init(digits: String) {
    let text = SpokenText.clean(digits)
    words = text.isEmpty ? [] : [Run.Word(text, speech: SpokenText.spaced(text.filter { $0 != " " }))]
  }

  /// A whole number; from 13 digits on nobody follows it as a quantity.
  init(number: Int, names: Names) {
    words = [SpokenText.word(Substring(String(number)), names: names)]
  }

  /// One blank between words; composed characters; nothing that a terminal or a voice would act upon.
  static func clean(_ raw: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in withoutEscapes(raw) {
      if scalar.properties.isWhitespace {
        if text.last != " " { text.append(" ") }
      } else if !isInvisible(scalar) {
        text.append(scalar)
      }
    }
    return String(text).trimmingCharacters(in: [" "]).precomposedStringWithCanonicalMapping
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .unassigned, .privateUse, .surrogate: true
    default: scalar.properties.isVariationSelector
    }
  }

  /// Without the control sequences of terminals, whose parameters would stay behind as text.
  private static func withoutEscapes(_ raw: String) -> [Unicode.Scalar] {
    var kept: [Unicode.Scalar] = []
    var rest = Array(raw.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      let isBracketed = scalar == "\u{1B}" && rest.first == "["
      if isBracketed { rest.removeFirst() }
      if isBracketed || scalar == "\u{9B}" {
        rest = rest.drop { ("\u{20}"..."\u{3F}").contains($0) }.dropFirst()
      } else {
        kept.append(scalar)
      }
    }
    return kept
  }
}

// What the voice gets for one word.
extension SpokenText {
  private static let minuses: Set<Character> = ["-", "−", "–"]
  private static let longestQuantity = 12

  private static func word(_ text: Substring, names: Names) -> Run.Word {
    Run.Word(String(text), speech: withDigitsApart(withMinus(text, names: names)))
  }

  /// A minus before a number is silent or foreign in most voices: it becomes a word.
  private static func withMinus(_ text: Substring, names: Names) -> String {
    guard let digit = text.firstIndex(where: \.isNumber), digit > text.startIndex,
      case let minus = text.index(before: digit), minuses.contains(text[minus]),
      !text[..<minus].contains(where: { $0.isLetter }), let name = names("−")
    else { return String(text) }
    return "\(text[..<minus])\(name) \(text[digit...])"
  }

  private static func withDigitsApart(_ text: String) -> String {
    var speech = ""
    var digits = ""
    for character in text + "\n" {
      if character.isNumber {
        digits.append(character)
        continue
      }
      speech += digits.count > longestQuantity ? spaced(digits) : digits
      digits = ""
      speech.append(character)
    }
    return String(speech.dropLast())
  }

  private static func spaced(_ text: String) -> String {
    text.map(String.init).joined(separator: " ")
  }

  /// Each mark by its name; a mark that comes four times or more is counted.
  private static func named(_ text: Substring, names: Names) -> String {
    var spoken: [String] = []
    var rest = text
    while let mark = rest.first {
      let count = rest.prefix { $0 == mark }.count
      let name = names(mark) ?? String(mark)
      spoken += count > 3 ? ["\(count) \(names("×") ?? "×") \(name)"] : Array(repeating: name, count: count)
      rest = rest.dropFirst(count)
    }
    return spoken.joined(separator: " ")
  }
}

public import Timeline

/// Words to be, in no language yet. A screen says what is meant; Phrasing makes the words.
public indirect enum Text: Hashable, Sendable {
  /// A phrase of the catalogue by its key, with what its blanks hold.
  case phrase(String, [String: Text] = [:])
  /// Words of an author, shown as they are. `spoken` is what the voice gets instead, `language` the voice that reads
  /// them; without one it is that of the interface.
  case verbatim(String, spoken: String? = nil, language: String? = nil)
  /// A text in which the voice says some words in another way.
  case pronounced(Text, Pronunciations)
  /// Digits of a code or a number, one by one.
  case digits(String)
  /// A count.
  case number(Int)
  /// One letter, as letters are named: an option, a key.
  case letter(Character)
  /// One character as it was typed: its name, and that it is a capital.
  case character(Character)
  /// A year, said as years are: 1832 in English as two pairs.
  case year(Int)
  /// A code, its characters one by one in groups; `length` is that of the whole code where only its beginning is there.
  case code(String, length: Int? = nil)
  /// A telephone number, in the groups of its country.
  case phone(String)
  /// The points of two sides.
  case score(Int, Int)
  /// Mathematics in one line: operators become words.
  case expression(String)
  /// A text character by character.
  case spelled(Text)
  /// A text by spelling words, one for each letter.
  case phonetic(Text)
  /// The whole seconds left until a moment, counted when the words are made.
  case countdown(to: Moment)
  /// A span of time in seconds, or from 90 seconds on in whole minutes.
  case time(seconds: Int)
  /// The time left until a moment, as a span, taken when the words are made.
  case timeLeft(until: Moment)
  /// Words for a hearer who is alone, and others for where bystanders hear them too.
  case discreet(Text, inPublic: Text)
}

extension Text {
  /// Whether its words are other ones a moment later.
  public var tellsTimeLeft: Bool {
    switch self {
    case .countdown, .timeLeft: true
    case .phrase(_, let values): values.values.contains(where: \.tellsTimeLeft)
    case .discreet(let alone, let inPublic): alone.tellsTimeLeft || inPublic.tellsTimeLeft
    default: false
    }
  }

  /// No words.
  public static let nothing = Text.verbatim("")

  /// A phrase with a count in its blank `n`.
  public static func counted(_ key: String, _ count: Int) -> Text {
    .phrase(key, ["n": .number(count)])
  }

  /// A phrase that says n of all.
  public static func counted(_ key: String, _ count: Int, of all: Int) -> Text {
    .phrase(key, ["n": .number(count), "all": .number(all)])
  }
}

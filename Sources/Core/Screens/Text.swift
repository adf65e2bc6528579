public import Timeline

/// Words to be, in no language yet. A screen says what is meant; Phrasing makes the words.
public indirect enum Text: Hashable, Sendable {
  /// A phrase of the catalogue by its key, with what its blanks hold.
  case phrase(String, [String: Text] = [:])
  /// Words of an author, shown as they are. `spoken` is what the voice gets instead, `language` the voice that reads
  /// them; without one it is that of the interface.
  case verbatim(String, spoken: String? = nil, language: String? = nil)
  /// Digits of a code or a number, one by one.
  case digits(String)
  /// A count.
  case number(Int)
  /// One letter, as letters are named.
  case letter(Character)
  /// A text character by character.
  case spelled(Text)
  /// A text by spelling words, one for each letter.
  case phonetic(Text)
  /// The whole seconds left until a moment, counted when the words are made.
  case countdown(to: Moment)
}

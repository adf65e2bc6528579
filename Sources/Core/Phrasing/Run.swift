/// Words for one voice in one language: what is recorded, shown and spoken, word by word beside each other.
///
/// They stay beside each other so that a long text can be cut into parts whose record, caption and sound agree.
public struct Run: Hashable, Sendable {
  /// What stands between two blanks: most often a word with its punctuation.
  struct Word: Hashable, Sendable {
    var text: String
    var caption: String
    var speech: String

    init(_ text: String, caption: String? = nil, speech: String? = nil) {
      self.text = text
      self.caption = caption ?? text
      self.speech = speech ?? text
    }

    /// Punctuation that gives melody but no sound of its own.
    var isSilent: Bool {
      !speech.contains { $0.isLetter || $0.isNumber }
    }

    /// The word with another one set close behind it.
    func glued(to other: Word) -> Word {
      Word(text + other.text, caption: caption + other.caption, speech: speech + other.speech)
    }
  }

  var words: [Word]
  /// Spoken character by character.
  public var isSpelled: Bool
  /// A capital letter that stands out by its pitch too.
  public var isRaised: Bool
  /// The tag of the language, which decides the voice.
  public var language: String
  /// What stands between this run and the next one of the same text: a blank or nothing.
  public var joiner: String
  /// The language that has no voice here, where these words would have needed one.
  public var needs: String?

  init(
    _ words: [Word], isSpelled: Bool = false, isRaised: Bool = false, language: String, joiner: String = "",
    needs: String? = nil
  ) {
    self.words = words
    self.isSpelled = isSpelled
    self.isRaised = isRaised
    self.language = language
    self.joiner = joiner
    self.needs = needs
  }

  /// The words as the record has them.
  public var text: String { words.map(\.text).filter { !$0.isEmpty }.joined(separator: " ") }
  /// The words as captions show them.
  public var caption: String { words.map(\.caption).filter { !$0.isEmpty }.joined(separator: " ") }
  /// What the voice is given.
  public var speech: String { words.map(\.speech).filter { !$0.isEmpty }.joined(separator: " ") }
}

extension [Run] {
  /// The whole text, as one sentence would be written.
  public var text: String {
    map { $0.text + $0.joiner }.joined()
  }
}

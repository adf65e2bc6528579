/// Words for one voice in one language: what is recorded, shown and spoken, word by word beside each other.
///
/// They stay beside each other so that a long text can be cut into parts whose record, caption and sound agree.
public struct Run: Hashable, Sendable {
  /// What stands between two blanks: most often a word with its punctuation.
  struct Word: Hashable, Sendable {
    let text: String
    /// Where it differs from the text.
    private let ownCaption: String?
    private let ownSpeech: String?

    init(_ text: String, caption: String? = nil, speech: String? = nil) {
      self.text = text
      ownCaption = caption == text ? nil : caption
      ownSpeech = speech == text ? nil : speech
    }

    var caption: String { ownCaption ?? text }
    var speech: String { ownSpeech ?? text }

    /// Whether it is shown and said as it stands.
    var isPlain: Bool { ownCaption == nil && ownSpeech == nil }

    /// Punctuation that gives melody but no sound of its own.
    var isSilent: Bool { !speech.hasWords }

    /// The word with another one set close behind it.
    func glued(to other: Word) -> Word {
      if isPlain, other.isPlain { return Word(text + other.text) }
      return Word(text + other.text, caption: caption + other.caption, speech: speech + other.speech)
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
  public var text: String { joined(\.text) }
  /// The words as captions show them.
  public var caption: String { joined(\.caption) }
  /// What the voice is given.
  public var speech: String { joined(\.speech) }

  /// Whether all words are shown and said as they stand.
  var isPlain: Bool { words.allSatisfy(\.isPlain) }

  private func joined(_ form: (Word) -> String) -> String {
    guard var line = words.first.map(form) else { return "" }
    for word in words.dropFirst() {
      let word = form(word)
      if !line.isEmpty, !word.isEmpty { line += " " }
      line += word
    }
    return line
  }
}

extension [Run] {
  /// The whole text, as one sentence would be written.
  public var text: String {
    map { $0.text + $0.joiner }.joined()
  }
}

/// An author's or a user's text, made fit for record, caption and voice: the one place where this is done.
///
/// Text and speech stand word by word beside each other; they differ where a voice would be silent or wrong.
struct SpokenText: Hashable, Sendable {
  /// Words in a row that one voice says.
  struct Stretch: Hashable, Sendable {
    var words: [Run.Word]
    var language: String
    var isSpelled: Bool
    /// It stands close to the stretch before, with no blank between.
    var isClose: Bool
    /// The language that has no voice here, so that the words are not said as they should be.
    var needs: String?

    init(
      _ words: [Run.Word], in language: String, isSpelled: Bool = false, isClose: Bool = false, needs: String? = nil
    ) {
      self.words = words
      self.language = language
      self.isSpelled = isSpelled
      self.isClose = isClose
      self.needs = needs
    }
  }

  /// A word, or the part of it that one voice says.
  struct Piece: Hashable, Sendable {
    var text: String
    var speech: String
    var language: String
    var isSpelled = false
    var needs: String?

    func continues(in voice: String) -> Bool {
      language == voice && !isSpelled
    }
  }

  /// None, if the text had nothing to be said or shown.
  private(set) var stretches: [Stretch] = []
  /// The work it took: how often a character was looked at.
  private(set) var steps = 0

  /// From this many on the same mark is counted, not said again and again.
  static let longestEnumeration = 3

  /// A text as it is written; `spoken` is given to the voice instead, as it stands.
  init(_ raw: String, spoken: String? = nil, reading: WordScanner.Reading = .text, in context: SpokenContext) {
    let text = SpokenText.clean(raw)
    guard !text.isEmpty else { return }
    if let spoken {
      add(Run.Word(text, speech: SpokenText.clean(spoken)), in: context)
    } else {
      scan(text, reading == .expression || text.hasWords ? reading : .marks, in: context)
      spellLoneLetter()
    }
  }

  /// Words made by us, shown as they were written.
  init(_ raw: String, speech: String, in context: SpokenContext) {
    let text = SpokenText.clean(raw)
    if !text.isEmpty { add(Run.Word(text, speech: speech), in: context) }
  }

  /// A code, its characters one by one in groups as long as those of the whole code.
  init(code: String, length: Int?, in context: SpokenContext) {
    let characters = SpokenText.clean(code).filter { !$0.isWhitespace && $0 != "-" }
    let groups = DigitGroups.code(of: length ?? characters.count, context.settings.codeGroups)
    self.init(code, speech: SpokenNumber.inGroups(SpokenText.plainDigits(characters), of: groups), in: context)
  }

  /// A telephone number in the groups of its country, or in threes.
  init(phone: String, in context: SpokenContext) {
    let digits = SpokenText.plainDigits(phone.filter { $0.decimalDigit != nil })
    let isInternational = phone.drop { $0.isWhitespace }.first == "+"
    let groups = isInternational ? DigitGroups.international(digits) : SpokenNumber.threes(digits.count)
    let plus = isInternational ? "\(context.names?.name(of: "+") ?? "+") " : ""
    self.init(phone, speech: plus + SpokenNumber.inGroups(digits, of: groups), in: context)
  }

  /// Digits one by one.
  init(digits: String, in context: SpokenContext) {
    let digits = SpokenText.clean(digits)
    let speech = SpokenNumber.apart(SpokenText.plainDigits(digits.filter { $0 != " " }))
    self.init(digits, speech: speech, in: context)
  }

  /// Whether a letter is a word of a language too, or one that its voice may not know.
  ///
  /// espeak-ng calls all others by their names within a sentence; of other languages and alphabets we do not know.
  static func isWord(_ letter: Character, in language: String) -> Bool {
    guard letter.isASCII, let words = wordsOfOneLetter[language.baseLanguage] else { return true }
    return words.contains(letter.lowercased())
  }

  private static let wordsOfOneLetter = ["en": "a", "fr": "y"]

  /// Digits of any script as those that every voice knows.
  private static func plainDigits(_ text: String) -> String {
    String(text.map { character in character.decimalDigit.map { Character("\($0)") } ?? character })
  }

  private mutating func scan(_ text: String, _ reading: WordScanner.Reading, in context: SpokenContext) {
    let plain = PlainWords(in: context.voice, context.settings.punctuation)
    if reading == .text, context.pronunciations.isEmpty, text.isSmallNumber || plain.hold(text.unicodeScalars) {
      let words = text.utf8.split(separator: UInt8(ascii: " ")).map { Run.Word(String(Substring($0))) }
      stretches = [Stretch(words, in: context.voice, isClose: true, needs: context.missing)]
      steps = text.utf8.count
    } else {
      var scanner = TextScanner(text, in: context, reading: reading)
      scanner.scan()
      (stretches, steps) = (scanner.stretches, scanner.steps)
    }
  }

  private mutating func add(_ word: Run.Word, in context: SpokenContext) {
    stretches.append(Stretch([word], in: context.voice, needs: context.missing))
  }

  /// One letter is all there is: the voice might take it for a word.
  private mutating func spellLoneLetter() {
    guard stretches.count == 1, stretches[0].words.count == 1 else { return }
    let word = stretches[0].words[0].speech
    guard let letter = word.first, letter.isLetter, word.dropFirst().isEmpty else { return }
    stretches[0].isSpelled = SpokenText.isWord(letter, in: stretches[0].language)
  }
}

extension String {
  /// Whether it is a number that every voice says right, and nothing else.
  fileprivate var isSmallNumber: Bool {
    utf8.count < 4 && utf8.allSatisfy { (0x30..<0x3A).contains($0) }
  }
}

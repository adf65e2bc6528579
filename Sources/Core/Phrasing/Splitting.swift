extension Run {
  /// How long the pieces are that a text is cut into.
  enum Limit {
    /// No piece is longer: espeak-ng takes more, but a cut or a repeat would wait for ever.
    static let characters = 500
    /// A sentence longer than this is cut at its commas too.
    static let sentence = 60
    /// Between commas a shorter piece than this stays with its neighbour.
    static let clause = 20
  }

  /// The run in pieces of about a second and a half where sentences and clauses allow.
  func pieces() -> [Run] {
    guard !isSpelled, !isOnePiece else { return [self] }
    let pieces = sentences().flatMap { Run.clauses(of: $0) }.flatMap { Run.capped($0) }
    return pieces.enumerated().map { index, words in
      Run(words, isRaised: isRaised, language: language, joiner: index == pieces.count - 1 ? joiner : " ")
    }
  }

  /// Whether it is one short sentence, as most are.
  private var isOnePiece: Bool {
    guard !words.isEmpty, Run.isWithin(Limit.sentence, words) else { return false }
    return !words.indices.dropFirst().contains {
      SentenceEnd.stands(between: words[$0 - 1].text, and: words[$0].text, language: language)
    }
  }

  private func sentences() -> [[Word]] {
    var sentences: [[Word]] = [[]]
    for (index, word) in words.enumerated() {
      sentences[sentences.count - 1].append(word)
      let next = words.dropFirst(index + 1).first
      // Marks alone are no sentence: they would be a part without sound.
      let hasWords = !sentences[sentences.count - 1].allSatisfy(\.isSilent)
      if hasWords, let next, SentenceEnd.stands(between: word.text, and: next.text, language: language) {
        sentences.append([])
      }
    }
    return sentences
  }

  private static func clauses(of sentence: [Word]) -> [[Word]] {
    guard !isWithin(Limit.sentence, sentence) else { return [sentence] }
    var left = sentence.reduce(0) { $0 + $1.length }
    guard left > Limit.sentence else { return [sentence] }
    var clauses: [[Word]] = [[]]
    var length = 0
    for word in sentence {
      clauses[clauses.count - 1].append(word)
      length += word.length
      left -= word.length
      if length >= Limit.clause, left >= Limit.clause, let mark = word.text.last, ",;:".contains(mark) {
        clauses.append([])
        length = 0
      }
    }
    return clauses
  }

  private static func capped(_ words: [Word]) -> [[Word]] {
    guard words.isEmpty || !isWithin(Limit.characters, words) else { return [words] }
    var pieces: [[Word]] = [[]]
    var length = 0
    for word in words.flatMap(chopped) {
      if length + word.length > Limit.characters + 1 {
        pieces.append([])
        length = 0
      }
      pieces[pieces.count - 1].append(word)
      length += word.length
    }
    return pieces.filter { !$0.isEmpty }
  }

  /// Whether words are short enough whatever their characters are: bytes are counted faster, and there are no fewer.
  private static func isWithin(_ limit: Int, _ words: [Word]) -> Bool {
    words.reduce(0) { $0 + $1.speech.utf8.count + 1 } <= limit
  }

  /// A word that is too long by itself, cut where its speech has blanks; what is shown goes with its first piece.
  private static func chopped(_ word: Word) -> [Word] {
    guard word.speech.count > Limit.characters else { return [word] }
    var chunks: [(speech: String, length: Int)] = []
    for piece in word.speech.split(separator: " ").flatMap(strides) {
      if let last = chunks.indices.last, chunks[last].length + piece.count < Limit.characters {
        chunks[last].speech += " " + piece
        chunks[last].length += piece.count + 1
      } else {
        chunks.append((String(piece), piece.count))
      }
    }
    // What has no sound need not be said.
    let words = chunks.map { Word("", speech: $0.speech) }.filter { !$0.isSilent }
    guard let first = words.first else { return [Word(word.text, caption: word.caption, speech: "")] }
    return [Word(word.text, caption: word.caption, speech: first.speech)] + words.dropFirst()
  }

  private static func strides(of piece: Substring) -> [Substring] {
    var rest = piece
    var strides: [Substring] = []
    while !rest.isEmpty {
      strides.append(rest.prefix(Limit.characters))
      rest = rest.dropFirst(Limit.characters)
    }
    return strides
  }
}

extension Run.Word {
  /// In the characters the voice gets, with the blank after it.
  fileprivate var length: Int { speech.count + 1 }
}

/// Where one sentence ends and another begins.
private enum SentenceEnd {
  static func stands(between word: String, and next: String, language: String) -> Bool {
    // Most words end in a letter, and of those nothing more has to be known.
    guard let last = word.utf8.last, last >= 0x80 || endings.contains(last) else { return false }
    let bare = word.reversed().drop { closers.contains($0) }
    guard let mark = bare.first, ".?!…".contains(mark) else { return false }
    guard next.contains(where: { $0.isLetter || $0.isNumber }) else { return false }
    if mark == "?" || mark == "!" { return true }
    let stem = String(bare.dropFirst().reversed().drop { !$0.isLetter && !$0.isNumber })
    return !next.startsLowercase && !isShort(stem, language: language)
  }

  private static let endings = Array(".?!\"')]".utf8)
  private static let closers: Set<Character> = ["\"", "'", "”", "’", "»", ")", "]"]

  /// An initial, the number of a list, or an abbreviation that a name follows.
  private static func isShort(_ stem: String, language: String) -> Bool {
    let isInitial = stem.count == 1 && stem.allSatisfy(\.isLetter) && stem != "I"
    let isItem = stem.count < 3 && !stem.isEmpty && stem.allSatisfy(\.isNumber)
    let abbreviations = abbreviations[language.baseLanguage] ?? []
    return isInitial || isItem || stem.contains(".") || abbreviations.contains(stem.lowercased())
  }

  private static let abbreviations: [String: Set<String>] = [
    "en": [
      "mr", "mrs", "ms", "dr", "prof", "st", "vs", "no", "vol", "fig", "approx", "gen", "capt", "sgt", "jr", "sr",
    ],
    "fr": ["mm", "mlle", "mme", "dr", "pr", "st", "ste", "cf", "art", "av", "bd", "chap", "éd", "fig", "vol", "ex"],
    "ru": ["ул", "им", "тыс", "млн", "млрд", "руб", "стр", "рис", "гл", "св", "др", "гг", "вв"],
  ]
}

extension String {
  fileprivate var startsLowercase: Bool {
    first { $0.isLetter || $0.isNumber }?.isLowercase ?? false
  }
}

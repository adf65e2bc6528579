/// Goes through a word that a voice would not say as it stands, and finds what to give to which voice.
struct WordScanner {
  /// What a mark is to be.
  enum Reading: Hashable {
    /// Part of a text: named or left to the voice, as the user wants.
    case text
    /// All there is: named.
    case marks
    /// Mathematics: named as an operator.
    case expression
  }

  let context: SpokenContext
  let reading: Reading
  let word: [Character]
  var place = 0
  private(set) var pieces: [SpokenText.Piece] = []
  /// How often a character was looked at.
  private(set) var steps = 0
  private var isApart = false

  init(_ word: Substring, context: SpokenContext, reading: Reading = .text) {
    self.word = Array(word)
    self.context = context
    self.reading = reading
  }

  /// The whole word, piece by piece.
  mutating func scan() {
    while let character = look(0) {
      if character.decimalDigit != nil {
        takeNumber()
      } else if let script = Script(of: character) {
        takeLetters(script)
      } else {
        takeMark(character)
      }
    }
  }

  /// The character so many places on, or back.
  mutating func look(_ distance: Int) -> Character? {
    steps += 1
    let index = place + distance
    return word.indices.contains(index) ? word[index] : nil
  }

  /// Takes what was looked at as it is.
  mutating func take(_ count: Int) {
    add(count, speech: String(word[place..<place + count]))
  }

  /// Takes so many characters and gives words for them, with blanks around unless they are to stand close.
  mutating func add(_ count: Int, speech: String, isApart: Bool = false, voice: String? = nil, needs: String? = nil) {
    let text = String(word[place..<place + count])
    place += count
    let voice = voice ?? context.voice
    let isBlankNeeded = isApart || (self.isApart && speech.first?.isWord == true)
    self.isApart = isApart
    guard let last = pieces.indices.last, pieces[last].continues(in: voice) else {
      pieces.append(SpokenText.Piece(text: text, speech: speech, language: voice, needs: needs))
      return
    }
    pieces[last].text += text
    pieces[last].speech += (isBlankNeeded && pieces[last].speech.last?.isWord == true ? " " : "") + speech
    pieces[last].needs = pieces[last].needs ?? needs
  }

  /// Takes one letter that is to be spelled.
  mutating func spell(_ script: Script, voice: String) {
    let letter = word[place]
    place += 1
    pieces.append(
      SpokenText.Piece(text: String(letter), speech: script.spoken([letter]), language: voice, isSpelled: true))
    isApart = false
  }
}

// Letters.
extension WordScanner {
  private mutating func takeLetters(_ script: Script) {
    var count = 1
    while let next = look(count), Script(of: next) == script { count += 1 }
    let letters = Array(word[place..<place + count])
    if script.isSilent(letters), let names = context.names {
      takeSilent(letters, names)
    } else if context.scripts.contains(script) {
      takeOwn(letters, script)
    } else {
      takeForeign(letters, script)
    }
  }

  private mutating func takeSilent(_ letters: [Character], _ names: CharacterNames) {
    if Set(letters).count == 1 {
      addName(names.name(of: letters[0].lowercasedLetter), letters.count)
    } else {
      add(
        letters.count, speech: names.counted("character.foreign", letters.count), isApart: true, voice: names.language)
    }
  }

  /// In an expression letters are variables: apart, and never an article.
  private mutating func takeOwn(_ letters: [Character], _ script: Script) {
    guard reading == .expression else { return add(letters.count, speech: script.spoken(letters)) }
    if letters.count == 1, SpokenText.isWord(letters[0], in: context.voice) {
      spell(script, voice: context.voice)
    } else {
      add(letters.count, speech: script.spoken(letters), isApart: true)
    }
  }

  private mutating func takeForeign(_ letters: [Character], _ script: Script) {
    let language = context.language(for: script)
    let name = letters.count == 1 ? context.names?.own(letters[0].lowercasedLetter) : nil
    if script == .greek, let name {
      addName(name, 1)
    } else if context.settings.hasVoice(for: language) {
      if letters.count == 1, script.isAlphabet {
        spell(script, voice: language)
      } else {
        add(letters.count, speech: script.spoken(letters), voice: language)
      }
    } else if let name {
      addName(name, 1)
    } else if let names = context.names {
      let speech = names.counted("character.foreign", letters.count)
      add(letters.count, speech: speech, isApart: true, voice: names.language, needs: language)
    } else {
      take(letters.count)
    }
  }
}

// Marks.
extension WordScanner {
  private mutating func takeMark(_ mark: Character) {
    var count = 1
    while look(count) == mark { count += 1 }
    if count == 1, takeSign(mark) { return }
    let kind = MarkKind(mark)
    guard let names = context.names, isNamed(mark, kind, count: count) else { return take(count) }
    let name = reading == .expression ? names.mathematical(mark) : names.name(of: mark)
    while kind == .picture, let next = look(count), MarkKind(next) == .picture, next.isMark,
      names.name(of: next) == name
    {
      count += 1
    }
    addName(name, count)
  }

  /// Takes so many characters by their name, which is counted from four up.
  private mutating func addName(_ name: String, _ count: Int) {
    let voice = context.names?.language
    guard count > SpokenText.longestEnumeration else {
      for _ in 0..<count { add(1, speech: name, isApart: true, voice: voice) }
      return
    }
    add(count, speech: context.names?.repeated(name, count) ?? name, isApart: true, voice: voice)
  }

  private func isNamed(_ mark: Character, _ kind: MarkKind, count: Int) -> Bool {
    if kind == .picture || reading != .text { return true }
    guard context.namesItsMarks else { return false }
    switch context.settings.punctuation {
    case .none: return false
    case .some: return count > SpokenText.longestEnumeration || (kind == .symbol && !context.voiced.contains(mark))
    case .all: return true
    }
  }

  /// A minus before a number and a dash between two are silent or foreign in most voices: they become words.
  private mutating func takeSign(_ mark: Character) -> Bool {
    guard MarkKind.dashes.contains(mark), reading != .expression, look(1)?.decimalDigit != nil,
      let names = context.names, context.namesItsMarks
    else { return false }
    let before = look(-1)
    if before?.decimalDigit != nil {
      add(
        1, speech: names.word(mark == "–" ? "number.range" : mark == "−" ? "character.−" : "number.dash"), isApart: true
      )
    } else if before == nil || before?.isMark == true {
      add(1, speech: names.word("character.−"), isApart: true)
    } else {
      return false
    }
    return true
  }
}

/// What kind of mark a character is to a voice.
enum MarkKind: Hashable {
  /// It gives melody, or nothing.
  case quiet
  /// It means something that a voice may leave out.
  case symbol
  /// No voice knows it: an emoji, a lone accent, a letter from afar.
  case picture

  static let dashes: Set<Character> = ["-", "−", "–"]

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .quiet
      return
    }
    switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol: self = .symbol
    case .otherSymbol: self = scalar.value < 0x2000 ? .symbol : .picture
    case .otherPunctuation, .connectorPunctuation, .dashPunctuation:
      self = "#%&*/@\\_†‡‰§¶".unicodeScalars.contains(scalar) ? .symbol : .quiet
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation: self = .quiet
    default: self = .picture
    }
  }
}

extension Character {
  /// The value of a digit of any script; fractions, powers and numerals of Rome are none.
  var decimalDigit: Int? {
    if let ascii = asciiValue { return (0x30..<0x3A).contains(ascii) ? Int(ascii) - 0x30 : nil }
    guard unicodeScalars.first?.properties.numericType == .decimal else { return nil }
    return wholeNumberValue
  }

  /// Whether it is neither a digit nor a letter that a voice reads.
  var isMark: Bool { decimalDigit == nil && Script(of: self) == nil }

  fileprivate var lowercasedLetter: Character { lowercased().first ?? self }

  /// Whether it belongs to a word of speech.
  fileprivate var isWord: Bool { isLetter || isNumber }
}

extension Script {
  /// The script of a character that is a letter with what stands on it.
  init?(of character: Character) {
    guard let scalar = character.unicodeScalars.first else { return nil }
    self.init(of: scalar)
  }
}

// Marks within a word: named, counted, or left to the voice.
extension WordScanner {
  /// Takes a mark, as often as it is repeated.
  mutating func takeMark(_ mark: Character) {
    var count = 1
    while look(count) == mark { count += 1 }
    if count == 1, takeSign(mark) { return }
    let kind = MarkKind(mark)
    guard let names = context.names, isNamed(mark, kind, count: count) || isStranded(mark) else { return take(count) }
    let name = reading == .expression ? names.mathematical(mark) : names.name(of: mark)
    while kind == .picture, let next = look(count), MarkKind(next) == .picture, next.isMark,
      names.name(of: next) == name
    {
      count += 1
    }
    addName(name, count)
  }

  /// Takes so many characters by their name, which is counted from four up.
  mutating func addName(_ name: String, _ count: Int) {
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

  /// Whether the voice that would say it has lost the word it stands at to another one: "C++" among Cyrillic words.
  private func isStranded(_ mark: Character) -> Bool {
    guard context.namesItsMarks, context.voiced.contains(mark), let last = pieces.last else { return false }
    return !last.continues(in: context.voice)
  }

  /// A minus before a number and a dash between two are silent or foreign in most voices: they become words.
  private mutating func takeSign(_ mark: Character) -> Bool {
    guard MarkKind.dashes.contains(mark), reading != .expression, look(1)?.decimalDigit != nil,
      let names = context.names, context.namesItsMarks
    else { return false }
    let before = look(-1)
    guard before?.decimalDigit != nil || (before?.isMark != false && mark != "—") else { return false }
    add(1, speech: names.dash(mark, isBetween: before?.decimalDigit != nil), isApart: true)
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

  static let dashes: Set<Character> = ["-", "−", "–", "—"]

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
}

/// Goes through a clean text word by word.
struct TextScanner {
  private var context: SpokenContext
  private let reading: WordScanner.Reading
  private(set) var stretches: [SpokenText.Stretch] = []
  private(set) var steps = 0

  init(_ context: SpokenContext, reading: WordScanner.Reading) {
    self.context = context
    self.reading = reading
  }

  mutating func scan(_ text: String) {
    context.isJapanese = text.unicodeScalars.contains { (0x3041...0x30FA).contains($0.value) }
    let words = text.split(separator: " ")
    let plain = PlainWords(context)
    var index = 0
    while index < words.count {
      let word = words[index]
      steps += word.utf8.count
      if reading == .text, plain.hold(word) {
        append(SpokenText.Piece(text: String(word), speech: String(word), language: context.voice), isClose: false)
        index += 1
      } else if let number = GroupedNumber(words[index...]) {
        scan(number.digits[...], text: number.text)
        index += number.words
      } else if let dash = spacedDash(words, at: index) {
        append(SpokenText.Piece(text: String(word), speech: dash, language: context.voice), isClose: false)
        index += 1
      } else {
        scan(word)
        index += 1
      }
    }
  }

  /// A dash that stands alone between two numbers, where no voice says it.
  private func spacedDash(_ words: [Substring], at index: Int) -> String? {
    guard reading == .text, let names = context.names, context.namesItsMarks, ["-", "–", "−"].contains(words[index]),
      index > 0, words[index - 1].last?.decimalDigit != nil, index + 1 < words.count,
      words[index + 1].first?.decimalDigit != nil
    else { return nil }
    return names.word(words[index] == "−" ? "character.−" : "number.dash")
  }

  private mutating func scan(_ word: Substring, text: String? = nil) {
    var scanner = WordScanner(word, context: context, reading: reading)
    scanner.scan()
    steps += scanner.steps
    for (index, var piece) in scanner.pieces.enumerated() {
      if let text, scanner.pieces.count == 1 { piece.text = text }
      append(piece, isClose: index > 0)
    }
  }

  private mutating func append(_ piece: SpokenText.Piece, isClose: Bool) {
    let word = Run.Word(piece.text, speech: piece.speech)
    let needs = piece.needs ?? (piece.language == context.voice ? context.missing : nil)
    if let last = stretches.indices.last, !isClose, continues(stretches[last], with: piece) {
      stretches[last].words.append(word)
      stretches[last].isSpelled = false
      stretches[last].needs = stretches[last].needs ?? needs
    } else {
      stretches.append(
        SpokenText.Stretch(
          words: [word], language: piece.language, isSpelled: piece.isSpelled, isClose: isClose || stretches.isEmpty,
          needs: needs))
    }
  }

  /// A letter among words of its language is one of them.
  private func continues(_ stretch: SpokenText.Stretch, with piece: SpokenText.Piece) -> Bool {
    guard stretch.language == piece.language else { return false }
    if !stretch.isSpelled, !piece.isSpelled { return true }
    return reading == .text && piece.language != context.voice && !(stretch.isSpelled && piece.isSpelled)
  }
}

/// Tells the words that a voice says right as they stand, so that most texts cost no more than a look.
private struct PlainWords {
  private let hasLatin: Bool
  private let hasCyrillic: Bool
  private let leavesMarks: Bool

  init(_ context: SpokenContext) {
    hasLatin = context.hasLatin
    hasCyrillic = context.hasCyrillic
    leavesMarks = context.settings.punctuation != .all
  }

  func hold(_ word: Substring) -> Bool {
    var last: UInt32 = 0
    var count = 0
    for scalar in word.unicodeScalars {
      let value = scalar.value
      count = value == last ? count + 1 : 1
      last = value
      switch value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x17F: if !hasLatin { return false }
      case 0x400...0x45F: if !hasCyrillic { return false }
      case 0x21, 0x22, 0x27...0x29, 0x2C...0x2E, 0x3A, 0x3B, 0x3F, 0xAB, 0xBB, 0x2013...0x201E, 0x2026:
        if !leavesMarks || count > SpokenText.longestEnumeration { return false }
      default: return false
      }
    }
    // A dash alone may stand between numbers.
    return word != "-" && word != "–"
  }
}

/// A number whose thousands are set apart by blanks, over several words: "12 500".
private struct GroupedNumber {
  /// With what stands before and after it.
  var digits: String
  var text: String
  var words: Int

  init?(_ words: ArraySlice<Substring>) {
    guard let first = words.first, let start = first.firstIndex(where: \.isASCIIDigit),
      (1...3).contains(first[start...].utf8.count), first[start...].allSatisfy(\.isASCIIDigit), first[start] != "0",
      !first[..<start].contains(where: { $0.isLetter })
    else { return nil }
    var taken = [first]
    for word in words.dropFirst() {
      guard taken.count < 4, word.prefix(while: \.isASCIIDigit).utf8.count == 3 else { break }
      let rest = word.dropFirst(3)
      guard rest.first?.isLetter != true else { break }
      taken.append(word)
      if !rest.isEmpty { break }
    }
    guard taken.count > 1 else { return nil }
    digits = taken.joined()
    text = taken.joined(separator: " ")
    self.words = taken.count
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

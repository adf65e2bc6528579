import Screens

/// Goes through a clean text word by word.
struct TextScanner {
  private let context: WordContext
  private let reading: WordScanner.Reading
  private let plain: PlainWords
  private let tokens: [PronouncedToken]
  /// The language that has no voice here.
  private let missing: String?
  private(set) var stretches: [SpokenText.Stretch] = []
  private(set) var steps = 0

  init(_ text: String, in context: SpokenContext, reading: WordScanner.Reading) {
    self.context = WordContext(context, text: text)
    self.reading = reading
    plain = PlainWords(in: context.voice, context.settings.punctuation)
    tokens = PronouncedToken.tokens(of: text, context.pronunciations)
    missing = context.missing
  }

  mutating func scan() {
    let words = tokens.map(\.text)
    var index = 0
    while index < words.count {
      let word = words[index]
      steps += word.utf8.count
      if !tokens[index].spots.isEmpty {
        scan(word, spots: tokens[index].spots)
        index += 1
      } else if let count = count(before: index, in: words) {
        scan(word, count: count)
        index += 1
      } else if reading == .text, plain.hold(word.unicodeScalars) {
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

  /// The number that a unit at this place would count: of a fraction any that is no whole one.
  private func count(before index: Int, in words: [Substring]) -> Int? {
    guard reading == .text, index > 0, words[index - 1].last?.decimalDigit != nil,
      CountedUnit.written(in: context.voice).contains(where: { $0.letters.first == words[index].first })
    else { return nil }
    let number = words[index - 1]
    let digits = number.lastIndex { $0.decimalDigit == nil }.map { number[$0...].dropFirst() } ?? number
    let isFraction = number.dropLast(digits.count).last.map { $0 == "," || $0 == "." } ?? false
    return isFraction ? CountedUnit.ofFraction : Int(digits) ?? CountedUnit.ofMany
  }

  /// A dash that stands alone between two numbers, where no voice says it.
  private func spacedDash(_ words: [Substring], at index: Int) -> String? {
    guard reading == .text, let names = context.names, context.namesItsMarks, words[index].count == 1,
      let dash = words[index].first, MarkKind.dashes.contains(dash), index > 0,
      words[index - 1].last?.decimalDigit != nil, index + 1 < words.count,
      words[index + 1].first?.decimalDigit != nil
    else { return nil }
    return names.dash(dash, isBetween: true)
  }

  private mutating func scan(
    _ word: Substring, text: String? = nil, spots: [Int: Pronunciations.Spot] = [:], count: Int? = nil
  ) {
    var scanner = WordScanner(word, context: context, reading: reading, spots: spots)
    if let count { scanner.takeUnit(of: count) }
    scanner.scan()
    steps += scanner.steps
    for (index, var piece) in scanner.pieces.enumerated() {
      if let text, scanner.pieces.count == 1 { piece.text = text }
      append(piece, isClose: index > 0)
    }
  }

  private mutating func append(_ piece: SpokenText.Piece, isClose: Bool) {
    let word = Run.Word(piece.text, speech: piece.speech)
    let needs = piece.needs ?? (piece.language == context.voice ? missing : nil)
    if let last = stretches.indices.last, !isClose, continues(stretches[last], with: piece) {
      stretches[last].words.append(word)
      stretches[last].isSpelled = false
      stretches[last].needs = stretches[last].needs ?? needs
    } else {
      stretches.append(
        SpokenText.Stretch(
          [word], in: piece.language, isSpelled: piece.isSpelled, isClose: isClose || stretches.isEmpty, needs: needs))
    }
  }

  /// A letter among words of its language is one of them.
  private func continues(_ stretch: SpokenText.Stretch, with piece: SpokenText.Piece) -> Bool {
    guard stretch.language == piece.language else { return false }
    if !stretch.isSpelled, !piece.isSpelled { return true }
    return reading == .text && piece.language != context.voice && !(stretch.isSpelled && piece.isSpelled)
  }
}

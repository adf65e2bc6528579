import Screens

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

  let context: WordContext
  let reading: Reading
  let word: [Character]
  /// What is said in another way, by its first character.
  private let spots: [Int: Pronunciations.Spot]
  var place = 0
  private(set) var pieces: [SpokenText.Piece] = []
  /// How often a character was looked at.
  private(set) var steps = 0
  private var isApart = false

  init(
    _ word: Substring, context: WordContext, reading: Reading = .text, spots: [Int: Pronunciations.Spot] = [:]
  ) {
    self.word = Array(word)
    self.spots = spots
    self.context = context
    self.reading = reading
  }

  /// The whole word, piece by piece.
  mutating func scan() {
    while let character = look(0) {
      if let spot = spots[place] {
        add(spot.count, speech: spot.said)
      } else if character.decimalDigit != nil {
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
      SpokenText.Piece(
        text: String(letter), speech: script.spoken([letter], in: voice), language: voice, isSpelled: true))
    isApart = false
  }
}

extension Character {
  /// Whether it belongs to a word of speech.
  fileprivate var isWord: Bool { isLetter || isNumber }
}

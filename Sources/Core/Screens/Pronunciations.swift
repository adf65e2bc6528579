/// Words of one language that the voice is to say in another way; what is shown, recorded and matched stays as written.
///
/// A word may be several, or a mark. It is found where it stands whole, whatever its case.
public struct Pronunciations: Hashable, Sendable {
  /// A word that was found in a text.
  public struct Spot: Hashable, Sendable {
    /// Its first character, counted from 0.
    public var start: Int
    /// How many characters it has.
    public var count: Int
    /// What the voice is given for it.
    public var said: String
  }

  /// By the first character of the word; of those that begin alike the longest first, so that "north wind" goes before
  /// "north".
  private let entries: [Character: [Entry]]

  private struct Entry: Hashable, Sendable {
    var word: [Character]
    var said: String
  }

  /// Each word with how it is said.
  public init(_ words: [String: String]) {
    let entries = words.map { Entry(word: Array($0.lowercased()), said: $1) }.filter { !$0.word.isEmpty }
      .sorted { ($0.word.count, $1.said) > ($1.word.count, $0.said) }
    self.entries = Dictionary(grouping: entries) { $0.word[0] }
  }

  /// Whether it has no word.
  public var isEmpty: Bool { entries.isEmpty }

  /// Where its words stand in a text, in order; none reaches into another.
  public func spots(in text: [Character]) -> [Spot] {
    guard !isEmpty else { return [] }
    var spots: [Spot] = []
    var place = 0
    while place < text.count {
      let spot = spot(at: place, in: text)
      if let spot { spots.append(spot) }
      place += spot?.count ?? 1
    }
    return spots
  }

  private func spot(at place: Int, in text: [Character]) -> Spot? {
    guard Self.isBorder(place, in: text), let first = text[place].lowercased().first else { return nil }
    return entries[first]?.first { Self.stands($0.word, at: place, in: text) }
      .map { Spot(start: place, count: $0.word.count, said: $0.said) }
  }

  private static func stands(_ word: [Character], at place: Int, in text: [Character]) -> Bool {
    let end = place + word.count
    guard end <= text.count, isBorder(end, in: text) else { return false }
    return zip(word, text[place..<end]).allSatisfy { String($0) == $1.lowercased() }
  }

  /// Whether not both neighbours of this place belong to one word, or are the same mark.
  private static func isBorder(_ place: Int, in text: [Character]) -> Bool {
    guard place > 0, place < text.count else { return true }
    return !(isOfWord(text[place - 1]) && isOfWord(text[place])) && text[place - 1] != text[place]
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}

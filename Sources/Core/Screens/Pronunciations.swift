/// Words of one language that the voice is to say in another way.
struct Pronunciations: Hashable, Sendable {
  /// The longest first, so that "north wind" goes before "north".
  private let entries: [Entry]

  private struct Entry: Hashable, Sendable {
    var word: [Character]
    var said: String
  }

  init(_ words: [String: String]) {
    entries = words.map { Entry(word: Array($0.lowercased()), said: $1) }
      .sorted { ($0.word.count, $1.said) > ($1.word.count, $0.said) }
  }

  /// The text with each of the words replaced where it stands whole, whatever its case.
  func applied(to text: String) -> String {
    guard !entries.isEmpty else { return text }
    let characters = Array(text)
    var result = ""
    var index = 0
    while index < characters.count {
      if let entry = entries.first(where: { stands($0.word, at: index, in: characters) }) {
        result += entry.said
        index += entry.word.count
      } else {
        result.append(characters[index])
        index += 1
      }
    }
    return result
  }

  private func stands(_ word: [Character], at index: Int, in text: [Character]) -> Bool {
    let end = index + word.count
    guard !word.isEmpty, end <= text.count else { return false }
    guard zip(word, text[index..<end]).allSatisfy({ String($0) == $1.lowercased() }) else { return false }
    return isBorder(index, in: text) && isBorder(end, in: text)
  }

  /// Whether not both neighbours of this place belong to one word.
  private func isBorder(_ place: Int, in text: [Character]) -> Bool {
    guard place > 0, place < text.count else { return true }
    return !(isOfWord(text[place - 1]) && isOfWord(text[place]))
  }

  private func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}

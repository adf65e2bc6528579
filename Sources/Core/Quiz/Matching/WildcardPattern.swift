/// A text in which any text, or none, may stand at some places.
struct WildcardPattern: Hashable, Sendable {
  /// A wildcard is nil.
  private let characters: [Character?]

  /// These texts with a wildcard between each two of them.
  init(_ pieces: [String]) {
    characters = Array(pieces.map { $0.map(Optional.some) }.joined(separator: [nil]))
  }

  /// Whether the whole text is of this form. One pointer walks in the text, one in the pattern; a mismatch goes back to
  /// the last wildcard and lets it take one character more.
  func matches(_ text: [Character]) -> Bool {
    var place = 0
    var next = 0
    var lastWildcard: Int?
    var takenUpTo = 0
    while place < text.count {
      if next < characters.count, let character = characters[next] {
        if character == text[place] {
          place += 1
          next += 1
          continue
        }
      } else if next < characters.count {
        lastWildcard = next
        takenUpTo = place
        next += 1
        continue
      }
      guard let wildcard = lastWildcard else { return false }
      takenUpTo += 1
      place = takenUpTo
      next = wildcard + 1
    }
    return characters[next...].allSatisfy { $0 == nil }
  }
}

import Screens

/// A word of a text, or several that are said as one, with what is said in another way.
struct PronouncedToken {
  var text: Substring
  /// By their first characters in it.
  var spots: [Int: Pronunciations.Spot] = [:]

  /// The words of a text with single blanks; what comes first in the list counts first.
  static func tokens(of text: String, _ pronunciations: [Pronunciations]) -> [PronouncedToken] {
    let words = text.split(separator: " ")
    let spots = spots(in: text, pronunciations)
    guard !spots.isEmpty else { return words.map { PronouncedToken(text: $0) } }
    var rest = spots[...]
    var start = 0
    var tokens: [PronouncedToken] = []
    var index = words.startIndex
    while index < words.endIndex {
      var token = PronouncedToken(text: words[index])
      var end = start + token.text.count
      while let spot = rest.first, spot.start < end {
        token.spots[spot.start - start] = rest.removeFirst()
        while end < spot.start + spot.count, index + 1 < words.endIndex {
          index += 1
          end += words[index].count + 1
          token.text = text[token.text.startIndex..<words[index].endIndex]
        }
      }
      tokens.append(token)
      start = end + 1
      index += 1
    }
    return tokens
  }

  /// The whole token as the voice is to say it.
  var speech: String {
    guard !spots.isEmpty else { return String(text) }
    let characters = Array(text)
    var speech = ""
    var place = 0
    while place < characters.count {
      speech += spots[place]?.said ?? String(characters[place])
      place += spots[place]?.count ?? 1
    }
    return speech
  }

  private static func spots(in text: String, _ pronunciations: [Pronunciations]) -> [Pronunciations.Spot] {
    guard pronunciations.contains(where: { !$0.isEmpty }) else { return [] }
    let characters = Array(text)
    var isTaken = Array(repeating: false, count: characters.count)
    var spots: [Pronunciations.Spot] = []
    for spot in pronunciations.flatMap({ $0.spots(in: characters) }) {
      let places = spot.start..<spot.start + spot.count
      guard !isTaken[places].contains(true) else { continue }
      isTaken.replaceSubrange(places, with: repeatElement(true, count: spot.count))
      spots.append(spot)
    }
    return spots.sorted { $0.start < $1.start }
  }
}

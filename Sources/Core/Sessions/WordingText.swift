import Phrasing
import Speech

extension Wording {
  /// The whole text as the record has it, and the language of its first part.
  var words: RecordLine.Words {
    RecordLine.Words(language: parts.first?.language ?? "", text: text)
  }

  /// The words that had begun when the sound had come to a place; nothing if that is all of them or none.
  ///
  /// Inside a part the sound is taken to move evenly over the characters.
  func heard(to place: Place) -> String? {
    let before = parts.prefix(place.part).map { $0.text + $0.joiner }.joined()
    let begun = parts.indices.contains(place.part) ? parts[place.part].begun(at: place) : ""
    let heard = (before + begun).trimmedEnd
    return heard.isEmpty || heard == text ? nil : heard
  }
}

extension Utterance.Part {
  /// The characters that one after the other take the time of the part: its own and those that join it to the next.
  var spokenLength: Int {
    text.count + joiner.count
  }

  fileprivate func begun(at place: Place) -> String {
    var length = 0
    var begun = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      guard place.lasting * length < place.elapsed * spokenLength else { break }
      begun += (length == 0 ? "" : " ") + word
      length += word.count + 1
    }
    return begun
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = Substring(self)
    while text.last == " " || text.last == "," { text = text.dropLast() }
    return String(text)
  }
}

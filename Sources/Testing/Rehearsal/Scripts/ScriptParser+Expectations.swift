import Timeline

/// What is to be heard.
extension ScriptParser {
  func expectations(_ word: ScriptWord, _ content: Substring) throws(ScriptFault.Flaw) -> [Awaited] {
    switch word {
    case .echo: return try text(of: content, word).map { Awaited(.hear, String($0), .echo) }
    case .sound: return [Awaited(sound: try text(of: content, word))]
    default:
      let (attributes, text) = try ScriptParser.halves(of: content, word)
      let read = try Attributes(attributes)
      let expectation = try ScriptParser.expectation(Fate(rawValue: word.rawValue) ?? .hear, text, read)
      try checkTimes(of: expectation)
      return Array(repeating: expectation, count: read.count)
    }
  }

  /// How long a real voice takes changes with its version, so nothing may depend on it.
  private func checkTimes(of expectation: Awaited) throws(ScriptFault.Flaw) {
    guard case .espeak = file.voice else { return }
    if let moment = expectation.moment { throw .timeOfRealVoice("at \(moment.inSeconds)") }
    if expectation.halves != nil { throw .timeOfRealVoice("/") }
  }

  private static func expectation(
    _ fate: Fate, _ text: Substring, _ read: Attributes
  ) throws(ScriptFault.Flaw) -> Awaited {
    let halves = fate == .cut ? text.split(separator: " / ", omittingEmptySubsequences: false) : [text]
    guard halves.count <= 2 else { throw .twoSlashes }
    let words = halves.map { half in
      let text = ScriptText.unescaped(half)
      return fate == .cut ? text.split(separator: "\\/", omittingEmptySubsequences: false).joined(separator: "/") : text
    }
    guard words.count == 2 else {
      return Awaited(
        fate, words[0], read.kind, language: read.language, at: read.moment, isLike: read.isLike)
    }
    return Awaited(
      cut: words[0], before: words[1], read.kind, language: read.language, at: read.moment, isLike: read.isLike)
  }

  /// What stands before the colon, each at most once and in this order.
  private struct Attributes {
    var kind: Kind?
    var language: String?
    var count = 1
    var moment: Duration?
    var isLike = false

    init(_ text: Substring) throws(ScriptFault.Flaw) {
      guard !text.isEmpty else { return }
      var words = ScriptText.words(text)[...]
      var place = 0
      while let word = words.popFirst() {
        let next = try take(word, &words)
        guard next > place else { throw .attributeOrder(String(word)) }
        place = next
      }
    }

    /// Answers the place that a word has in the order.
    private mutating func take(
      _ word: Substring, _ words: inout ArraySlice<Substring>
    ) throws(ScriptFault.Flaw) -> Int {
      if let kind = Kind(rawValue: String(word)) {
        self.kind = kind
        return 1
      }
      if word == "at" {
        guard let time = words.popFirst() else { throw .missing(what: "time", after: "at") }
        moment = try duration(time)
        return 4
      }
      if word == "like" {
        isLike = true
        return 5
      }
      if word.first == "x", word.dropFirst().first?.isNumber == true {
        count = try ScriptParser.count(word)
        return 3
      }
      guard word.isLanguageTag else { throw .unknownAttribute(String(word)) }
      language = String(word)
      return 2
    }
  }
}

extension Substring {
  /// Two or three small letters, and what else a tag may have.
  fileprivate var isLanguageTag: Bool {
    let pieces = split(separator: "-", omittingEmptySubsequences: false)
    return (2...3).contains(pieces[0].utf8.count) && pieces[0].allSatisfy { ("a"..."z").contains($0) }
      && pieces.dropFirst().allSatisfy { (1...8).contains($0.utf8.count) && $0.allSatisfy(\.isLetterOrDigit) }
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool {
    isASCII && (isLetter || isNumber)
  }
}

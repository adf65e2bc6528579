import Keys

/// Steps, silence and the mark of a known bug.
extension ScriptParser {
  mutating func take(_ word: ScriptWord, _ content: Substring, _ rest: Substring) throws(ScriptFault.Flaw) {
    switch word {
    case .known: try markKnownBug(rest)
    case .open, .press, .type, .paste, .wait, .mark, .do:
      try checkPlace(of: word)
      let step = try step(word, rest)
      add(.step(step))
    case .silence:
      try checkPlace(of: word)
      add(.silence(try ScriptParser.silence(rest)))
    default:
      try checkPlace(of: word)
      guard current?.lines.last?.content != .silence(.ofStep) else { throw .heardInSilence(word.rawValue) }
      add(.expectations(try expectations(word, content)))
    }
  }

  private mutating func add(_ content: ScriptLine.Content) {
    current?.lines.append(ScriptLine(number: line, content))
  }

  private mutating func markKnownBug(_ rest: Substring) throws(ScriptFault.Flaw) {
    let (word, reference) = ScriptText.cut(rest)
    guard word == "bug" else { throw .unknownWord("known \(word)") }
    guard !reference.isEmpty else { throw .missing(what: "place where the bug is told", after: "known bug") }
    guard line == (current?.line ?? 0) + 1 else { throw .knownBugPlace }
    current?.knownBug = String(reference)
  }

  /// A case opens one screen, and that first.
  private func checkPlace(of word: ScriptWord) throws(ScriptFault.Flaw) {
    let isFirst = current?.lines.isEmpty ?? true
    if word == .open, !isFirst { throw .openTwice }
    guard word != .open, isFirst else { return }
    switch word {
    case .press, .type, .paste, .wait, .mark, .do: throw .openFirst(word.rawValue)
    default: throw .expectationFirst(word.rawValue)
    }
  }

  private mutating func step(_ word: ScriptWord, _ rest: Substring) throws(ScriptFault.Flaw) -> Step {
    switch word {
    case .open: return try ScriptParser.opening(rest)
    case .press: return .press(try ScriptParser.keys(rest))
    case .wait: return try wait(rest)
    case .mark:
      guard !rest.isEmpty, ScriptText.words(rest).count == 1, !rest.contains("+") else {
        throw .badValue(what: "mark", String(rest), allowed: "one word without a plus")
      }
      guard marks.insert(rest).inserted else { throw .markTwice(String(rest)) }
      return .mark(String(rest))
    case .do:
      guard !rest.isEmpty else { throw .missing(what: "event", after: "do") }
      return .happen(LooseSpaces.single(String(rest)))
    default:
      guard !rest.isEmpty else { throw .missing(what: "text", after: word.rawValue) }
      let text = ScriptText.unescaped(rest)
      return word == .type ? .type(text) : .paste(text)
    }
  }

  private static func opening(_ rest: Substring) throws(ScriptFault.Flaw) -> Step {
    let words = ScriptText.words(rest)
    guard let screen = words.first else { throw .missing(what: "screen", after: "open") }
    var parameters: [String: String] = [:]
    for word in words.dropFirst() {
      guard let (key, value) = pair(word) else {
        throw .badValue(what: "parameter", String(word), allowed: "a key and a value, KEY=VALUE")
      }
      guard parameters.updateValue(value, forKey: key) == nil else { throw .surplus(String(word), after: "open") }
    }
    return .open(screen: String(screen), parameters: parameters)
  }

  private static func keys(_ rest: Substring) throws(ScriptFault.Flaw) -> [Key] {
    var keys: [Key] = []
    for word in ScriptText.words(rest) {
      if let last = keys.last, word.utf8.count > 1, word.utf8.first == UInt8(ascii: "x") {
        keys += Array(repeating: last, count: try count(word) - 1)
      } else if keys.last == .character("x"), keys.count > 1, let number = Int(word), number > 1 {
        // A blank too many: `Down x 3`.
        throw .badCount("x \(word)")
      } else {
        guard let key = Key(name: String(word)) else { throw .unknownKey(String(word)) }
        keys.append(key)
      }
    }
    guard !keys.isEmpty else { throw .missing(what: "key", after: "press") }
    return keys
  }

  private func wait(_ rest: Substring) throws(ScriptFault.Flaw) -> Step {
    let (word, moment) = ScriptText.cut(rest)
    guard !word.isEmpty else { throw .missing(what: "time", after: "wait") }
    guard word == "until" else { return .wait(try ScriptParser.duration(rest)) }
    guard !moment.isEmpty else { throw .missing(what: "time", after: "wait until") }
    guard let plus = moment.utf8.lastIndex(of: UInt8(ascii: "+")) else {
      return .waitUntil(mark: nil, try ScriptParser.duration(moment))
    }
    let mark = moment[..<plus]
    guard marks.contains(mark) else { throw .unknownMark(String(mark)) }
    return .waitUntil(mark: String(mark), try ScriptParser.duration(moment[moment.utf8.index(after: plus)...]))
  }

  private static func silence(_ rest: Substring) throws(ScriptFault.Flaw) -> Silence {
    switch rest {
    case "": .ofStep
    case "forever": .forever
    default: .lasting(try duration(rest))
    }
  }
}

/// Counts and times.
extension ScriptParser {
  static func count(_ word: Substring) throws(ScriptFault.Flaw) -> Int {
    guard let count = Int(word.dropFirst()), (2...1000).contains(count) else { throw .badCount(String(word)) }
    return count
  }

  /// `500ms`, `2s`, `1.5s`: to the millisecond, and no longer than a hundred hours, so that a slip does not run for ever.
  static func duration(_ word: Substring) throws(ScriptFault.Flaw) -> Duration {
    guard let milliseconds = milliseconds(word), (0...360_000_000).contains(milliseconds) else {
      throw .badDuration(String(word))
    }
    return .milliseconds(milliseconds)
  }

  private static func milliseconds(_ word: Substring) -> Int? {
    if word.hasSuffix("ms") { return number(word.dropLast(2)) }
    guard word.hasSuffix("s") else { return nil }
    let pieces = word.dropLast().split(separator: ".", omittingEmptySubsequences: false)
    guard pieces.count <= 2, let seconds = number(pieces[0]) else { return nil }
    guard pieces.count == 2 else { return seconds * 1000 }
    guard (1...3).contains(pieces[1].count), let fraction = number(pieces[1]) else { return nil }
    return seconds * 1000 + fraction * [100, 10, 1][pieces[1].count - 1]
  }

  private static func number(_ digits: Substring) -> Int? {
    guard (1...9).contains(digits.utf8.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(digits)
  }
}

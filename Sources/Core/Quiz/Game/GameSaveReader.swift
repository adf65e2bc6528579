public import Foundation

extension GameProgress {
  /// Reads a game as it was kept.
  public init(saved data: Data) throws(GameSaveFault) {
    var reader = GameSaveReader()
    try reader.read(data)
    self = reader.progress
  }
}

/// Reads the lines of a saved game. What it does not know is damage: a save is written by this program alone.
private struct GameSaveReader {
  /// More than anybody reaches, and far from any overflow.
  private static let numbers = 0...1_000_000_000_000

  var progress = GameProgress(seed: 0)

  mutating func read(_ data: Data) throws(GameSaveFault) {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    try readHead(lines.first ?? Data())
    guard lines.count > 3, lines.suffix(2) == [Data(GameProgress.saveEnd.utf8), Data()] else { throw .cutOff }
    for (index, line) in lines.dropLast(2).enumerated().dropFirst() {
      guard read(line: line, isFirst: index == 1) else { throw .badLine(index + 1) }
    }
  }

  private func readHead(_ line: Data) throws(GameSaveFault) {
    guard let (key, value) = Self.parts(of: line), key == GameProgress.saveHead, let version = Int(value), version > 0
    else { throw .noSave }
    guard version <= GameProgress.saveVersion else { throw .newer(version: version) }
  }

  /// Whether the line says something that can be used. The first one is the seed.
  private mutating func read(line: Data, isFirst: Bool) -> Bool {
    guard let (key, value) = Self.parts(of: line), isFirst == (key == "seed") else { return false }
    return readFact(key, value) || readLevel(key, value) || readDraft(key, value)
  }

  private mutating func readFact(_ key: String, _ value: String) -> Bool {
    switch key {
    case "seed":
      guard let seed = UInt64(value) else { return false }
      progress.seed = seed
    case "finished" where value.isEmpty: progress.isFinished = true
    case "introduced" where !value.isEmpty: progress.introduced.insert(value)
    default: return false
    }
    return true
  }

  private mutating func readLevel(_ key: String, _ value: String) -> Bool {
    let words = value.split(separator: " ", omittingEmptySubsequences: false)
    guard let level = words.first.flatMap({ LevelID($0) }) else { return false }
    let number = words.dropFirst().first.flatMap { Int($0) }.flatMap { Self.numbers.contains($0) ? $0 : nil }
    switch (key, words.count, number) {
    case ("current", 1, _): progress.current = level
    case ("solved", 1, _): progress.solved.insert(level)
    case ("told", 1, _): progress.givenAway.insert(level)
    case ("attempts", 2, let number?): progress.attempts[level] = number
    case ("played", 2, let number?): progress.played[level] = .milliseconds(number)
    case ("draft", 1, _): progress.draft = LevelDraft(level: level)
    default: return false
    }
    return true
  }

  private mutating func readDraft(_ key: String, _ value: String) -> Bool {
    guard progress.draft != nil else { return false }
    switch key {
    case "typed": progress.draft?.typed = value
    case "tried": progress.draft?.tried = value
    case "hints-told":
      guard let count = Int(value), Self.numbers.contains(count) else { return false }
      progress.draft?.hintsTold = count
    case "heard-wrong" where value.isEmpty: progress.draft?.heardWrong = true
    case "draft-solved" where value.isEmpty: progress.draft?.isSolved = true
    default: return false
    }
    return true
  }

  /// The key and what follows it. Bytes are split, for what was typed may begin with a mark that joins the blank.
  private static func parts(of line: Data) -> (key: String, value: String)? {
    let pieces = line.split(separator: UInt8(ascii: " "), maxSplits: 1, omittingEmptySubsequences: false)
    guard let key = pieces.first.flatMap({ String(validating: $0, as: UTF8.self) }) else { return nil }
    guard let rest = pieces.dropFirst().first else { return (key, "") }
    return String(validating: rest, as: UTF8.self).map { (key, $0) }
  }
}

extension LevelID {
  /// Reads PACK/LEVEL.
  fileprivate init?(_ text: Substring) {
    let pieces = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard pieces.count == 2, pieces.allSatisfy({ !$0.isEmpty }) else { return nil }
    self.init(pack: pieces[0], level: pieces[1])
  }
}

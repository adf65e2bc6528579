public import Foundation

// A saved game is text, a line for each fact: a key, and what it is about.
extension GameProgress {
  static let saveVersion = 1
  static let saveHead = "earshot-save"
  static let saveEnd = "end"

  /// The game in the form in which it is kept.
  public var saved: Data {
    Data((gameLines + levelLines + Self.endLines).joined(separator: "\n").utf8)
  }

  /// What is not of a single level.
  var gameLines: [String] {
    var lines = ["\(Self.saveHead) \(Self.saveVersion)", "seed \(seed)"]
    if let current { lines.append("current \(current)") }
    if isFinished { lines.append("finished") }
    return lines + introduced.sorted().map { "introduced \($0)" }
  }

  /// What was done in levels.
  var levelLines: [String] {
    solved.lines("solved") + givenAway.lines("told") + attempts.lines("attempts") { "\($0)" }
      + played.lines("played") { "\($0.milliseconds)" } + (draft?.lines ?? [])
  }

  /// The last line has an end too.
  static var endLines: [String] { [saveEnd, ""] }
}

extension LevelDraft {
  fileprivate var lines: [String] {
    var lines = ["draft \(level)"]
    if !typed.isEmpty { lines.append("typed \(typed.filter { !$0.isNewline })") }
    if let tried { lines.append("tried \(tried)") }
    if hintsTold > 0 { lines.append("hints-told \(hintsTold)") }
    if heardWrong { lines.append("heard-wrong") }
    if isSolved { lines.append("draft-solved") }
    return lines
  }
}

extension Set<LevelID> {
  fileprivate func lines(_ key: String) -> [String] {
    map { "\(key) \($0)" }.sorted()
  }
}

extension Dictionary where Key == LevelID {
  fileprivate func lines(_ key: String, _ value: (Value) -> String) -> [String] {
    map { "\(key) \($0) \(value($1))" }.sorted()
  }
}

public import Foundation

// A saved game is text, a line for each fact: a key, and what it is about. Its lines are sorted, so that the same game
// is the same text.
extension GameProgress {
  static let saveVersion = 1
  static let saveHead = "earshot-save"
  static let saveEnd = "end"

  /// The game in the form in which it is kept.
  public var saved: Data {
    var lines = ["\(Self.saveHead) \(Self.saveVersion)", "seed \(seed)"]
    if let current { lines.append("current \(current)") }
    if isFinished { lines.append("finished") }
    lines += introduced.sorted().map { "introduced \($0)" }
    lines += solved.lines("solved") + givenAway.lines("told")
    lines += attempts.lines("attempts") { "\($0)" } + played.lines("played") { "\($0.milliseconds)" }
    lines += draft?.lines ?? []
    return Data((lines + [Self.saveEnd, ""]).joined(separator: "\n").utf8)
  }
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

/// How a case came out.
public struct CaseResult: Sendable {
  /// The one word for it.
  public enum Verdict: Hashable, Sendable {
    case passed, failed
    /// It failed, as it is marked to.
    case failedAsKnown
  }

  /// What its file is called.
  public var file: String
  /// What it shows.
  public var title: String
  /// The line of its title.
  public var line: Int
  /// In what it was not as expected.
  public var failures: [Mismatch]
  /// Where the bug is told for which it fails.
  public var knownBug: String?
  /// What was done and heard in it, where that is wanted.
  public var transcript: Transcript?
  /// The command that plays scripts, as reports name it.
  public var command = "earshot test"

  /// The one word for how it came out.
  public var verdict: Verdict {
    guard !failures.isEmpty else { return .passed }
    return knownBug != nil && failures[0].kind != .bugIsGone ? .failedAsKnown : .failed
  }

  /// What to read or to hear of a case that did not pass: a sentence, then facts.
  public var report: [String] {
    guard let first = failures.first else { return ["ok \(file):\(line) \(title)"] }
    let head = knownBug != nil && verdict == .failedAsKnown ? "known bug" : "not ok"
    let bug = knownBug.map { ["  bug: \($0)"] } ?? []
    let also = failures.dropFirst().map { "  also: line \($0.line), \($0.headline): \($0.subject)" }
    return ["\(head) \(file):\(first.line) \(first.headline)", "  case: \(title)"] + bug
      + first.facts.map { "  \($0)" } + also + acceptance
  }

  private var acceptance: [String] {
    let ways = failures.map(\.acceptance)
    guard !ways.contains(nil), verdict != .failedAsKnown else { return [] }
    return ["  accept: \(command) --update \(ways.contains(.updateFates) ? "--fates " : "")\(file):\(line)"]
  }
}

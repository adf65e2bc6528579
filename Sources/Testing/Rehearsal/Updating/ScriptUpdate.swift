/// A script made to say what was heard (`earshot test --update`).
///
/// Comments, blank lines, titles, settings, silences and lines that are right stay. Lines that would become cut or
/// lost, or change kind or language, are written only where that is allowed.
public struct ScriptUpdate: Sendable {
  /// What becomes of the file.
  public enum Outcome: Hashable, Sendable {
    /// All cases pass, or fail as known.
    case unchanged
    /// The new text of the file.
    case changed(String)
    /// Nothing is written.
    case refused
  }

  /// What becomes of the file.
  public let outcome: Outcome
  /// What was done or why not, a sentence each.
  public let words: [String]

  /// Plays the cases of a script and rewrites those that fail, in the text that was read.
  public init(_ run: ScriptRun, fates: Bool) {
    let text = run.file.source
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if text.unicodeScalars.contains("\r") {
      lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map(Substring.init)
    }
    var changes = CaseText.Changes()
    var objections: [String] = []
    for script in run.file.cases.reversed() {
      let played = Played(script, of: run.file, on: run.stage)
      let failures = played.failures
      guard !failures.isEmpty, script.knownBug == nil else { continue }
      if let hopeless = failures.first(where: \.kind.isBeyondUpdate) {
        objections.append("\(run.file.name):\(hopeless.line): \(hopeless.headline). No other line mends that.")
        continue
      }
      let rewriting = Rewriting(played)
      if !fates {
        objections += rewriting.objections.reversed().map { "\(run.file.name):\($0.line): This \($0.words)" }
      }
      let rewritten = ScriptUpdate.rewrite(&lines, from: script.line, rewriting)
      changes += rewritten
    }
    guard objections.isEmpty else {
      outcome = .refused
      words =
        objections.reversed() + [
          "\(run.file.name): nothing is written.\(fates ? "" : " Lines that are cut, lost or of another kind or language take --fates too.")"
        ]
      return
    }
    outcome = changes == CaseText.Changes() ? .unchanged : .changed(lines.joined(separator: "\n"))
    words = changes == CaseText.Changes() ? [] : ["\(run.file.name): \(changes.words)."]
  }

  /// Puts the new lines of a case in the place of the old ones; the cases below it are done already.
  private static func rewrite(_ lines: inout [Substring], from line: Int, _ rewriting: Rewriting) -> CaseText.Changes {
    let last = rewriting.played.script.lines.last?.number ?? line
    let numbered = ([""] + lines[..<min(last, lines.count)])[line...]
    let text = CaseText(rewriting, numbered)
    lines.replaceSubrange((line - 1)..<min(last, lines.count), with: text.output.map { $0[...] })
    return text.changes
  }
}

extension CaseText.Changes {
  fileprivate var words: String {
    let counts = [(reworded, "reworded"), (moved, "moved"), (added, "added"), (removed, "removed")]
    let done = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return (done + [lost == 0 ? "none lost" : "\(lost) of them cut or lost"]).joined(separator: ", ")
  }
}

import Sessions
import Storage

/// A script that is ready to be played: its names are known, its world can be made.
public struct ScriptRun: Sendable {
  /// The script.
  public private(set) var file: EarFile
  let stage: Stage

  /// Throws what is wrong with the names that the script uses.
  public init(_ file: EarFile, screens: ScreenCatalogue) throws(ScriptFaults) {
    let faults = Stage.faults(of: file, screens)
    guard faults.isEmpty else { throw ScriptFaults(faults: faults) }
    self.file = file
    do {
      stage = try Stage(file, screens)
    } catch {
      throw ScriptFaults(faults: [Stage.fault(error, of: file)])
    }
  }

  /// The same with only the case that a line belongs to; nothing if it stands above all cases or below the end.
  public func only(at line: Int) -> ScriptRun? {
    guard line <= ScriptText.lines(of: file.source).count, let script = file.cases.last(where: { $0.line <= line })
    else { return nil }
    var run = self
    run.file.cases = [script]
    return run
  }

  /// The same with only the cases that have this in their title.
  public func only(titled text: String) -> ScriptRun {
    var run = self
    run.file.cases.removeAll { !$0.title.contains(text) }
    return run
  }

  /// Each file once, with all its cases that are named.
  static func joined(_ runs: [ScriptRun]) -> [ScriptRun] {
    var joined: [ScriptRun] = []
    var indices: [String: Int] = [:]
    for run in runs {
      let place = TextFiles.place(of: run.file.name)
      guard let index = indices[place] else {
        indices[place] = joined.count
        joined.append(run)
        continue
      }
      let known = joined[index].file.cases.map(\.line)
      joined[index].file.cases += run.file.cases.filter { !known.contains($0.line) }
      joined[index].file.cases.sort { $0.line < $1.line }
    }
    return joined
  }

  /// Plays a case so many times, each time in a new world; all of them must be the same to the byte.
  ///
  /// A transcript is made only where one is wanted.
  public func result(of script: EarCase, repeats: Int = 1, transcript: Bool = false) -> CaseResult {
    let played = Played(script, of: file, on: stage)
    var failures = played.failures
    for round in 1..<max(1, repeats) where failures.isEmpty {
      if Played(script, of: file, on: stage).performance.record != played.performance.record {
        failures = [
          Mismatch(
            kind: .notTheSame, line: script.line, headline: "not the same in round \(round + 1)", subject: script.title)
        ]
      }
    }
    if failures.contains(where: \.kind.tellsTimer) {
      failures = Played(script, of: file, on: stage, traces: true).failures
    }
    if script.knownBug != nil, failures.isEmpty { failures = [Self.bugIsGone(script)] }
    return CaseResult(
      file: file.name, title: script.title, line: script.line, failures: failures, knownBug: script.knownBug,
      transcript: transcript ? Transcript(played) : nil)
  }

  private static func bugIsGone(_ script: EarCase) -> Mismatch {
    Mismatch(
      kind: .bugIsGone, line: script.line, headline: "the bug is gone", subject: script.title,
      facts: ["the case passes: take the mark 'known bug' off"])
  }
}

extension Mismatch.Kind {
  /// Whether its report tells who set a timer, which is noted only when the case is played once more.
  fileprivate var tellsTimer: Bool {
    self == .silenceBroken || self == .timerNeverEnds
  }
}

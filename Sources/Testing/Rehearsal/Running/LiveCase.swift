/// A case that is made up as it goes, step by step and expectation by expectation, as a test in Swift does it.
public struct LiveCase: Sendable {
  private var played: Played

  /// A case that has not begun; of the file only its settings count.
  ///
  /// Throws where the file asks for a language, a voice or a setting that is not there.
  public init(_ script: EarCase, of file: EarFile, screens: ScreenCatalogue) throws(ScriptFault) {
    do {
      // A test in Swift is not played a second time to tell who set a timer, so timers are traced from the start.
      played = Played(empty: script, of: file, on: try Stage(file, screens), traces: true)
    } catch {
      throw ScriptFault(file: file.name, line: script.line, error)
    }
  }

  /// Does a step, or notes what is expected under the last one.
  public mutating func take(_ content: ScriptLine.Content, line: Int) {
    played.add(ScriptLine(number: line, content))
  }

  /// What was met so far need not be listed.
  public mutating func forget(line: Int) {
    played.forget(line: line)
  }

  /// Ends the case: speech runs out, and everything that was asked for has an end.
  public mutating func finish() -> CaseResult {
    played.finish()
    return CaseResult(
      file: played.file.name, title: played.script.title, line: played.script.line, failures: played.failures,
      transcript: Transcript(played))
  }

  /// The case as it was heard, as lines of a script to be pasted; what was typed is not told. Only after its end.
  public var block: [String] {
    let rewriting = Rewriting(played)
    return played.performance.actions.enumerated().flatMap { number, action in
      [action.words] + rewriting.items.filter { $0.action == number }.map(rewriting.line)
    }
  }
}

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

  /// Does a step, or notes what is expected under the last one; answers its number in the case, from 1.
  ///
  /// The lines of a test need not stand in one file: reports name them, and their numbers tell their order.
  public mutating func take(_ content: ScriptLine.Content, line: Int) -> Int {
    played.add(content, shownAt: line)
  }

  /// What was met so far need not be listed.
  public mutating func forget(line: Int) {
    played.forget(shownAt: line)
  }

  /// Ends the case: speech runs out, and everything that was asked for has an end. Answers with the number of the step
  /// or expectation that the first failure is told of.
  public mutating func finish() -> (result: CaseResult, failed: Int?) {
    played.finish()
    var failures = played.failures
    let failed = failures.first?.line
    for index in failures.indices { failures[index].line = played.shown(failures[index].line) }
    let result = CaseResult(
      file: played.file.name, title: played.script.title, line: played.script.line, failures: failures,
      transcript: Transcript(played))
    return (result, failed)
  }

  /// The case as it was heard, as lines of a script to be pasted. Only after its end.
  ///
  /// What was typed may be a code, so it is left for the reader to fill in.
  public var block: [String] {
    let rewriting = Rewriting(played)
    var action = -1
    var written = 0
    var lines = ["case \(played.script.title)"]
    func heard(to action: Int) -> [String] {
      let due = rewriting.items[written...].prefix { $0.action <= action }
      written += due.count
      return due.map(rewriting.line)
    }
    for line in played.script.lines {
      guard var source = line.content.source else { continue }
      if line.content.makesAction {
        lines += heard(to: action)
        action += 1
        if case .step(.press(let keys)) = line.content, played.performance.actions[action].words != source[0] {
          source = ["# Press the \(keys.count) keys of the test.", "press TEXT"]
        }
      } else if line.content == .silence(.ofStep) {
        lines += heard(to: action)
      }
      lines += source
    }
    return lines + heard(to: action)
  }
}

extension ScriptLine.Content {
  /// As it is written in a script; nothing for what is heard.
  fileprivate var source: [String]? {
    switch self {
    case .expectations: nil
    case .silence(let silence): [silence.words]
    case .step(.type(let text)): ["# Type the \(text.count) characters of the test.", "type TEXT"]
    case .step(.paste(let text)): ["# Paste the \(text.count) characters of the test.", "paste TEXT"]
    case .step(.open(let screen, let parameters)):
      [
        (["open \(screen)"] + parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.orBlank)" })
          .joined(separator: " ")
      ]
    case .step(let step): [step.words]
    }
  }
}

extension String {
  /// The value of a parameter; so many digits may be a code or a telephone number, and are left to be filled in.
  fileprivate var orBlank: String {
    ScriptText.mayBeSecret(self) ? "TEXT" : self
  }
}

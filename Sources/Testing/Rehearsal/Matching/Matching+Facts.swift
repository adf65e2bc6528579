import Timeline

/// What failures have in common: quotes, steps, times, the list of what was heard.
extension Matching {
  func quoted(_ text: String) -> String {
    "\"\(text)\""
  }

  /// `7.98s hear result: Right.`
  func timed(_ met: Met) -> String {
    "\(met.moment.elapsed.onTheClock) \(met.line(in: language))"
  }

  /// `SampleQuiz.swift:88 result`
  func source(_ met: Met) -> String {
    met.heard.map { "\($0.origin) \($0.kind.rawValue)" } ?? "sound \(met.text)"
  }

  /// `line 15, press Enter, at 7.98s`
  func step(_ action: Int) -> String {
    let actions = played.performance.actions
    guard actions.indices.contains(action) else { return "no step" }
    return
      "line \(played.shown(actions[action].line)), \(actions[action].words), at \(actions[action].moment.elapsed.onTheClock)"
  }

  func line(of action: Int) -> Int {
    let actions = played.performance.actions
    return actions.indices.contains(action) ? actions[action].line : played.script.line
  }

  /// The line of the action to which a line of the record belongs.
  func line(at record: Int) -> Int {
    played.performance.actions.last { $0.record <= record }?.line ?? played.script.line
  }

  /// What was heard in the last three steps, each below its line.
  func heardList(to action: Int) -> [String] {
    let shown = heard(in: max(0, action - 2)...max(0, action))
    let forgotten = played.forgotten.map { ["what was met before line \(played.shown($0.line)) is forgotten"] } ?? []
    return (shown.isEmpty ? ["heard: nothing"] : ["heard:"] + shown.map { "  \($0)" }) + forgotten
  }

  /// What was heard in these actions, each below its line.
  func heard(in actions: ClosedRange<Int>) -> [String] {
    actions.flatMap { number in
      let heard = met.filter { $0.met == number }.map { "  \(timed($0))" }
      return heard.isEmpty ? [] : ["line \(played.shown(line(of: number)))"] + heard
    }
  }
}

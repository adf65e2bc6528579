/// A case that was played to its end: what was expected, what was met, and in what they differ.
struct Played: Sendable {
  /// A silence of the script, and the number of the action it stands under or makes.
  struct Kept: Sendable {
    var silence: Silence
    var line: Int
    var action: Int
  }

  let file: EarFile
  let script: EarCase
  private(set) var performance: Performance
  private(set) var expected: [Expected] = []
  private(set) var silences: [Kept] = []
  /// The step that could not be done, and why; nothing after it counts.
  private(set) var obstacle: (line: Int, words: String)?
  private(set) var met: [Met] = []

  /// Plays a case in a new world.
  init(_ script: EarCase, of file: EarFile, on stage: Stage, traces: Bool = false) {
    (self.file, self.script) = (file, script)
    performance = Performance(stage, traces: traces)
    for line in script.lines where obstacle == nil { take(line) }
    finish()
  }

  /// A case that was performed step by step.
  init(
    _ script: EarCase, of file: EarFile, performance: Performance, expected: [Expected], silences: [Kept]
  ) {
    (self.file, self.script, self.performance) = (file, script, performance)
    (self.expected, self.silences) = (expected, silences)
    finish()
  }

  private mutating func finish() {
    performance.finish()
    met = performance.met(sounds: expected.contains { $0.expectation.fate == nil })
  }

  private mutating func take(_ line: ScriptLine) {
    switch line.content {
    case .step(let step):
      do {
        try performance.perform(step, line: line.number)
      } catch {
        obstacle = (line.number, error.words)
      }
    case .expectations(let expectations):
      let action = performance.actions.count - 1
      expected += expectations.map { Expected(expectation: $0, line: line.number, action: action) }
    case .silence(let silence):
      performance.keep(silence, line: line.number)
      silences.append(Kept(silence: silence, line: line.number, action: performance.actions.count - 1))
    }
  }

  /// In what the case was not as its script says, in the order of the lines.
  var failures: [Mismatch] {
    Matching(self).failures
  }

  /// Whether a report will want to tell which timer spoke.
  static func wantsTimers(_ failures: [Mismatch]) -> Bool {
    failures.contains { $0.kind == .silenceBroken || $0.kind == .timerNeverEnds }
  }
}

/// A case that is played line by line: what was expected, what was met, and in what they differ.
struct Played: Sendable {
  /// A silence of the script, and the number of the action it stands under or makes.
  struct Kept: Sendable {
    var silence: Silence
    var line: Int
    var action: Int
  }

  let file: EarFile
  private(set) var script: EarCase
  private(set) var performance: Performance
  private(set) var expected: [Expected] = []
  private(set) var silences: [Kept] = []
  /// The step that could not be done, and why; nothing after it counts.
  private(set) var obstacle: (line: Int, words: String)?
  private(set) var met: [Met] = []
  /// How long the record was when what was met before was to be forgotten, and the line that said so.
  private(set) var forgotten: (record: Int, line: Int)?

  /// A case that has not begun.
  init(empty script: EarCase, of file: EarFile, on stage: Stage, traces: Bool = false) {
    (self.file, self.script) = (file, script)
    performance = Performance(stage, traces: traces)
  }

  /// Plays a case to its end, in a new world.
  init(_ script: EarCase, of file: EarFile, on stage: Stage, traces: Bool = false) {
    self.init(empty: script, of: file, on: stage, traces: traces)
    for line in script.lines { take(line) }
    finish()
  }

  /// A line that the script did not have before.
  mutating func add(_ line: ScriptLine) {
    script.lines.append(line)
    take(line)
  }

  mutating func forget(line: Int) {
    performance.getReady()
    forgotten = (performance.record.count, line)
  }

  mutating func finish() {
    performance.finish()
    let sounds = expected.contains { $0.expectation.fate == nil }
    met = performance.met(sounds: sounds)
    if let forgotten { met.removeAll { $0.place < forgotten.record } }
  }

  private mutating func take(_ line: ScriptLine) {
    guard obstacle == nil else { return }
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
}

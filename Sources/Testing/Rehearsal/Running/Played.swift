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

  /// The lines of a file that reports name, by the numbers that only tell the order of lines which come from several.
  private var shownLines: [Int: Int] = [:]

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

  /// A step or an expectation that the script did not have before, shown as one of this line; answers its number.
  mutating func add(_ content: ScriptLine.Content, shownAt line: Int) -> Int {
    let number = nextNumber(shownAt: line)
    let line = ScriptLine(number: number, content)
    script.lines.append(line)
    take(line)
    return number
  }

  private mutating func nextNumber(shownAt line: Int) -> Int {
    shownLines[shownLines.count + 1] = line
    return shownLines.count
  }

  /// The line that reports name for the number of a line.
  func shown(_ number: Int) -> Int {
    shownLines[number] ?? number
  }

  mutating func forget(shownAt line: Int) {
    let line = nextNumber(shownAt: line)
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

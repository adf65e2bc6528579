import Keys
import Sessions
import Timeline

/// A case while it is played, and what was played of it: every action at its moment, and the record.
struct Performance: Sendable {
  /// Something that took its turn: a step, or a silence that let time pass.
  struct Action: Sendable {
    /// The line it stands in.
    var line: Int
    /// As reports name it.
    var words: String
    /// When it began.
    var moment: Moment
    /// How long the record was then.
    var record: Int
    /// Nothing may be asked for in it.
    var isSilence = false
  }

  /// Why a step could not be done, in words.
  struct Obstacle: Error, Hashable {
    var words: String
  }

  private(set) var actions: [Action] = []
  private(set) var ear: Ear?
  /// What was typed where a secret is asked for.
  private(set) var secrets = TypedSecrets()
  /// Silences without end that found one timer that always comes again: the action, the timer, how often it came.
  private(set) var endless: [(action: Int, timer: TimerTrace.Setting, rounds: Int)] = []

  private let stage: Stage
  private let traces: Bool
  private var marks: [String: Moment] = [:]

  init(_ stage: Stage, traces: Bool = false) {
    self.stage = stage
    self.traces = traces
  }

  var record: [RecordLine] { ear?.record ?? [] }

  /// What the ear met so far.
  func met(sounds: Bool) -> [Met] {
    Met.all(in: record, actions: actions.map(\.record), sounds: sounds)
  }

  mutating func perform(_ step: Step, line: Int) throws(Obstacle) {
    if case .open(let screen, let parameters) = step { return try open(screen, parameters, step, line: line) }
    guard let standing = ear?.stand(ready: !step.isWait) else { throw Obstacle(words: "no screen is open") }
    if standing.hasEnded { throw Obstacle(words: "the program has ended") }
    guard !step.isMark else { return try perform(step, at: standing.now) }
    note(step.words, line, standing)
    guard let typed = step.typed else { return try perform(step, at: standing.now) }
    let wasSecret = ear?.asksForSecret == true
    defer {
      if wasSecret || ear?.asksForSecret == true {
        actions[actions.count - 1].words = step.discreetWords
        secrets.note(typed)
      }
    }
    try perform(step, at: standing.now)
  }

  private mutating func perform(_ step: Step, at now: Moment) throws(Obstacle) {
    switch step {
    case .open: break
    case .press(let keys): for key in keys { try press(key) }
    case .type(let text): for character in text { try press(character == " " ? .space : .character(character)) }
    case .paste(let text): ear?.happens(.paste(text))
    case .wait(let duration): ear?.wait(duration)
    case .waitUntil(let mark, let duration):
      guard let start = mark.map({ marks[$0] }) ?? .start else { throw Obstacle(words: "there is no such mark") }
      let moment = start + duration
      guard moment >= now else { throw Obstacle(words: "it is \(now.elapsed.onTheClock) already") }
      ear?.wait(until: moment.elapsed)
    case .mark(let name): marks[name] = now
    case .happen(let name): try happen(name)
    }
  }

  /// A key after the end of the program is one that nobody takes.
  private mutating func press(_ key: Key) throws(Obstacle) {
    getReady()
    guard ear?.exitCode == nil else {
      throw Obstacle(words: "the program has ended before the key \(key.recordedName(inSecret: hidesKeys))")
    }
    ear?.happens(.key(key))
  }

  /// Whether keys may be those of a secret.
  var hidesKeys: Bool { !secrets.isEmpty || ear?.asksForSecret == true }

  private mutating func happen(_ name: String) throws(Obstacle) {
    let event: ScreenCatalogue.Event
    do {
      event = try stage.event(name)
    } catch {
      throw Obstacle(words: error.words)
    }
    switch event {
    case .session(let event): ear?.happens(event)
    case .reply(let data):
      guard ear?.reply(data) == true else { throw Obstacle(words: "no request waits for an answer") }
    }
  }

  private mutating func open(
    _ screen: String, _ parameters: [String: String], _ step: Step, line: Int
  ) throws(Obstacle) {
    actions.append(Action(line: line, words: step.words, moment: .start, record: 0))
    do {
      ear = try stage.ear(screen, parameters, timers: traces ? TimerTrace() : nil)
    } catch {
      throw Obstacle(words: error.words)
    }
  }

  private mutating func note(_ words: String, _ line: Int, _ standing: Ear.Standing, isSilence: Bool = false) {
    ear?.timers?.action = actions.count
    actions.append(
      Action(line: line, words: words, moment: standing.now, record: standing.lines, isSilence: isSilence))
  }

  /// Lets speech run out and then time pass, as a silence wants it.
  mutating func keep(_ silence: Silence, line: Int) {
    guard silence != .ofStep else { return }
    ear?.settle()
    guard let standing = ear?.stand(ready: false) else { return }
    note(silence.words, line, standing, isSilence: true)
    switch silence {
    case .ofStep: break
    case .lasting(let duration): ear?.pass(duration)
    case .forever:
      if let timer = ear?.runOutOrSpeak() { endless.append((actions.count - 1, timer.setting, timer.rounds)) }
    }
  }

  /// Lets speech run out, unless a wait came before.
  mutating func getReady() {
    ear?.getReady()
  }

  /// The end of the case: speech runs out, timers do not, and what still waits for one ends with the session.
  mutating func finish() {
    ear?.settle()
    ear?.leave()
  }
}

extension Step {
  /// The characters that it types, which may be those of a secret; nothing if it types none.
  fileprivate var typed: String? {
    switch self {
    case .type(let text), .paste(let text): return text
    case .press(let keys):
      let typed = keys.filter { $0.recordedName(inSecret: true) != $0.name }
      return typed.isEmpty ? nil : typed.map(\.name).joined()
    default: return nil
    }
  }

  fileprivate var isWait: Bool {
    switch self {
    case .wait, .waitUntil: true
    default: false
    }
  }

  /// It takes no turn.
  fileprivate var isMark: Bool {
    if case .mark = self { true } else { false }
  }
}

import Speech
import Timeline

/// Checks the invariants N1 to N7 on what a listener wrote down, line by line, without asking the queue.
struct Inspector {
  private struct State {
    var post: Post
    var place = 0
    var turn: Int?
    var hasBegun = false
    var begunSinceKey = false
    var isStale = false
    var isAwaitingKey = false
    var hasYielded = false
    var headHeard = false
    var ending: Ending?
    var wasFinished = false
  }

  private let trace: Trace
  private var states: [Utterance.ID: State] = [:]
  private var order: [Utterance.ID] = []
  private var held: [Utterance.ID]?
  private var turns = 0
  private var now = Moment.start
  private var open: Utterance.ID?
  private var take: Utterance.Take?
  private var pausedAt: Moment?
  private var pausedFor = Duration.zero
  private var restEnds = Moment.start
  private var quietEnds = Duration.zero
  private var exitAt: Moment?
  private(set) var faults: [String] = []

  /// What is wrong, in sentences; nothing if all is well.
  static func faults(in trace: Trace, _ listener: Listener) -> [String] {
    var inspector = Inspector(trace: trace)
    for entry in listener.lines { inspector.read(entry) }
    inspector.inspectEnds(listener)
    return listener.faults + inspector.faults + WaitInspector.faults(in: trace, listener)
  }

  private init(trace: Trace) {
    self.trace = trace
    for post in trace.posts { states[post.id] = State(post: post) }
  }

  private mutating func read(_ entry: Listener.Entry) {
    if entry.at > now { inspectSilence() }
    now = entry.at
    switch entry.line {
    case .told(let event):
      inspectReturns()
      told(event)
    case .did(let action): did(action)
    }
  }

  /// The clock that a pause stops.
  private var clock: Duration {
    (pausedAt ?? now).elapsed - pausedFor
  }

  private mutating func endPause() {
    if let pausedAt { pausedFor += now - pausedAt }
    pausedAt = nil
  }
}

// MARK: What was told
extension Inspector {
  private mutating func told(_ event: SpeechQueue.Event) {
    switch event {
    case .begin: held = []
    case .commit: enter(held ?? [])
    case .post(let item): if held == nil { enter([item.id]) } else { held?.append(item.id) }
    case .focusChanged: for id in known where kind(id) == .focus { states[id]?.isStale = true }
    case .key(_, let typing): key(typing: typing)
    case .rate, .volume: restEnds = now
    case .stop: stop()
    case .pause: pause()
    case .exit:
      (exitAt, restEnds) = (now, now)
      endPause()
    case .report(let report): told(report)
    case .sourceEnded, .worded, .wake, .inputEnded: break
    }
  }

  private mutating func enter(_ ids: [Utterance.ID]) {
    held = nil
    turns += 1
    for id in ids.enumerated().sorted(by: { (kind($0.1), $0.0) < (kind($1.1), $1.0) }).map(\.1) {
      states[id]?.turn = turns
      states[id]?.place = order.count
      order.append(id)
    }
  }

  private mutating func key(typing: Bool) {
    endPause()
    restEnds = now
    if typing { quietEnds = clock + .milliseconds(700) }
    for id in order {
      states[id]?.isAwaitingKey = false
      states[id]?.begunSinceKey = false
    }
  }

  private mutating func stop() {
    endPause()
    restEnds = now
    for id in alive { states[id]?.isAwaitingKey = true }
  }

  private mutating func pause() {
    if pausedAt != nil { return endPause() }
    if alive.contains(where: { states[$0]?.isAwaitingKey == false }) { (pausedAt, restEnds) = (now, now) }
  }

  private mutating func told(_ report: Report) {
    switch report {
    case .began(let begun, _) where begun == take:
      if let state = states[begun.id], !state.hasBegun, [.screen, .focus].contains(state.post.kind) {
        for id in alive { states[id]?.hasYielded = true }
      }
      states[begun.id]?.hasBegun = true
      states[begun.id]?.begunSinceKey = true
    case .ended(let ended) where ended == take:
      take = nil
      guard let post = states[ended.id]?.post else { return }
      restEnds = now + post.parts[ended.part].pause
      states[ended.id]?.headHeard = true
      states[ended.id]?.wasFinished = ended.part == post.parts.count - 1
    case .failed(let failed, _) where failed == take: take = nil
    default: break
    }
  }
}

// MARK: What was done
extension Inspector {
  private mutating func did(_ action: SpeechQueue.Action) {
    switch action {
    case .speak(let next, _): inspectStart(of: next)
    case .cut: take = nil
    case .began(let id, _, _): open = id
    case .held: open = nil
    case .record(let id, let ending): record(id, ending)
    case .word, .missed, .nothingToPause: break
    }
  }

  private mutating func record(_ id: Utterance.ID, _ ending: Ending) {
    if states[id]?.ending != nil { faults.append("N1: \(id.number) ended twice") }
    states[id]?.ending = ending
    if open == id { open = nil }
  }

  private mutating func inspectStart(of next: Utterance.Take) {
    guard let state = states[next.id] else { return }
    if take != nil { faults.append("N5: \(next.id.number) starts while a part sounds") }
    if held != nil { faults.append("M5: \(next.id.number) starts inside a turn") }
    if state.ending != nil || state.turn == nil { faults.append("N1: \(next.id.number) starts and does not wait") }
    if restEnds > now { faults.append("\(next.id.number) starts in a rest") }
    if let exitAt, now >= exitAt + .seconds(3) { faults.append("N7, M14: \(next.id.number) starts after the drain") }
    if state.isStale { faults.append("N3: \(next.id.number) starts and is stale") }
    if state.hasBegun, !state.begunSinceKey, [.screen, .focus, .reading, .hint].contains(state.post.kind) {
      faults.append("N3: \(next.id.number) had begun before the last key")
    }
    if open != next.id, !mayStart(next.id) { faults.append("N2: \(next.id.number) starts and may not") }
    for other in waiting where other != next.id && mayStart(other) && goesFirst(other, next.id) {
      faults.append("N2: \(next.id.number) part \(next.part) starts before \(other.number)")
    }
    take = next
  }

  /// M5: never do two of a kind (of a progress: of a key) wait begun.
  private mutating func inspectReturns() {
    let begun = waiting.compactMap { states[$0] }.filter(\.hasBegun)
    guard begun.count > 1 else { return }
    let slots = begun.map { "\($0.post.kind) \($0.post.item.key ?? "")" }
    if Set(slots).count < slots.count { faults.append("M5: two of a kind wait begun") }
  }

  /// N5: silence is only where nothing may start.
  private mutating func inspectSilence() {
    guard take == nil, held == nil, restEnds <= now else { return }
    if let open, pausedAt == nil { faults.append("N5: \(open.number) does not go on") }
    for id in waiting where mayStart(id) { faults.append("N5: silence, and \(id.number) may start") }
  }

  private mutating func inspectEnds(_ listener: Listener) {
    for id in order {
      guard let state = states[id], let ending = state.ending else {
        faults.append("N1: \(id.number) has no end")
        continue
      }
      if !agrees(ending, with: state) { faults.append("N1: \(id.number) ended as \(ending.state), against the ear") }
      let allowed: [EndState] = [.finished, .headHeard, .unheard, .failed]
      if state.post.kind == .result, !allowed.contains(ending.state) {
        faults.append("N4: \(id.number) \(ending.state)")
      }
    }
    if !listener.queue.isIdle { faults.append("the queue is not idle at the end") }
    if listener.queue.isPaused { faults.append("the queue is paused at the end") }
    inspectProgress()
  }

  private func agrees(_ ending: Ending, with state: State) -> Bool {
    if (ending.place == nil) == (state.hasBegun && ending.state != .finished) { return false }
    switch ending.state {
    case .finished: return state.wasFinished && ending.cause == nil
    case .headHeard: return state.headHeard && !state.wasFinished && ending.cause != nil
    case .cut: return state.hasBegun && ending.cause != nil
    case .superseded, .invalid, .expired: return !state.hasBegun && ending.cause != nil
    case .unheard: return [.result, .notice].contains(state.post.kind) && ending.cause != nil
    case .failed: return ending.cause == .synthesizer || ending.cause == .device
    }
  }

  /// N6: the values of a counter are heard in order, and the last of them to its end unless something forbade it.
  private mutating func inspectProgress() {
    for (_, ids) in Dictionary(grouping: order.filter { kind($0) == .progress }, by: { states[$0]?.post.item.key }) {
      guard let last = ids.last, let ending = states[last]?.ending else { continue }
      if ending.state != .finished, ending.state != .failed, ![.source, .stop, .exit].contains(ending.cause) {
        faults.append("N6: the last value, \(last.number), ended as \(ending)")
      }
    }
  }
}

// MARK: Who may start
extension Inspector {
  private var known: [Utterance.ID] { order + (held ?? []) }
  private var alive: [Utterance.ID] { order.filter { states[$0]?.ending == nil } }
  private var waiting: [Utterance.ID] { alive.filter { $0 != open } }

  private func kind(_ id: Utterance.ID) -> Kind { states[id]?.post.kind ?? .hint }

  private func mayStart(_ id: Utterance.ID) -> Bool {
    guard let state = states[id] else { return false }
    if let exitAt, now >= exitAt + .seconds(3) { return false }
    switch state.post.kind {
    case .echo: return true
    case .result: return pausedAt == nil && (state.hasYielded || !isHeld(state))
    case .notice, .progress, .hint: return pausedAt == nil && !state.isAwaitingKey && quietEnds <= clock
    default: return pausedAt == nil
    }
  }

  /// M6: a title or focus that was there before and has not begun.
  private func isHeld(_ result: State) -> Bool {
    alive.contains { id in
      guard let state = states[id], [.screen, .focus].contains(state.post.kind) else { return false }
      return !state.hasBegun && state.place < result.place
    }
  }

  /// Whether one that waits would go before another that starts or goes on.
  private func goesFirst(_ other: Utterance.ID, _ next: Utterance.ID) -> Bool {
    guard let left = states[other], let right = states[next] else { return false }
    if next == open { return left.post.kind < right.post.kind && [.echo, .result].contains(left.post.kind) }
    if left.post.kind != right.post.kind { return left.post.kind < right.post.kind }
    return left.hasBegun == right.hasBegun ? left.place < right.place : left.hasBegun
  }
}

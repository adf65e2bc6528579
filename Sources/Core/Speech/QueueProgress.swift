import Timeline

// What is spoken next, what the sound reports, and how an announcement ends.
extension SpeechQueue {
  /// Starts whatever may start now.
  mutating func settle() {
    if let deadline = exitDeadline, now >= deadline { fallSilent() }
    while let step = nextStep {
      switch step {
      case .goOn: speak()
      case .begin(let index): begin(waiting.remove(at: index))
      case .giveWay(let index):
        let rival = waiting.remove(at: index)
        goBack(to: resumption, by: rival.item.cause)
        begin(rival)
      }
    }
  }

  private mutating func begin(_ entry: Entry) {
    current = Current(entry: entry, phase: .wording)
    if entry.parts == nil {
      actions.append(.word(entry.item.id))
    } else {
      speak()
    }
  }

  private enum Step {
    /// The next part of what has the voice.
    case goOn
    /// At this border the waiting announcement at this index gets the voice, and the other goes back.
    case giveWay(Int)
    /// The waiting announcement at this index gets the voice.
    case begin(Int)
  }

  private var nextStep: Step? {
    if let restUntil, restUntil > now { return nil }
    guard let current else { return nextWaiting.map { .begin($0) } }
    guard current.phase == .resting else { return nil }
    let sounding = current.entry.item.kind
    let rival = waiting.firstIndex { Precedence(of: $0.item.kind, over: sounding) == .border && mayStart($0) }
    return rival.map { .giveWay($0) } ?? .goOn
  }

  /// Where what has the voice goes on after it gave way.
  private var resumption: Int {
    guard let entry = current?.entry else { return 0 }
    return entry.item.kind.beginsAnew ? 0 : entry.nextPart
  }

  /// The first in the order of kinds that may start.
  private var nextWaiting: Int? {
    waiting.indices.filter { mayStart(waiting[$0]) }.min { left, right in
      (waiting[left].item.kind, left) < (waiting[right].item.kind, right)
    }
  }

  private func mayStart(_ entry: Entry) -> Bool {
    if isPaused { return entry.item.kind == .echo }
    if entry.isHushed { return false }
    if entry.item.kind.waitsForQuiet, let quietUntil, now < quietUntil { return false }
    return entry.item.kind != .result || !waiting.contains { $0.goesBefore(entry) }
  }

  private mutating func speak() {
    guard let entry = current?.entry, let parts = entry.parts, parts.indices.contains(entry.nextPart) else { return }
    takes += 1
    let take = Utterance.Take(id: entry.item.id, part: entry.nextPart, epoch: takes)
    current?.phase = .handed(take)
    actions.append(.speak(take, parts[entry.nextPart]))
  }

  mutating func take(_ parts: [Utterance.Part], for id: Utterance.ID) {
    guard current?.entry.item.id == id, current?.phase == .wording else { return }
    current?.entry.parts = parts
    if parts.isEmpty {
      endCurrent(.failed, by: .synthesizer)
    } else {
      speak()
    }
  }

  mutating func take(_ report: Report) {
    switch report {
    case .began(let take, let lasting) where take == current?.take: begin(take, lasting: lasting)
    case .ended(let take) where take == current?.take: endPart(take)
    case .failed(let take, let fault) where take == current?.take:
      // What has failed is silent already.
      let reach = reach
      current?.entry.reach = reach
      current?.phase = .resting
      endCurrent(.failed, by: fault == .synthesizer ? .synthesizer : .device)
    case .began, .ended, .failed, .tone, .device: break
    }
  }

  private mutating func begin(_ take: Utterance.Take, lasting: Duration) {
    guard let entry = current?.entry else { return }
    if !entry.hasBegun, entry.item.kind == .screen || entry.item.kind == .focus {
      for index in waiting.indices { waiting[index].hasYielded = true }
    }
    current?.phase = .sounding(take, since: now, lasting: lasting)
    current?.entry.hasBegun = true
    current?.entry.isHeldBack = false
    actions.append(.began(take.id, part: take.part, again: entry.isHeldBack))
  }

  private mutating func endPart(_ take: Utterance.Take) {
    if case .handed = current?.phase { begin(take, lasting: .zero) }
    guard var entry = current?.entry, let parts = entry.parts else { return }
    entry.nextPart += 1
    entry.reach = Place(part: entry.nextPart)
    current = Current(entry: entry, phase: .resting)
    let pause = parts[take.part].pause
    restUntil = pause > .zero ? now + pause : nil
    if entry.nextPart == parts.count {
      endCurrent(.finished)
    } else if let cause = entry.headOnly {
      endCurrent(.headHeard, by: cause)
    }
  }
}

// Ends and returns.
extension SpeechQueue {
  /// A take that is handed over but not at the ear counts as waiting: it is taken back. Whether it was.
  mutating func withdraw() -> Bool {
    guard var entry = current?.entry, !entry.hasBegun || entry.isHeldBack else { return false }
    silenceTake()
    // Its words may be others when its time comes again.
    if !entry.hasBegun { entry.parts = nil }
    let place = entry.hasBegun ? 0 : waiting.firstIndex { !$0.hasBegun && $0.order > entry.order }
    waiting.insert(entry, at: place ?? waiting.endIndex)
    current = nil
    limitWaiting()
    return true
  }

  /// What sounds is silenced and waits, to go on later.
  mutating func goBack(to part: Int, by cause: Cause) {
    guard var entry = current?.entry else { return }
    entry.reach = reach
    entry.nextPart = part
    entry.isHeldBack = true
    silenceTake()
    waiting.insert(entry, at: 0)
    current = nil
    actions.append(.held(entry.item.id, cause))
    expire()
    limitWaiting()
  }

  /// What has the voice ends; `unbegun` is its state where nothing of it has sounded.
  mutating func endCurrent(_ state: EndState, unbegun: EndState? = nil, by cause: Cause? = nil) {
    guard var entry = current?.entry else { return }
    entry.reach = reach
    silenceTake()
    current = nil
    let ending = entry.hasBegun ? state : unbegun ?? state
    record(entry, ending, by: cause)
  }

  /// Every waiting one that is picked ends: cut where it had begun, in the given state where not.
  mutating func endWaiting(_ state: EndState, by cause: Cause, where picked: (Entry) -> Bool) {
    guard waiting.contains(where: picked) else { return }
    let ending = waiting.filter(picked)
    waiting.removeAll(where: picked)
    for entry in ending { end(entry, state, by: cause) }
  }

  mutating func end(_ entry: Entry, _ state: EndState, by cause: Cause) {
    let isNeverBegun = state == .superseded || state == .invalid || state == .expired
    record(entry, isNeverBegun && entry.hasBegun ? .cut : state, by: cause)
  }

  private mutating func record(_ entry: Entry, _ state: EndState, by cause: Cause?) {
    actions.append(.record(entry.item.id, Ending(state, by: cause, at: state == .finished ? nil : entry.reach)))
  }

  private mutating func silenceTake() {
    if let take = current?.take { actions.append(.cut(take)) }
  }

  /// The furthest that was heard of what has the voice.
  private var reach: Place? {
    guard let current else { return nil }
    guard case .sounding(let take, let since, let lasting) = current.phase else { return current.entry.reach }
    let place = Place(part: take.part, elapsed: now - since, lasting: lasting)
    guard let earlier = current.entry.reach, earlier.part > place.part else { return place }
    return earlier
  }

  /// What is too old ends. A pause stops its age, and so does its own sound.
  mutating func expire() {
    guard !isPaused else { return }
    let now = now
    endWaiting(.expired, by: .age) { $0.expires.map { $0 <= now } ?? false }
  }
}

extension SpeechQueue.Entry {
  /// A title or focus that has not begun lets no later result before its first part (M6).
  fileprivate func goesBefore(_ result: Self) -> Bool {
    (item.kind == .screen || item.kind == .focus) && !hasBegun && order < result.order && !result.hasYielded
  }
}

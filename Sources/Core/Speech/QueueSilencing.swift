import Timeline

// Keys, Stop, Pause and the end: what silences, and what becomes of it (M5, M6, M9, M14).
extension SpeechQueue {
  /// After a key in a text field nothing of the background starts for so long.
  static let typingQuiet = Duration.milliseconds(700)
  /// The results of which a key leaves the heads.
  static let headsKept = 2
  /// An ending program speaks so long at most.
  static let exitTime = Duration.seconds(3)

  mutating func press(_ name: String, typing: Bool) {
    let cause = Cause.key(name)
    release()
    restUntil = nil
    answersSetting = false
    if typing { quietUntil = now + Self.typingQuiet }
    silence(for: cause)
    endWaiting(.invalid, by: cause) { $0.endsByKey }
    keepHeads(by: cause)
  }

  /// What a key does to what sounds.
  private mutating func silence(for cause: Cause) {
    guard let entry = current?.entry, entry.item.kind == .result || !withdraw() else { return }
    switch entry.item.kind {
    case .echo, .screen, .focus, .reading, .hint: endCurrent(.cut, by: cause)
    case .notice where entry.wasSilenced: endCurrent(.cut, by: cause)
    case .notice, .progress:
      current?.entry.wasSilenced = true
      goBack(to: 0, by: cause)
    case .result where entry.isHeadHeard: endCurrent(.headHeard, by: cause)
    case .result: break
    }
  }

  /// Of the older results the heads of the first two stay; a result whose head was heard is done (M6).
  private mutating func keepHeads(by cause: Cause) {
    endWaiting(.headHeard, by: cause) { $0.item.kind == .result && $0.isHeadHeard }
    var kept = 0
    if current?.entry.item.kind == .result {
      current?.entry.limitToHead(by: cause)
      kept = 1
    }
    var missed = 0
    for entry in waiting where entry.item.kind == .result {
      guard let index = waiting.firstIndex(where: { $0.item.id == entry.item.id }) else { continue }
      if kept < Self.headsKept {
        kept += 1
        waiting[index].limitToHead(by: cause)
      } else {
        missed += 1
        end(waiting.remove(at: index), .unheard, by: cause)
      }
    }
    if missed > 0 { actions.append(.missed(missed)) }
  }

  /// Rate and volume lose nothing: what they silence starts again in the new setting.
  mutating func adjust(_ cause: Cause) {
    restUntil = nil
    answersSetting = true
    guard let entry = current?.entry, !withdraw() else { return }
    if entry.item.kind == .echo {
      endCurrent(.cut, by: cause)
    } else {
      goBack(to: entry.nextPart, by: cause)
    }
  }

  mutating func stop() {
    resume()
    restUntil = nil
    if let entry = current?.entry, !withdraw() {
      endCurrent(entry.isKeptAtStop ? .unheard : .cut, by: .stop)
    }
    endWaiting(.unheard, by: .stop) { $0.item.kind == .result || $0.hasBegun && $0.isKeptAtStop }
    endWaiting(.invalid, by: .stop) { $0.hasBegun || !$0.item.kind.outlivesStop }
    for index in waiting.indices { waiting[index].isHushed = true }
  }

  mutating func pause() {
    guard !isPaused else { return resume() }
    guard current != nil || waiting.contains(where: { !$0.isHushed }) else {
      actions.append(.nothingToPause)
      return
    }
    restUntil = nil
    if let entry = current?.entry, !withdraw() {
      if entry.item.kind == .echo {
        endCurrent(.cut, by: .pause)
      } else {
        goBack(to: entry.nextPart, by: .pause)
      }
    }
    endWaiting(.invalid, by: .pause) { $0.item.kind == .echo }
    pausedSince = now
  }

  mutating func release() {
    resume()
    for index in waiting.indices { waiting[index].isHushed = false }
  }

  /// Ends a pause; every clock of speech goes on where it stood.
  private mutating func resume() {
    guard let since = pausedSince else { return }
    pausedSince = nil
    let pause = now - since
    quietUntil = quietUntil.map { $0 + pause }
    for index in waiting.indices { waiting[index].expires = waiting[index].expires.map { $0 + pause } }
  }

  /// The program ends: of older results the heads may sound, of the rest nothing.
  mutating func exit() {
    resume()
    restUntil = nil
    guard exitDeadline == nil else { return fallSilent() }
    exitDeadline = now + Self.exitTime
    if let entry = current?.entry {
      if entry.item.kind != .result {
        endCurrent(.cut, unbegun: .invalid, by: .exit)
      } else if entry.isHeadHeard {
        endCurrent(.headHeard, by: .exit)
      } else {
        current?.entry.limitToHead(by: .exit)
      }
    }
    waiting = leaveHeads(of: waiting)
    if let posted = held { held = leaveHeads(of: posted) }
  }

  private mutating func leaveHeads(of entries: [Entry]) -> [Entry] {
    var kept: [Entry] = []
    for var entry in entries {
      if entry.item.kind != .result {
        end(entry, .invalid, by: .exit)
      } else if entry.isHeadHeard {
        end(entry, .headHeard, by: .exit)
      } else {
        entry.limitToHead(by: .exit)
        kept.append(entry)
      }
    }
    return kept
  }

  /// The time of an ending program is over: nothing begins any more, and what sounds falls silent.
  mutating func fallSilent() {
    if let entry = current?.entry {
      endCurrent(entry.item.kind == .result ? entry.stateAtExit : .cut, unbegun: .unheard, by: .exit)
    }
    for entry in waiting { end(entry, entry.stateAtExit, by: .exit) }
    waiting = []
  }
}

extension SpeechQueue.Entry {
  /// A key ends it while it waits: what it answered or would have told is past (M4), or it had begun and is cut.
  fileprivate var endsByKey: Bool {
    switch item.kind {
    case .echo, .reading, .hint: true
    case .screen, .focus: hasBegun
    case .result, .notice, .progress: false
    }
  }

  fileprivate var isKeptAtStop: Bool {
    item.kind == .result || item.kind == .notice
  }

  fileprivate var stateAtExit: EndState {
    isHeadHeard ? .headHeard : .unheard
  }

  fileprivate mutating func limitToHead(by cause: Cause) {
    headOnly = headOnly ?? cause
  }
}

extension Kind {
  fileprivate var outlivesStop: Bool {
    self == .notice || self == .progress
  }
}

import Phrasing
import Screens
import Speech
import Timeline

// Between the announcements and the queue: posting, wording, what is heard, what has ended.
extension Session {
  /// An announcement that was asked for and has not ended.
  struct Asked: Sendable {
    var kind: Kind
    var content: Announcement.Content
    var origin: Origin
    /// The screen that was on top.
    var screen: ScreenStack.Entry.ID?
    /// Words given; of a replay they are those that were said before.
    var wording: Wording?
    var isReplay = false
    /// It begins with how to get help.
    var isWelcome = false
    var hasBegun = false

    var announcement: Announcement {
      Announcement(kind, content, origin: origin)
    }
  }

  @discardableResult
  mutating func post(_ announcement: Announcement, replaying wording: Wording? = nil) -> Utterance.ID {
    posts += 1
    let id = Utterance.ID(posts)
    asked[id] = Asked(
      kind: announcement.kind, content: announcement.content, origin: announcement.origin, screen: stack.top?.id,
      wording: wording, isReplay: wording != nil)
    record(.asked(id, announcement.kind, at: announcement.origin.description))
    feed(.post(SpeechQueue.Item(id, announcement.kind, key: announcement.key)))
    if wording == nil { memory.noteAsked(id, announcement) }
    return id
  }

  /// Posts the answer to a key.
  mutating func echo(_ text: Text, fileID: String = #fileID, line: Int = #line) {
    post(Announcement(.echo, text, fileID: fileID, line: line))
  }

  /// Gives the queue an event and does what it answers.
  mutating func feed(_ event: SpeechQueue.Event) {
    for action in queue.handle(event, at: now) {
      switch action {
      case .word(let id): feed(.worded(id, wording(of: id).parts))
      case .speak(let take, let part): speak(take, part)
      case .cut(let take): effects.append(.speech(.cut(take)))
      case .began(let id, let part, let again): began(id, part: part, again: again)
      case .held(let id, let cause): record(.held(id, by: cause))
      case .record(let id, let ending): ended(id, ending)
      case .missed(let count): tellMissed(count)
      }
    }
  }

  private mutating func speak(_ take: Utterance.Take, _ part: Utterance.Part) {
    effects.append(.speech(.speak(take, part, Delivery(rate: settings.rate, pitch: settings.pitch))))
  }

  /// The words of an announcement, made when its time has come: numbers are true when they sound. Once it has begun
  /// they stay, and a replay has those that were said.
  private mutating func wording(of id: Utterance.ID) -> Wording {
    guard var waiting = asked[id] else { return Wording() }
    if let wording = waiting.wording, waiting.hasBegun || waiting.isReplay { return wording }
    waiting.content = refreshed(waiting.content)
    let wording = announcer.wording(of: waiting.announcement, at: now)
    waiting.wording = wording
    asked[id] = waiting
    return wording
  }

  /// An element is read as it stands now, if it is still in focus.
  private func refreshed(_ content: Announcement.Content) -> Announcement.Content {
    guard case .element(var reading) = content, let top = stack.top, top.focus.focus == reading.element.id,
      let fresh = top.reading()
    else { return content }
    reading.element = fresh.element
    reading.position = fresh.position
    return .element(reading)
  }

  private mutating func began(_ id: Utterance.ID, part: Int, again: Bool) {
    guard let announcement = asked[id], let wording = announcement.wording else { return }
    if again {
      record(.again(id, part: part))
    } else if !announcement.hasBegun {
      asked[id]?.hasBegun = true
      if announcement.isWelcome { isWelcomeDue = false }
      let words = wording.words
      record(
        .began(id, announcement.kind, words, rate: settings.rate, volume: settings.volume, sink))
      if settings.captions { effects.append(.caption(wording.caption)) }
    }
    announcer.heard(part: part, of: wording)
  }

  private mutating func ended(_ id: Utterance.ID, _ ending: Ending) {
    let wording = wording(of: id)
    guard let announcement = asked.removeValue(forKey: id) else { return }
    record(
      .ended(
        id, announcement.kind, wording.words, ending.state, by: ending.cause, hasBegun: ending.hasBegun,
        heard: ending.place.flatMap { wording.heard(to: $0) }))
    if ending.hasBegun { lastSound = now }
    memory.noteEnded(id, announcement, ending.state, wording)
    if announcement.kind == .result, let screen = announcement.screen, !announcement.isReplay {
      endedResults.append((screen, heardOut: ending.state == .finished))
    }
    if ending.state == .failed, settings.sounds { effects.append(.speech(.tone("fault"))) }
    afterEnd(of: id, announcement.kind, ending)
  }

  /// What the end of some announcements sets going.
  private mutating func afterEnd(of id: Utterance.ID, _ kind: Kind, _ ending: Ending) {
    if departure == .asked(id) {
      wakes.set(.quitWindow, at: now + Session.quitWindow)
    }
    if kind == .focus, ending.state == .finished, settings.hints, stack.top?.focus.element?.hint != nil {
      wakes.set(.hint, at: now + Session.hintPause)
    }
  }

  private mutating func tellMissed(_ count: Int) {
    post(Announcement(.notice, .phrase("missed", ["n": .number(count), "key": .key(named: "F5")])))
  }

  mutating func giveHint() {
    guard departure == .none, queue.isIdle, let hint = stack.top?.focus.element?.hint, memory.mayHint else { return }
    memory.noteHint()
    post(Announcement(.hint, [Announcement.Part(.hint, hint)]))
  }

  /// News of the sound.
  mutating func take(_ report: Report) {
    feed(.report(report))
    switch report {
    case .tone(let name): record(.tone(name))
    case .device(let state): take(state)
    case .began, .ended, .failed: break
    }
  }

  /// Without a device the session goes on; that can only be seen. That it is back can be heard.
  private mutating func take(_ state: Report.DeviceState) {
    switch state {
    case .open:
      guard let sink = lostSink else { return }
      lostSink = nil
      change(sink: sink)
      post(Announcement(.notice, .phrase("device.back")))
    case .lost(let reason):
      lostSink = lostSink ?? sink
      change(sink: .none)
      effects.append(.caption("\(reason) \(announcer.line(of: .phrase("device.captions"), at: now))"))
    }
  }

  private mutating func change(sink: Sink) {
    self.sink = sink
    record(.sink(sink))
  }

  /// A screen learns that what it said of an outcome was heard, or will not be.
  mutating func tellEndedResults() {
    let ended = endedResults
    endedResults = []
    for (screen, heardOut) in ended where stack.top?.id == screen && !isLeaving {
      turn { $0.tell(.resultEnded(heardOut: heardOut), to: screen) }
    }
  }

  mutating func record(_ event: RecordLine.Event) {
    effects.append(.record(RecordLine(event, at: now)))
  }
}

extension Ending {
  fileprivate var hasBegun: Bool {
    state == .finished || place != nil
  }
}

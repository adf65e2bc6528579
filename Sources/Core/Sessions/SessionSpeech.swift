import Phrasing
import Screens
import Speech
import Timeline

// Between the announcements and the queue: posting, wording, what is heard, what has ended.
extension Session {
  /// An announcement that was asked for and has not ended.
  struct Asked: Sendable {
    let id: Utterance.ID
    var announcement: Announcement
    /// The screen that asked for it, or for which it was asked.
    var screen: ScreenStack.Entry.ID?
    /// Whether the screen itself asked for it, and not the session for it.
    var isOfScreen = false
    /// Words given; of a replay they are those that were said before.
    var wording: Wording?
    /// The announcement that this one says again.
    var replayOf: Utterance.ID?
    var isReplay = false
    /// It begins with how to get help.
    var isWelcome = false
    var hasBegun = false
  }

  /// Asks for an announcement, on behalf of the top screen unless another one is named.
  @discardableResult
  mutating func post(_ announcement: Announcement, from screen: ScreenStack.Entry.ID? = nil) -> Utterance.ID {
    let id = newID()
    post(Asked(id: id, announcement: announcement, screen: screen ?? stack.top?.id, isOfScreen: screen != nil))
    memory.noteAsked(id, announcement)
    return id
  }

  /// Says again what was said before, in the same words.
  mutating func replay(_ announcement: Announcement, _ wording: Wording, of id: Utterance.ID? = nil) {
    post(
      Asked(
        id: newID(), announcement: announcement, screen: stack.top?.id, wording: wording, replayOf: id, isReplay: true))
  }

  private mutating func newID() -> Utterance.ID {
    posts += 1
    return Utterance.ID(posts)
  }

  private mutating func post(_ new: Asked) {
    asked.append(new)
    let announcement = new.announcement
    record(.asked(new.id, announcement.kind, at: announcement.origin.description))
    feed(.post(SpeechQueue.Item(new.id, announcement.kind, key: announcement.key, patience: announcement.patience)))
  }

  /// Where an announcement stands among those that were asked for; nothing once it has ended.
  func place(of id: Utterance.ID) -> Int? {
    asked.firstIndex { $0.id == id }
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
      case .nothingToPause: echo(.phrase("pause.none"))
      }
    }
  }

  private mutating func speak(_ take: Utterance.Take, _ part: Utterance.Part) {
    effects.append(.speech(.speak(take, part, Delivery(rate: settings.rate, pitch: settings.pitch))))
  }

  /// The words of an announcement, made when its time has come: numbers are true when they sound. Once it has begun
  /// they stay, and a replay has those that were said.
  private mutating func wording(of id: Utterance.ID) -> Wording {
    guard let place = place(of: id) else { return Wording() }
    if let wording = asked[place].wording, asked[place].hasBegun || asked[place].isReplay { return wording }
    asked[place].announcement.content = refreshed(asked[place].announcement.content)
    let wording = announcer.wording(of: asked[place].announcement, at: now)
    asked[place].wording = wording
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
    guard let place = place(of: id), let wording = asked[place].wording else { return }
    if again {
      record(.again(id, part: part))
    } else if !asked[place].hasBegun {
      asked[place].hasBegun = true
      if asked[place].isWelcome { isWelcomeDue = false }
      let kind = asked[place].announcement.kind
      record(.began(id, kind, wording.words, rate: settings.rate, volume: settings.volume, sink))
      if settings.captions { effects.append(.caption(wording.caption)) }
    }
    announcer.heard(part: part, of: wording)
  }

  private mutating func ended(_ id: Utterance.ID, _ ending: Ending) {
    let wording = wording(of: id)
    guard let ended = place(of: id).map({ asked.remove(at: $0) }) else { return }
    record(
      .ended(
        id, ended.announcement.kind, wording.words, ending.state, by: ending.cause, hasBegun: ending.hasBegun,
        heard: ending.place.flatMap { wording.heard(to: $0) }))
    if ending.hasBegun { lastSound = now }
    memory.noteEnded(ended.replayOf ?? id, ended.announcement.kind, ending.state, wording)
    if ending.state == .failed { play("fault") }
    if departure == .asked(id) { wakes.set(.quitWindow, at: now + Session.quitWindow) }
    if ending.state == .finished { armHint(after: ended.announcement) }
    noteEnded(ended, heardOut: ending.state == .finished)
  }

  /// A screen is told when the last of its results has ended.
  private mutating func noteEnded(_ ended: Asked, heardOut: Bool) {
    guard ended.announcement.kind == .result, ended.isOfScreen, let screen = ended.screen else { return }
    let isLast = !asked.contains { $0.announcement.kind == .result && $0.isOfScreen && $0.screen == screen }
    if isLast { endedResults.append((screen, heardOut)) }
  }

  private mutating func tellMissed(_ count: Int) {
    post(Announcement(.notice, .phrase("missed", ["n": .number(count), "key": .key(named: "F5")])))
  }

  /// The hint of an item comes after the item was heard to its end, once, and not where it was said already.
  private mutating func armHint(after announcement: Announcement) {
    guard settings.hints, mode == .usual, case .element(let reading) = announcement.content, let top = stack.top,
      top.focus.focus == reading.element.id, reading.element.hint != nil
    else { return }
    let place = HintPlace(screen: top.id, element: reading.element.id)
    if !reading.suffix.isEmpty { hinted = place }
    if hinted != place { wakes.set(.hint, at: now + Session.hintPause) }
  }

  mutating func giveHint() {
    guard departure == .none, queue.isIdle, let top = stack.top, let element = top.focus.element,
      let hint = element.hint
    else { return }
    hinted = HintPlace(screen: top.id, element: element.id)
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
      effects.append(.caption(announcer.line(of: .phrase("device.captions", ["reason": .verbatim(reason)]), at: now)))
    }
  }

  private mutating func change(sink: Sink) {
    self.sink = sink
    record(.sink(sink))
  }

  /// A screen learns that what it said of an outcome was heard, or will not be.
  mutating func tellEndedResults() {
    while !endedResults.isEmpty, !isLeaving {
      let (screen, heardOut) = endedResults.removeFirst()
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

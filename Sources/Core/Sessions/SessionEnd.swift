import Keys
import Phrasing
import Screens
import Speech
import Timeline

// Leaving: asked or at once, by a key, a signal or the end of input (announcements.md M14).
extension Session {
  /// Whether the farewell has begun: nothing new is said.
  var isLeaving: Bool {
    departure == .leaving || departure == .left
  }

  /// Whether the question whether to quit waits for its answer.
  var isAskedToQuit: Bool {
    if case .asked = departure { true } else { false }
  }

  /// Asks, naming the key that will quit.
  mutating func askToQuit(again key: Key) {
    if case .asked = departure { return leave() }
    guard !isInputOver else { return leave() }
    wakes.cancel(.quitWindow)
    let question = Announcement(
      .result,
      [
        .init(.verdict, .phrase("quit.head")),
        .init(.body, .phrase("quit.ask", ["key": .key(named: key.name)])),
      ])
    departure = .asked(post(question))
  }

  /// The farewell, then the end; heads of older results before it.
  mutating func leave() {
    guard !isLeaving else { return }
    departure = .leaving
    if mode == .usual { tell(.covered) }
    mode = .usual
    wakes = Deadlines()
    feed(.exit)
    farewell = post(Announcement(.result, .phrase("farewell")))
  }

  /// A key during the farewell: the user wants to be gone. The head of an outcome before it is heard all the same,
  /// unless the key is the one that asks for nothing at all.
  mutating func hurry(atOnce: Bool) {
    let isOutcomeDue = asked.contains { $0.announcement.kind == .result && $0.id != farewell }
    if atOnce || !isOutcomeDue { feed(.exit) }
  }

  /// Ends without a farewell: nobody is there to hear it.
  private mutating func leaveSilently() {
    guard departure != .left else { return }
    if departure != .leaving, mode == .usual { tell(.covered) }
    departure = .leaving
    wakes = Deadlines()
    feed(.exit)
    feed(.exit)
  }

  mutating func endInput() {
    take(decoder.flush())
    isInputOver = true
    feed(.inputEnded)
  }

  mutating func take(_ signal: Signal) {
    switch signal {
    case .interrupt: obey(.quit, asBy: .control("C"))
    case .suspend: obey(.suspend, asBy: .control("Z"))
    case .terminate: turn { $0.leave() }
    case .hangUp: leaveSilently()
    case .resume: turn { $0.greetAgain() }
    }
  }

  /// Ctrl-Z: silence, and then the process stops.
  mutating func suspend() {
    feed(.stop)
    tell(.covered)
    effects.append(.suspend)
  }

  /// The program goes on after it was suspended: where the user is.
  private mutating func greetAgain() {
    guard let top = stack.top else { return }
    tell(.returned(nil))
    post(Announcement(.screen, [Announcement.Part(.title, top.screen.title)]))
    if let reading = top.reading() { postFocus(reading) }
  }

  mutating func leaveIfSilent() {
    guard departure == .leaving || isInputOver, departure != .left, queue.isIdle else { return }
    departure = .left
    wakes = Deadlines()
    effects.append(.quit(exitCode))
  }
}

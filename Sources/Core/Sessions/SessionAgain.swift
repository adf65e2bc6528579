import Phrasing
import Screens
import Speech
import Timeline

// What a key asks to hear: once more, the question, where one is.
extension Session {
  /// First what nobody heard, then a result whose rest was cut, outcomes and title of the last turn that had any, then
  /// the item in focus. Pressed again quickly it spells, after a verdict the answer, and once more it gives spelling
  /// words.
  mutating func repeatLast(presses: Int) {
    guard presses == 1 else { return spell(byWords: presses > 2) }
    let said = memory.lastTurn
    var again = memory.takeUnheard()
    for item in [memory.interrupted].compactMap({ $0 }) + said where item.kind != .focus {
      if !again.contains(where: { $0.id == item.id }) { again.append(item) }
    }
    for item in again {
      let fresh = item.fresh.map { announcer.wording(of: $0, at: now) }
      guard let wording = fresh ?? item.wording ?? asked.first(where: { $0.id == item.id })?.wording else { continue }
      replay(Announcement(item.kind, []), wording, of: item.id)
    }
    replayFocus(said)
  }

  /// The item in focus in the words in which it was said last; in full if the last turn did not say it. What stands in a
  /// field may be another text by now.
  private mutating func replayFocus(_ said: [SpokenMemory.Item]) {
    guard let reading = stack.top?.reading(.full) else { return }
    feed(.focusChanged)
    let announcement = Announcement(.focus, .element(reading), origin: Origin())
    let wording = fieldInFocus == nil ? said.last { $0.kind == .focus && $0.isReading }?.wording : nil
    replay(announcement, wording ?? announcer.wording(of: announcement, at: now))
  }

  private mutating func spell(byWords: Bool) {
    guard let text = memory.subject ?? stack.top?.focus.element?.label else { return }
    let announcement = Announcement(.focus, byWords ? .phonetic(text) : .spelled(text))
    replay(announcement, announcer.wording(of: announcement, at: now))
  }

  /// The question of the screen, or its title where it asks nothing.
  mutating func askAgain() {
    guard let screen = stack.top?.screen else { return }
    if let question = screen.elements.first(where: { $0.id == screen.question }) {
      post(Announcement(.screen, [Announcement.Part(.question, question.label)]))
    } else {
      post(Announcement(.screen, [Announcement.Part(.title, screen.title)] + screen.introduction))
    }
  }

  /// Title, state, the question and the item in focus in full; the second time how to use it, too.
  mutating func tellWhere(presses: Int) {
    guard let top = stack.top else { return }
    let screen = top.screen
    var prefix = [Announcement.Part(.title, screen.place)] + screen.status
    if let question = screen.elements.first(where: { $0.id == screen.question }) {
      prefix.append(Announcement.Part(.question, question.label))
    }
    if presses > 1 { prefix += screen.introduction.filter { $0.role == .instruction } }
    guard var reading = top.reading(.full) else {
      post(Announcement(.focus, prefix))
      return
    }
    reading.prefix = prefix
    if presses > 1, let hint = reading.element.hint { reading.suffix = [Announcement.Part(.hint, hint)] }
    postFocus(reading)
  }
}

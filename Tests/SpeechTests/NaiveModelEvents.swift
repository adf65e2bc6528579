import Speech
import Timeline

// What each event does, by the text (announcements.md 2.2).
extension NaiveModel {
  mutating func take(_ act: Trace.Act) {
    switch act {
    case .post(let post):
      let entry = Entry(post: post, turn: turns, posted: clock)
      if held == nil { enter([entry]) } else { held?.append(entry) }
    case .focusChanged:
      for index in alive where kind(index) == .focus { list[index].isStale = true }
      if held == nil { dropStale() }
    case .sourceEnded(let key):
      for index in alive where list[index].post.item.key == key { drop(index, by: .source) }
    case .key(let name, let typing): key(.key(name), typing: typing)
    case .rate: setting(.rate)
    case .volume: setting(.volume)
    case .stop: stop()
    case .pause: pause()
    case .wake: break
    case .exit: exit()
    }
  }

  mutating func commit() {
    guard let entries = held else { return }
    held = nil
    enter(entries)
    dropStale()
  }

  /// M3: in the order of kinds, of what waits alone only the newest.
  private mutating func enter(_ entries: [Entry]) {
    turns += 1
    for (place, entry) in entries.enumerated().sorted(by: { ($0.1.post.kind, $0.0) < ($1.1.post.kind, $1.0) }) {
      let newer = entries[(place + 1)...].last { Self.replaces($0.post, entry.post) }
      list.append(entry)
      alive.append(list.count - 1)
      if let newer {
        end(list.count - 1, .superseded, by: newer.post.cause)
      } else {
        arrive(list.count - 1)
        limit()
      }
    }
  }

  private mutating func arrive(_ new: Int) {
    let cause = list[new].post.cause
    for index in alive where index != new && (index == sounding || list[index].hasBegun || index == voice?.entry) {
      switch Matrix.fate(of: kind(index), on: Matrix.Column(kind(new))) {
      case .cut: cut(index, by: cause, unless: answersSetting && kind(new) == .echo && index != sounding)
      case .turn where list[index].turn != list[new].turn: cut(index, by: cause)
      case .back: silence(index, by: cause)
      default: break
      }
    }
    if kind(new) == .echo { answersSetting = false }
  }

  private mutating func key(_ cause: Cause, typing: Bool) {
    (isPaused, restEnds, answersSetting) = (false, now, false)
    if typing { quietEnds = clock + .milliseconds(700) }
    var heads = 0
    var lost = 0
    for index in alive {
      list[index].awaitsKey = false
      switch kind(index) {
      case .result where list[index].next > 0: end(index, .headHeard, by: cause)
      case .result where heads < 2:
        heads += 1
        list[index].headOnly = list[index].headOnly ?? cause
      case .result:
        lost += 1
        end(index, .unheard, by: cause)
      case .screen, .focus: cut(index, by: cause)
      case .notice, .progress: silence(index, by: cause)
      case .echo, .reading, .hint: drop(index, by: cause)
      }
    }
    if lost > 0 { missed.append(lost) }
  }

  private mutating func setting(_ cause: Cause) {
    (restEnds, answersSetting) = (now, true)
    guard let index = sounding else { return voice = nil }
    if kind(index) == .echo { end(index, .cut, by: cause) } else { goBack(index, to: list[index].next) }
  }

  private mutating func stop() {
    (isPaused, restEnds) = (false, now)
    for index in alive {
      switch kind(index) {
      case .result: end(index, .unheard, by: .stop)
      case .notice where list[index].hasBegun: end(index, .unheard, by: .stop)
      case .notice, .progress: list[index].hasBegun ? end(index, .cut, by: .stop) : (list[index].awaitsKey = true)
      default: drop(index, by: .stop)
      }
    }
    voice = nil
  }

  private mutating func pause() {
    guard !isPaused, alive.contains(where: { !list[$0].awaitsKey }) else { return isPaused = false }
    (isPaused, restEnds) = (true, now)
    for index in alive where kind(index) == .echo { drop(index, by: .pause) }
    if let index = sounding { goBack(index, to: list[index].next) }
    voice = nil
  }

  private mutating func exit() {
    (isPaused, restEnds) = (false, now)
    exitEnds = now + .seconds(3)
    for index in alive {
      if kind(index) != .result {
        drop(index, by: .exit)
      } else if list[index].next > 0 {
        end(index, .headHeard, by: .exit)
      } else {
        list[index].headOnly = list[index].headOnly ?? .exit
      }
    }
  }
}

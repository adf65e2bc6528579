import Speech
import Timeline

/// The announcement queue once more, written from the text alone and as plainly as can be: one list of all
/// announcements, looked through anew at each step, the ear and the clock built in. It knows no words and no takes.
///
/// It is slow and says only what is heard and how each announcement ends; the queue must agree with it on every trace.
struct NaiveModel {
  /// One part that began at the ear.
  struct Heard: Hashable {
    var id: Utterance.ID
    var part: Int
    var at: Moment
  }

  /// How an announcement ended.
  struct End: Hashable {
    var state: EndState
    var cause: Cause?
    var at: Moment
  }

  private struct Entry {
    var post: Post
    var turn: Int
    var posted: Duration
    var next = 0
    var hasBegun = false
    /// Of a focus: its item is no longer in focus.
    var isStale = false
    /// Of a result: what dropped its rest.
    var headOnly: Cause?
    /// Of a result: a title or focus went first.
    var hasYielded = false
    /// Of a notice: silenced once.
    var wasSilenced = false
    /// Of a notice or progress: held by Stop until a key.
    var awaitsKey = false
  }

  private(set) var heard: [Heard] = []
  private(set) var ends: [Utterance.ID: End] = [:]
  private(set) var missed: [Int] = []

  /// All announcements ever, in the order of commit.
  private var list: [Entry] = []
  /// Those of the list that have not ended.
  private var alive: [Int] = []
  private var held: [Entry]?
  private var turns = 0
  /// What sounds, its rests included: from its first sample until it ends or goes back.
  private var sounding: Int?
  /// The part in the device.
  private var voice: (entry: Int, begins: Moment, hasBegun: Bool)?
  private let latency: Duration
  private var now = Moment.start
  /// The clock of speech, which a pause stops.
  private var clock = Duration.zero
  private var isPaused = false
  private var restEnds = Moment.start
  private var quietEnds = Duration.zero
  private var exitEnds: Moment?
  /// The next echo answers a key of rate or volume.
  private var answersSetting = false

  init(hearing trace: Trace) {
    latency = trace.latency
    var steps = trace.steps[...]
    while let next = [due, steps.first?.at].compactMap({ $0 }).min() {
      let isByItself = due == next
      if !isPaused { clock += next - now }
      now = next
      if isByItself {
        sound()
      } else if let step = steps.popFirst() {
        play(step)
      }
    }
  }

  private mutating func play(_ step: Trace.Step) {
    if step.isTurn { held = [] }
    for act in step.acts {
      take(act)
      if !step.isTurn { settleAtOnce() }
    }
    commit()
    settleAtOnce()
  }

  private mutating func settleAtOnce() {
    settle()
    while due == now { sound() }
  }
}

// MARK: Events
extension NaiveModel {
  private mutating func take(_ act: Trace.Act) {
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

  private mutating func commit() {
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
    guard !isPaused, !alive.isEmpty else { return isPaused = false }
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

// MARK: The ear
extension NaiveModel {
  /// When something happens by itself.
  private var due: Moment? {
    let ages = alive.filter { kind($0) == .notice }.map { list[$0].posted + .seconds(30) }
    let speechTimes = isPaused ? [] : ([quietEnds] + ages).filter { $0 > clock }.map { now + ($0 - clock) }
    let times = [restEnds, exitEnds].compactMap { $0 }.filter { $0 > now }
    return (speechTimes + times + [voice.map(turningPoint)].compactMap { $0 }).min()
  }

  private func turningPoint(of voice: (entry: Int, begins: Moment, hasBegun: Bool)) -> Moment {
    let entry = list[voice.entry]
    return voice.hasBegun ? voice.begins + entry.post.duration(of: entry.next) : voice.begins
  }

  private mutating func sound() {
    defer { settle() }
    guard let voice else { return }
    let (index, entry) = (voice.entry, list[voice.entry])
    let failure = entry.post.failure.flatMap { $0.part == entry.next ? $0 : nil }
    guard now == turningPoint(of: voice) else { return }
    if let failure, failure.isMidway == voice.hasBegun {
      end(index, .failed, by: failure.fault == .device ? .device : .synthesizer)
    } else if voice.hasBegun {
      self.voice = nil
      list[index].next += 1
      restEnds = now + entry.post.parts[entry.next].pause
      let isLast = list[index].next == entry.post.parts.count
      if isLast { end(index, .finished) } else if let cause = entry.headOnly { end(index, .headHeard, by: cause) }
    } else {
      begin(index)
    }
  }

  private mutating func begin(_ index: Int) {
    if list[index].post.kind == .screen || list[index].post.kind == .focus, !list[index].hasBegun {
      for later in alive where later > index { list[later].hasYielded = true }
    }
    voice?.hasBegun = true
    list[index].hasBegun = true
    sounding = index
    heard.append(Heard(id: list[index].post.id, part: list[index].next, at: now))
  }

  /// Ends what may wait no longer, then lets the next part begin.
  private mutating func settle() {
    limit()
    if let exitEnds, exitEnds <= now {
      for index in alive { end(index, list[index].next > 0 ? .headHeard : .unheard, by: .exit) }
    }
    guard held == nil, voice == nil, restEnds <= now else { return }
    let next = waiting.filter(mayStart).min { order(of: $0) < order(of: $1) }
    if let index = sounding {
      guard let next, [.echo, .result].contains(kind(next)), kind(next) < kind(index) else { return speak(index) }
      goBack(index, to: [.notice, .progress].contains(kind(index)) ? 0 : list[index].next)
      return settle()
    }
    guard let next else { return }
    guard list[next].post.parts.isEmpty else { return speak(next) }
    end(next, .failed, by: .synthesizer)
    settle()
  }

  private mutating func speak(_ index: Int) {
    voice = (index, now + latency, false)
  }

  private func mayStart(_ index: Int) -> Bool {
    switch kind(index) {
    case .echo: return true
    case .result where !list[index].hasYielded:
      let isHeld = waiting.contains { $0 < index && [.screen, .focus].contains(kind($0)) && !list[$0].hasBegun }
      return !isPaused && !isHeld
    case .notice, .progress, .hint: return !isPaused && !list[index].awaitsKey && quietEnds <= clock
    default: return !isPaused
    }
  }

  private func order(of index: Int) -> (Kind, Int, Int) {
    (kind(index), list[index].hasBegun ? 0 : 1, index)
  }
}

// MARK: Fates
extension NaiveModel {
  private var waiting: [Int] { alive.filter { $0 != sounding } }

  private func kind(_ index: Int) -> Kind { list[index].post.kind }

  private static func replaces(_ new: Post, _ old: Post) -> Bool {
    new.kind == old.kind && new.item.key == old.item.key && ![.result, .notice, .reading].contains(new.kind)
  }

  /// How many of a kind may wait, and how long.
  private mutating func limit() {
    for index in waiting where index != voice?.entry {
      if kind(index) == .notice, clock - list[index].posted >= .seconds(30) { lose(index, .expired, by: .age) }
      let newer = alive.last { $0 > index && Self.replaces(list[$0].post, list[index].post) }
      if let newer { lose(index, .superseded, by: list[newer].post.cause) }
    }
    let notices = waiting.filter { kind($0) == .notice && $0 != voice?.entry }
    if notices.count > 8 { end(notices[0], .unheard, by: .overflow) }
  }

  private mutating func dropStale() {
    for index in alive where list[index].isStale { drop(index, by: .item) }
  }

  private mutating func end(_ index: Int, _ state: EndState, by cause: Cause? = nil) {
    guard let place = alive.firstIndex(of: index) else { return }
    alive.remove(at: place)
    ends[list[index].post.id] = End(state: state, cause: cause, at: now)
    if voice?.entry == index { voice = nil }
    if sounding == index { sounding = nil }
  }

  private mutating func lose(_ index: Int, _ state: EndState, by cause: Cause) {
    end(index, list[index].hasBegun ? .cut : state, by: cause)
  }

  private mutating func drop(_ index: Int, by cause: Cause) {
    lose(index, .invalid, by: cause)
  }

  /// Ends what has begun; a part that is on its way to the ear is taken back, and what it belongs to waits.
  private mutating func cut(_ index: Int, by cause: Cause, unless isSpared: Bool = false) {
    if list[index].hasBegun && !isSpared { end(index, .cut, by: cause) }
    if voice?.entry == index { voice = nil }
  }

  /// The column *back*: a notice goes back once.
  private mutating func silence(_ index: Int, by cause: Cause) {
    if index == sounding {
      if list[index].wasSilenced { return end(index, .cut, by: cause) }
      list[index].wasSilenced = kind(index) == .notice
      goBack(index, to: 0)
    } else if voice?.entry == index {
      voice = nil
    }
  }

  private mutating func goBack(_ index: Int, to part: Int) {
    list[index].next = part
    if voice?.entry == index { voice = nil }
    if sounding == index { sounding = nil }
  }
}

extension Post {
  /// As what ends another one.
  var cause: Cause { .announcement(kind, id) }
}

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

  struct Entry {
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
  var missed: [Int] = []

  /// All announcements ever, in the order of commit.
  var list: [Entry] = []
  /// Those of the list that have not ended.
  var alive: [Int] = []
  var held: [Entry]?
  var turns = 0
  /// What sounds, its rests included: from its first sample until it ends or goes back.
  var sounding: Int?
  /// The part in the device.
  var voice: (entry: Int, begins: Moment, hasBegun: Bool)?
  let latency: Duration
  var now = Moment.start
  /// The clock of speech, which a pause stops.
  var clock = Duration.zero
  var isPaused = false
  var restEnds = Moment.start
  var quietEnds = Duration.zero
  var exitEnds: Moment?
  /// The next echo answers a key of rate or volume.
  var answersSetting = false

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

  mutating func play(_ step: Trace.Step) {
    if step.isTurn { held = [] }
    for act in step.acts {
      take(act)
      limit()
      if !step.isTurn { settleAtOnce() }
    }
    commit()
    settleAtOnce()
  }

  mutating func settleAtOnce() {
    settle()
    while due == now { sound() }
  }
}

extension NaiveModel {
  /// When something happens by itself.
  var due: Moment? {
    let ages = alive.filter { kind($0) == .notice }.map { list[$0].posted + .seconds(30) }
    let speechTimes = isPaused ? [] : ([quietEnds] + ages).filter { $0 > clock }.map { now + ($0 - clock) }
    let times = [restEnds, exitEnds].compactMap { $0 }.filter { $0 > now }
    return (speechTimes + times + [voice.map(turningPoint)].compactMap { $0 }).min()
  }

  func turningPoint(of voice: (entry: Int, begins: Moment, hasBegun: Bool)) -> Moment {
    let entry = list[voice.entry]
    return voice.hasBegun ? voice.begins + entry.post.duration(of: entry.next) : voice.begins
  }

  mutating func sound() {
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

  mutating func begin(_ index: Int) {
    if list[index].post.kind == .screen || list[index].post.kind == .focus, !list[index].hasBegun {
      for result in alive { list[result].hasYielded = true }
    }
    voice?.hasBegun = true
    list[index].hasBegun = true
    sounding = index
    heard.append(Heard(id: list[index].post.id, part: list[index].next, at: now))
  }

  /// Ends what may wait no longer, then lets the next part begin.
  mutating func settle() {
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

  mutating func speak(_ index: Int) {
    voice = (index, now + latency, false)
  }

  func mayStart(_ index: Int) -> Bool {
    switch kind(index) {
    case .echo: return true
    case .result where !list[index].hasYielded:
      let isHeld = waiting.contains { $0 < index && [.screen, .focus].contains(kind($0)) && !list[$0].hasBegun }
      return !isPaused && !isHeld
    case .notice, .progress, .hint: return !isPaused && !list[index].awaitsKey && quietEnds <= clock
    default: return !isPaused
    }
  }

  func order(of index: Int) -> (Kind, Int, Int) {
    (kind(index), list[index].hasBegun ? 0 : 1, index)
  }
}

extension NaiveModel {
  var waiting: [Int] { alive.filter { $0 != sounding } }

  func kind(_ index: Int) -> Kind { list[index].post.kind }

  static func replaces(_ new: Post, _ old: Post) -> Bool {
    new.kind == old.kind && new.item.key == old.item.key && ![.result, .notice, .reading].contains(new.kind)
  }

  /// How many of a kind may wait, and how long.
  mutating func limit() {
    for index in waiting where index != voice?.entry {
      if kind(index) == .notice, clock - list[index].posted >= .seconds(30) { lose(index, .expired, by: .age) }
      let newer = alive.last { $0 > index && Self.replaces(list[$0].post, list[index].post) }
      if let newer { lose(index, .superseded, by: list[newer].post.cause) }
    }
    let notices = waiting.filter { kind($0) == .notice && $0 != voice?.entry }
    if notices.count > 8 { end(notices[0], .unheard, by: .overflow) }
  }

  mutating func dropStale() {
    for index in alive where list[index].isStale { drop(index, by: .item) }
  }

  mutating func end(_ index: Int, _ state: EndState, by cause: Cause? = nil) {
    guard let place = alive.firstIndex(of: index) else { return }
    alive.remove(at: place)
    ends[list[index].post.id] = End(state: state, cause: cause, at: now)
    if voice?.entry == index { voice = nil }
    if sounding == index { sounding = nil }
  }

  mutating func lose(_ index: Int, _ state: EndState, by cause: Cause) {
    end(index, list[index].hasBegun ? .cut : state, by: cause)
  }

  mutating func drop(_ index: Int, by cause: Cause) {
    lose(index, .invalid, by: cause)
  }

  /// Ends what has begun; a part that is on its way to the ear is taken back, and what it belongs to waits.
  mutating func cut(_ index: Int, by cause: Cause, unless isSpared: Bool = false) {
    if list[index].hasBegun && !isSpared { end(index, .cut, by: cause) }
    if voice?.entry == index { voice = nil }
  }

  /// The column *back*: a notice goes back once.
  mutating func silence(_ index: Int, by cause: Cause) {
    if index == sounding {
      if list[index].wasSilenced { return end(index, .cut, by: cause) }
      list[index].wasSilenced = kind(index) == .notice
      goBack(index, to: 0)
    } else if voice?.entry == index {
      voice = nil
    }
  }

  mutating func goBack(_ index: Int, to part: Int) {
    list[index].next = part
    if voice?.entry == index { voice = nil }
    if sounding == index { sounding = nil }
  }
}

extension Post {
  /// As what ends another one.
  var cause: Cause { .announcement(kind, id) }
}

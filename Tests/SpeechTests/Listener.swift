import Speech
import Timeline

/// Drives a queue in virtual time: gives it words, sounds its parts by the ruler, wakes it, and writes down all of it.
///
/// After each cut it still sends the late reports of the silenced take, which the queue must drop.
struct Listener {
  /// One part at the ear.
  struct Heard: Hashable {
    var take: Utterance.Take
    var began: Moment
    var ended: Moment?
    var isWhole: Bool
  }

  /// What the queue was told and what it did, in order.
  enum Line: Hashable {
    case told(SpeechQueue.Event)
    case did(SpeechQueue.Action)
  }

  /// A line and its moment.
  struct Entry: Hashable {
    var at: Moment
    var line: Line

    /// Whether the queue says that the part of this take has begun.
    fileprivate func isBegin(of take: Utterance.Take) -> Bool {
      if case .did(.began(take.id, part: take.part, again: _)) = line { true } else { false }
    }
  }

  private struct Sound {
    var take: Utterance.Take
    var begins: Moment
    var heard: Int?
  }

  let latency: Duration
  private(set) var queue = SpeechQueue()
  private(set) var now = Moment.start
  private(set) var lines: [Entry] = []
  private(set) var heard: [Heard] = []
  /// Broken promises between the queue and its owner.
  private(set) var faults: [String] = []
  private(set) var posts: [Utterance.ID: Post] = [:]
  private var sound: Sound?
  private var open: Utterance.ID?

  init(latency: Duration = .zero) {
    self.latency = latency
  }

  /// The listener after a whole trace, when all clocks have run out.
  init(hearing trace: Trace) {
    self.init(latency: trace.latency)
    for step in trace.steps {
      advance(to: step.at)
      play(step)
    }
    finish()
  }

  /// Tells the queue what happens at one moment, and lets begin what then begins.
  mutating func play(_ step: Trace.Step) {
    if step.isTurn { tell(.begin) }
    for act in step.acts {
      if case .post(let post) = act { posts[post.id] = post }
      tell(act.event)
      if !step.isTurn { advance(to: now) }
    }
    if step.isTurn { tell(.commit) }
    advance(to: now)
  }

  /// Lets time pass.
  mutating func advance(to moment: Moment) {
    while let due, due <= moment, faults.isEmpty {
      now = max(now, due)
      if let sound, turningPoint(of: sound) <= now { turn(sound) } else { wake() }
    }
    now = moment
  }

  /// Lets time pass until nothing more would happen by itself.
  mutating func finish() {
    while let due, faults.isEmpty { advance(to: max(now, due)) }
  }

  /// How each announcement ended, and when.
  var endings: [Utterance.ID: (ending: Ending, at: Moment)] {
    var endings: [Utterance.ID: (ending: Ending, at: Moment)] = [:]
    for entry in lines {
      if case .did(.record(let id, let ending)) = entry.line { endings[id] = (ending, entry.at) }
    }
    return endings
  }
}

extension Listener {
  private var due: Moment? {
    [sound.map(turningPoint), queue.next].compactMap { $0 }.min()
  }

  private func turningPoint(of sound: Sound) -> Moment {
    guard sound.heard != nil, let post = posts[sound.take.id] else { return sound.begins }
    return sound.begins + post.duration(of: sound.take.part)
  }

  private mutating func wake() {
    tell(.wake)
    if let next = queue.next, next <= now { faults.append("the queue asks again for the moment that has come") }
  }

  private mutating func turn(_ sound: Sound) {
    guard let post = posts[sound.take.id] else { return }
    let failure = post.failure.flatMap { $0.part == sound.take.part ? $0 : nil }
    if let index = sound.heard {
      self.sound = nil
      heard[index].ended = now
      heard[index].isWhole = failure == nil
      tell(.report(failure.map { .failed(sound.take, $0.fault) } ?? .ended(sound.take)))
    } else if let failure, !failure.isMidway {
      self.sound = nil
      tell(.report(.failed(sound.take, failure.fault)))
    } else {
      self.sound?.heard = heard.count
      heard.append(Heard(take: sound.take, began: now, isWhole: false))
      let told = lines.count
      tell(.report(.began(sound.take, lasting: post.parts[sound.take.part].lasting)))
      if !lines[told...].contains(where: { $0.isBegin(of: sound.take) }) {
        faults.append("no .began for part \(sound.take)")
      }
    }
  }

  private mutating func tell(_ event: SpeechQueue.Event) {
    var events = [event]
    while !events.isEmpty {
      let event = events.removeFirst()
      lines.append(Entry(at: now, line: .told(event)))
      for action in queue.handle(event, at: now) {
        lines.append(Entry(at: now, line: .did(action)))
        events += perform(action)
      }
    }
  }

  /// Does what the queue wants, and gives the events that follow.
  private mutating func perform(_ action: SpeechQueue.Action) -> [SpeechQueue.Event] {
    switch action {
    case .word(let id):
      return [.worded(id, posts[id]?.words ?? [])]
    case .speak(let take, let part):
      if sound != nil { faults.append("\(take) is spoken over another part") }
      if part != posts[take.id]?.words[take.part] { faults.append("\(take) has the words of another part") }
      sound = Sound(take: take, begins: now + latency)
    case .cut(let take):
      return silence(take)
    case .began(let id, _, _):
      if let open, open != id { faults.append("\(id) began while \(open) sounds") }
      open = id
    case .held(let id, _):
      if open != id { faults.append("\(id) is held and does not sound") }
      open = nil
    case .record(let id, _):
      if open == id { open = nil }
      if sound?.take.id == id { faults.append("\(id) has ended and its sound goes on") }
    case .missed, .nothingToPause: break
    }
    return []
  }

  private mutating func silence(_ take: Utterance.Take) -> [SpeechQueue.Event] {
    guard let sound, sound.take == take else {
      faults.append("\(take) is cut and does not sound")
      return []
    }
    self.sound = nil
    guard let index = sound.heard else {
      return [.report(.began(take, lasting: .seconds(1))), .report(.ended(take))]
    }
    heard[index].ended = now
    return [.report(.ended(take))]
  }
}

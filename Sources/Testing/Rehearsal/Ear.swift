public import Foundation
public import Keys
public import Screens
public import Sessions
import Speech
public import Timeline

/// A session in virtual time, heard by a voice that only measures.
///
/// Nothing waits: a minute of silence costs nothing, and the same steps give the same record on every machine. A step
/// without a wait before it happens when speech has fallen silent, as a patient user acts; after a wait it happens
/// exactly then.
public struct Ear: Sendable {
  /// Stands in for what is outside: the answer to a request at once, or nothing if it comes later.
  public typealias Answer = @Sendable (Request) -> Data?

  /// The session that is rehearsed.
  public private(set) var session: Session
  /// Everything it recorded.
  public private(set) var record: [RecordLine] = []
  /// The captions it wrote.
  public private(set) var captions: [String] = []
  /// What it asked of the outside and of nobody here: requests, saves, settings.
  public private(set) var effects: [Session.Effect] = []
  /// How it ended, once it has.
  public private(set) var exitCode: ExitCode?
  /// Whether the voice fails: every part that is begun from now on cannot be said.
  public var fails = false
  /// The moment it is.
  public private(set) var now = Moment.start
  /// What became of its timers, for who wants to know.
  var timers: TimerTrace?

  private let ruler: Ruler
  private let answer: Answer?
  private var inFlight: [Request.ID] = []
  private var coming = Coming()
  private var isHasty = false
  private var taken: Set<Utterance.ID> = []

  /// A session that has begun and has said nothing yet.
  public init(_ session: Session, ruler: Ruler = Ruler(), answer: Answer? = nil) {
    self.init(session, ruler: ruler, timers: nil, answer: answer)
  }

  init(_ session: Session, ruler: Ruler, timers: TimerTrace?, answer: Answer?) {
    self.session = session
    self.ruler = ruler
    self.timers = timers
    self.answer = answer
    happen(.start)
  }

  /// Presses keys, one after the other, each when speech has fallen silent, unless a wait came before.
  public mutating func press(_ keys: Key...) {
    for key in keys { happens(.key(key)) }
  }

  /// Lets something happen, under the same rule as a key.
  public mutating func happens(_ event: Session.Event) {
    getReady()
    isHasty = false
    happen(event)
  }

  /// Answers the oldest request in flight, under the same rule as a key; says whether there is one.
  public mutating func reply(_ data: Data) -> Bool {
    guard !inFlight.isEmpty else { return false }
    happens(.reply(inFlight.removeFirst(), data))
    return true
  }

  /// Lets speech run out before a step, unless a wait came before it.
  mutating func getReady() {
    if !isHasty { settle() }
  }

  /// Lets time pass; the next step happens exactly at its end.
  public mutating func wait(_ duration: Duration) {
    run(until: now + duration)
    isHasty = true
  }

  /// Lets time pass until this long after the start.
  public mutating func wait(until elapsed: Duration) {
    run(until: Moment(elapsed: elapsed))
    isHasty = true
  }

  /// Lets speech run out; timers that come due before that have their say.
  public mutating func settle() {
    while session.isSpeaking, let next = coming.next { run(until: next) }
  }

  /// Lets time pass; a step after it waits for speech.
  mutating func pass(_ duration: Duration) {
    run(until: now + duration)
  }

  /// Runs the clock until no timer is left, or for an hour of virtual time.
  public mutating func runOut() {
    let limit = now + .seconds(3600)
    while let next = coming.next, next <= limit { run(until: next) }
  }

  /// Whether no timer is left that could ever speak.
  public var isSilentForever: Bool {
    nextMoment == nil
  }

  /// The next moment at which something happens by itself.
  var nextMoment: Moment? { coming.next }

  /// Nobody is there any more: what still waits ends, so that each announcement has an end.
  mutating func leave() {
    guard !session.isAllSaid else { return }
    happen(.signal(.hangUp))
  }

  /// What was heard, cut and lost since the last call, each announcement once, in the order in which the ear met
  /// them, one line each as in an `.ear` script.
  public mutating func heard() -> [String] {
    settle()
    let new = Heard.all(in: record).filter { !taken.contains($0.id) }
    taken.formUnion(new.map(\.id))
    return new.map(\.line)
  }

  /// At one instant first the end of speech, then timers.
  private mutating func run(until moment: Moment) {
    while let next = coming.next, next <= moment {
      now = max(now, next)
      if let ending = coming.sounding, ending.end <= next {
        coming.sounding = nil
        happen(.speech(.ended(ending.take)))
      } else {
        coming.wake = nil
        timers?.fall(due: now, record: record.count)
        happen(.wake)
      }
    }
    now = max(now, moment)
  }

  private mutating func happen(_ event: Session.Event) {
    var events = [event]
    var happened = 0
    while happened < events.count, exitCode == nil {
      coming.wake = nil
      for effect in session.handle(events[happened], at: now) {
        if let event = perform(effect) { events.append(event) }
      }
      happened += 1
      timers?.look(at: session.timers, now: now)
    }
  }

  private mutating func perform(_ effect: Session.Effect) -> Session.Event? {
    switch effect {
    case .speech(let order): return obey(order).map { .speech($0) }
    case .caption(let line): captions.append(line)
    case .record(let line): record.append(line)
    case .wake(let moment): coming.wake = moment
    case .quit(let code): exitCode = code
    case .request(let request):
      effects.append(effect)
      if let data = answer?(request) { return .reply(request.id, data) }
      inFlight.append(request.id)
    case .save, .set, .suspend: effects.append(effect)
    }
    return nil
  }

  private mutating func obey(_ order: Order) -> Report? {
    switch order {
    case .speak(let take, _, _) where fails: return .failed(take, .synthesizer)
    case .speak(let take, let part, let delivery):
      guard let duration = ruler.duration(of: part, as: delivery) else { return .failed(take, .synthesizer) }
      coming.sounding = (take, now + duration)
      return .began(take, lasting: duration)
    case .cut(let take):
      if coming.sounding?.take == take { coming.sounding = nil }
    case .tone(let name): return .tone(name)
    case .gain, .prepare: break
    }
    return nil
  }
}

extension Ear {
  /// What will happen by itself. Apart from the ear, which is large: to ask a small part of it copies no more than that.
  private struct Coming {
    /// The part that is being said, and when it ends.
    var sounding: (take: Utterance.Take, end: Moment)?
    /// When the session wants to be woken.
    var wake: Moment?

    var next: Moment? {
      guard let end = sounding?.end else { return wake }
      return wake.map { min($0, end) } ?? end
    }
  }
}

public import Timeline

/// The announcement queue: what is said, in which order, and what cuts what (announcements.md, section 2).
///
/// A pure state machine. It is told every event at its moment and answers with what its owner must do, in order. It
/// knows announcements by id and kind and never by their words: when the time of one has come it says `.word`, its
/// owner answers with the event `.worded`, and only then is anything spoken.
public struct SpeechQueue: Sendable {
  /// What the queue knows of an announcement.
  public struct Item: Hashable, Sendable {
    /// New for each post.
    public var id: Utterance.ID
    /// Its rank, and what it cuts.
    public var kind: Kind
    /// Of a progress: its counter.
    public var key: String?
    /// How long it may wait to begin; without one a notice has its 30 s and the others all the time there is.
    public var patience: Duration?

    /// An announcement to be posted.
    public init(_ id: Utterance.ID, _ kind: Kind, key: String? = nil, patience: Duration? = nil) {
      self.id = id
      self.kind = kind
      self.key = key
      self.patience = patience
    }
  }

  /// What happens to it. Everything does in one list (M1).
  public enum Event: Hashable, Sendable {
    /// A turn begins: what is posted is held until it is committed (M3).
    case begin
    /// The turn ends: what was held takes its place in the order of kinds.
    case commit
    case post(Item)
    /// The item in focus is another one, is gone, or has changed: an older focus announcement is void (M4).
    case focusChanged
    /// What fed a progress value has ended; one that waits is void (M4).
    case sourceEnded(String)
    /// The words of the announcement that `.word` asked for.
    case worded(Utterance.ID, [Utterance.Part])
    /// A key, by its name; `typing` in a text field.
    case key(String, typing: Bool)
    /// A key of rate or of volume.
    case rate, volume
    case stop, pause
    /// The moment that `next` named has come.
    case wake
    case report(Report)
    /// No key will come any more: a pause ends, and nothing is held for a key.
    case inputEnded
    /// The program ends: all but results is dropped, what is posted from here on is the farewell (M14). The second
    /// time it ends at once.
    case exit
  }

  /// What its owner must do, in this order.
  public enum Action: Hashable, Sendable {
    /// Give the words, at once, by `.worded`.
    case word(Utterance.ID)
    case speak(Utterance.Take, Utterance.Part)
    /// Silence this take.
    case cut(Utterance.Take)
    /// The sound of this part began; it is the first of the announcement, or `again` after a wait.
    case began(Utterance.ID, part: Int, again: Bool)
    /// It had begun and waits now to go on.
    case held(Utterance.ID, Cause)
    /// It has ended; nothing more comes of it.
    case record(Utterance.ID, Ending)
    /// So many results became unheard by one key: say so.
    case missed(Int)
    /// Pause where nothing sounds or may sound: say so.
    case nothingToPause
  }

  /// What waits: inside a kind the first in the array is the next to speak.
  var waiting: [Entry] = []
  /// What sounds, or is about to.
  var current: Current?
  /// What the open turn has posted; nothing outside a turn.
  var held: [Entry]?
  /// Whether the focus moved and the older focus announcement is still to be voided.
  var focusMoved = false
  /// Nothing may start before: the pause after a part.
  var restUntil: Moment?
  /// No notice, progress or hint may start before: somebody types.
  var quietUntil: Moment?
  /// Since when speech is paused.
  var pausedSince: Moment?
  /// When an ending program falls silent.
  var exitDeadline: Moment?
  /// The next echo tells a new rate or volume.
  var answersSetting = false
  var posts = 0
  var takes = 0
  var now = Moment.start
  var actions: [Action] = []

  /// A queue in which nothing sounds or waits.
  public init() {}

  /// Whether nothing sounds and nothing waits.
  public var isIdle: Bool {
    current == nil && waiting.isEmpty && (held ?? []).isEmpty
  }

  /// Whether an announcement has the voice, be it in the pause between two of its parts.
  public var isSounding: Bool {
    current != nil
  }

  /// Whether Pause holds everything back but echoes.
  public var isPaused: Bool {
    pausedSince != nil
  }

  /// The moment at which it wants `.wake`; without one no timer is needed.
  public var next: Moment? {
    guard !isPaused else { return exitDeadline }
    guard !isIdle else { return nil }
    var next = soonest(restUntil, exitDeadline)
    for index in waiting.indices {
      next = soonest(next, waiting[index].expires)
      if waiting[index].item.kind.waitsForQuiet, !waiting[index].isHushed { next = soonest(next, quietUntil) }
    }
    return next
  }

  /// The first of two moments that is still to come.
  private func soonest(_ one: Moment?, _ other: Moment?) -> Moment? {
    guard let one, one > now else { return other.flatMap { $0 > now ? $0 : nil } }
    guard let other, other > now else { return one }
    return min(one, other)
  }

  /// Takes in what happened at a moment, and says what is to be done now.
  public mutating func handle(_ event: Event, at now: Moment) -> [Action] {
    self.now = now
    expire()
    switch event {
    case .begin: held = held ?? []
    case .commit: commit()
    case .post(let item): post(item)
    case .focusChanged: moveFocus()
    case .sourceEnded(let key): endSource(key)
    case .worded(let id, let parts): take(parts, for: id)
    case .key(let name, let typing): press(name, typing: typing)
    case .rate: adjust(.rate)
    case .volume: adjust(.volume)
    case .stop: stop()
    case .pause: pause()
    case .wake: break
    case .report(let report): take(report)
    case .inputEnded: release()
    case .exit: exit()
    }
    if held == nil { settle() }
    defer { actions = [] }
    return actions
  }
}

extension SpeechQueue {
  /// An announcement and how far it has come.
  struct Entry: Sendable {
    var item: Item
    /// The order of arrival.
    var order = 0
    /// Nothing until it was asked for its words.
    var parts: [Utterance.Part]?
    /// The part that sounds, or would sound next.
    var nextPart = 0
    var hasBegun = false
    /// Went back after it had begun, and has not sounded again.
    var isHeldBack = false
    /// Why only its head is to sound.
    var headOnly: Cause?
    /// Of a result: while it waited a title or focus has gone first.
    var hasYielded = false
    /// A notice is silenced by a key or a focus once and goes back; the second time it ends.
    var wasSilenced = false
    /// Kept from starting by Stop, until the next key.
    var isHushed = false
    /// Asked for in a turn before the focus moved on.
    var isStale = false
    var expires: Moment?
    /// The furthest that was heard of it.
    var reach: Place?

    /// Whether the first part, of a result the verdict, has been heard to its end.
    var isHeadHeard: Bool { nextPart > 0 }
  }

  /// The announcement that has the voice.
  struct Current: Sendable {
    enum Phase: Hashable, Sendable {
      /// Its words are asked for.
      case wording
      /// A part is handed over and not yet at the ear.
      case handed(Utterance.Take)
      case sounding(Utterance.Take, since: Moment, lasting: Duration)
      /// Between two of its parts.
      case resting
    }

    var entry: Entry
    var phase: Phase

    /// The take that must be silenced if it has to end.
    var take: Utterance.Take? {
      switch phase {
      case .handed(let take), .sounding(let take, _, _): take
      case .wording, .resting: nil
      }
    }
  }
}

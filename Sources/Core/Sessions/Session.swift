import FoundationEssentials
import Keys
public import Phrasing
public import Screens
import Speech
public import Timeline

/// The whole program without devices: it is told what happened and when, and answers with what to do.
///
/// Keys become commands, commands move the focus or reach a screen, what is to be said goes through the announcement
/// queue, and every announcement gets its words when its time has come. Nothing in here reads a clock or opens a
/// file, so the same events at the same moments have the same effects: in the program, in a test, without a device.
public struct Session: Sendable {
  /// What a session is made of, read before it begins.
  public struct Configuration: Sendable {
    /// The user's settings at the start.
    public var settings: Settings
    /// What the keys mean.
    public var keymap: Keymap
    /// Makes the words.
    public var announcer: Announcer
    /// Where speech goes at the start.
    public var sink: Sink
    /// Whether the first announcement begins with how to get help, how to change the rate and how to quit.
    public var welcomes: Bool
    /// What is to be said once it has begun.
    public var notices: [Text]
    /// Whether it is over when it has said what its first screen says.
    public var endsWhenSilent: Bool
    /// Whether it asks for something: then who leaves it before its screens are done has said no.
    public var wantsAnswer: Bool

    /// A configuration; the keymap is the standard one unless another is given.
    public init(
      settings: Settings, announcer: Announcer, keymap: Keymap = .standard, sink: Sink = .speaker,
      welcomes: Bool = true, endsWhenSilent: Bool = false, wantsAnswer: Bool = false, notices: [Text] = []
    ) {
      self.settings = settings
      self.announcer = announcer
      self.keymap = keymap
      self.sink = sink
      self.welcomes = welcomes
      self.endsWhenSilent = endsWhenSilent
      self.wantsAnswer = wantsAnswer
      self.notices = notices
    }
  }

  let keymap: Keymap
  var settings: Settings
  var announcer: Announcer
  var sink: Sink
  /// Where speech went before the device was lost; nothing while it is there.
  var lostSink: Sink?
  /// No key comes any more: what is being said is finished, then the session ends.
  var isInputOver: Bool
  /// How to get help was not heard yet; titles begin with it until it was.
  var isWelcomeDue: Bool

  var stack = ScreenStack()
  let root: any Screen
  /// How it ends.
  var exitCode: ExitCode
  private let notices: [Text]
  var decoder = KeyDecoder()
  var queue = SpeechQueue()
  /// What was asked for and has not ended, in the order of asking.
  var asked: [Asked] = []
  var posts = 0
  var memory = SpokenMemory()
  var wakes = Deadlines<Wake>()
  /// Who waits for which answer.
  var requests: [Request.ID: Waiting] = [:]
  var requestCount: UInt64 = 0
  /// Where a hint was given last.
  var hinted: HintPlace?
  var mode = Mode.usual
  var departure = Departure.none
  /// What is said last.
  var farewell: Utterance.ID?
  /// The screen on which something from the list of actions was done in this turn.
  var resumption: Resumption?
  /// The tone that tells that nothing changes was not played in this turn, for the user wants to hear none.
  var isEdgeMuted = false
  /// How many tones there were, played or not.
  var tones = 0
  /// The line that brought another screen on top in this turn.
  var entry: Origin?
  /// The keys without a meaning that were pressed in a row.
  var meaninglessKey: Key?
  /// The command of the last key and when it came, for what is said on a second press.
  var lastCommand: (command: Command, count: Int, moment: Moment)?
  /// When speech was last heard.
  var lastSound: Moment?
  /// The screens of which a result has ended since they were last told, and whether it was heard to its end.
  var endedResults: [(screen: ScreenStack.Entry.ID, heardOut: Bool)] = []

  var now = Moment.start
  var effects: [Effect] = []

  /// A session that opens this screen at its start.
  public init(_ configuration: Configuration, root: any Screen) {
    settings = configuration.settings
    keymap = configuration.keymap
    announcer = configuration.announcer
    sink = configuration.sink
    isWelcomeDue = configuration.welcomes
    isInputOver = configuration.endsWhenSilent
    exitCode = configuration.wantsAnswer ? .no : .success
    notices = configuration.notices
    self.root = root
  }

  /// Takes in what happened at a moment, and says what is to be done.
  public mutating func handle(_ event: Event, at now: Moment) -> [Effect] {
    self.now = now
    take(event)
    tellEndedResults()
    leaveIfSilent()
    if let moment = nextWake { effects.append(.wake(at: moment)) }
    defer { effects = [] }
    return effects
  }

  /// Whether every announcement that was asked for has ended.
  public var isAllSaid: Bool {
    asked.isEmpty
  }

  /// Whether an announcement has the voice.
  public var isSpeaking: Bool {
    queue.isSounding
  }

  private mutating func take(_ event: Event) {
    switch event {
    case .start: start()
    case .bytes(let bytes): take(decoder.decode(bytes))
    case .key(let key): take([.key(key)])
    case .paste(let text): take([.paste(text)])
    case .endOfInput: endInput()
    case .wake: wake()
    case .speech(let report): take(report)
    case .reply(let id, let data): take(data, for: id)
    case .signal(let signal): take(signal)
    case .external(let name): turn { $0.tell(.external(name)) }
    }
  }

  private mutating func start() {
    effects.append(.speech(.gain(settings.volume)))
    turn { session in
      session.stack.open(session.root)
      session.tell(.opened)
      for notice in session.notices { session.post(Announcement(.notice, notice)) }
    }
  }

  /// An answer nobody waits for any more is dropped.
  private mutating func take(_ data: Data, for id: Request.ID) {
    guard let waiting = requests.removeValue(forKey: id) else { return }
    turn { $0.tell(.reply(waiting.request, data), to: waiting.screen) }
  }

  private mutating func wake() {
    for wake in wakes.due(at: now) {
      switch wake {
      case .decoder: take(decoder.flush())
      case .hint: giveHint()
      case .quitWindow: departure.forgetQuestion()
      case .screen(let id, let name, _): turn { $0.tell(.wake(name), to: id) }
      }
    }
    feed(.wake)
  }

  private var nextWake: Moment? {
    guard let wake = wakes.next else { return queue.next }
    return queue.next.map { min($0, wake) } ?? wake
  }
}

extension Session {
  /// What the one timer is for.
  enum Wake: Hashable, Sendable {
    /// A lone Escape has waited long enough.
    case decoder
    case hint
    /// The question whether to quit is forgotten.
    case quitWindow
    case screen(ScreenStack.Entry.ID, String, set: Origin)
  }

  /// A screen that waits for an answer, and what it calls its request.
  struct Waiting: Hashable, Sendable {
    var screen: ScreenStack.Entry.ID
    var request: Request.ID
  }

  /// The item that a hint belongs to.
  struct HintPlace: Hashable, Sendable {
    var screen: ScreenStack.Entry.ID
    var element: Element.ID
  }

  /// How keys are taken.
  enum Mode: Hashable, Sendable {
    case usual
    /// Keys are named and described; the place is that in the list of all keys.
    case keyHelp(place: Int?)
  }

  /// How far the end of the session has come.
  enum Departure: Hashable, Sendable {
    case none
    /// The question whether to quit was asked by this announcement.
    case asked(Utterance.ID)
    /// The farewell is being said.
    case leaving
    /// Over: nothing is answered any more.
    case left

    /// The user did not answer the question.
    mutating func forgetQuestion() {
      if case .asked = self { self = .none }
    }
  }
}

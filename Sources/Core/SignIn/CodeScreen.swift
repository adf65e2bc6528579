public import Screens
public import Timeline

/// The code from a text message: one field that sends itself when it is full, and the way to another code
/// (sign-in.md 1.2).
public struct CodeScreen: Screen {
  static let codeID: Element.ID = "code"
  static let againID: Element.ID = "again"
  static let messageID: Element.ID = "message"

  /// Whether another code may be asked for.
  enum Resend: Hashable, Sendable {
    case waiting(ResendTimer)
    case ready
    /// This sign-in gets no more.
    case off

    /// A wait, if any of it is left.
    init(_ timer: ResendTimer, at now: Moment) {
      self = timer.end > now ? .waiting(timer) : .ready
    }
  }

  let number: PhoneNumber
  let settings: SignInSettings
  /// What has been typed; a refused code stays until the next character.
  public internal(set) var field: TextField
  var pending = Pending()
  var resend: Resend
  /// When the code stops working.
  var codeEnd: Moment
  /// Of the demo: the text message that carries the code.
  var message: DemoMessage?
  /// The last refusal, until something is typed or a new code comes.
  public internal(set) var error: Text?
  /// The words of it.
  var refusal: Announcement?
  /// How often in a row a code was refused.
  var refusals = 0
  /// What stands in the field was refused: the next digit begins a new code.
  var isRefused = false
  /// Another code means that sign-in begins anew for the same number.
  var needsStart = false
  /// Signed in: nothing after it is said or sent.
  var isOver = false
  private let isNew: Bool

  /// A screen for a code that was sent just now, or, coming back, before.
  init(_ sent: SentCode, settings: SignInSettings, isNew: Bool = true) {
    number = sent.number
    self.settings = settings
    field = TextField(limit: settings.length, isSecret: true, hasFixedLength: true)
    resend = .waiting(sent.timer)
    codeEnd = sent.end
    message = sent.message
    self.isNew = isNew
  }

  /// A screen for a code that was sent to a number at a moment; another one may be asked for after so many seconds, and
  /// it works for so many.
  public init(
    sentTo number: PhoneNumber, wait: Int, life: Int, _ settings: SignInSettings = SignInSettings(),
    at now: Moment = .start
  ) {
    self.init(SentCode(number, wait: wait, life: life, message: nil, at: now), settings: settings)
  }

  /// Whether its one request is in flight.
  public var isLoading: Bool { pending.isActive }

  /// The wait until another code may be asked for, while it lasts.
  public var timer: ResendTimer? {
    if case .waiting(let timer) = resend { timer } else { nil }
  }

  /// Answers keys, the service and its own timers.
  public mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    guard !isOver else { return [] }
    switch event {
    case .opened: return open(at: now)
    case .reply(let id, let data): return take(CodeOutcome(data), for: id, at: now)
    case .wake(let name): return wake(name, at: now)
    case .command(.activate, on: Self.messageID): return message.map { [.announce($0.announcement(.screen))] } ?? []
    default: return isLoading && event.isKey ? pending.answerKey(at: now) : take(event, at: now)
    }
  }

  private mutating func open(at now: Moment) -> [ScreenAction] {
    if let timer { resend = Resend(timer, at: now) }
    return (isNew ? [.announce(.verdict(.phrase("signin.code-sent")))] : []) + timers(at: now)
  }

  private mutating func take(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    switch event {
    case .typed(let character, into: Self.codeID): type(character, at: now)
    case .pasted(let text, into: Self.codeID): paste(text, at: now)
    case .command(.activate, on: Self.againID): sendAgain(at: now)
    case .command(.activate, on: Self.codeID): submit(at: now)
    case .command(let command, on: Self.codeID): TextField.Edit(command).map { edit($0) } ?? []
    default: []
    }
  }
}

// What is read of it.
extension CodeScreen {
  /// What the code is for.
  public var title: Text { .phrase("signin.code-title") }

  /// How long it is and what sends it, where it went, how long it works, how long to wait; and the keys.
  public var introduction: [Announcement.Part] {
    let length = settings.sendsFullCode ? "signin.code-length" : "signin.code-length-enter"
    let ending = Text.phrase("signin.code-ending", ["digits": .spelled(.verbatim(number.ending))])
    let texts: [Text] =
      [.counted(length, settings.length), .discreet(ending, inPublic: .nothing)] + life
      + [timer.map { .phrase("signin.sentence", ["text": $0.line]) } ?? ready]
    let keys = Text.phrase("signin.code-keys", ["again": .key(named: "F12"), "read": .key(named: "Ctrl-L")])
    return texts.map { .init(.body, $0) } + [.init(.instruction, keys)]
  }

  /// The field, the way to another code, and in the demo the text message.
  public var elements: [Element] {
    var code = Element(Self.codeID, .textField, label: .phrase("signin.code"), value: value, isCounted: false)
    code.isSecret = true
    code.error = error
    return [code, again] + (message.flatMap { $0.hasArrived ? [$0.element] : nil } ?? [])
  }

  /// The field, always.
  public var firstFocus: Element.ID? { Self.codeID }

  /// Sends another code.
  public var mainAction: Element.ID? { Self.againID }

  /// That the person went back, and what is left of a code that works still.
  public var outcome: ScreenOutcome? {
    let rest = needsStart ? [:] : SentCode.rest(end: codeEnd, waitEnd: timer?.end)
    return SignInOutcome.left.screenOutcome.merging(rest) { $1 }
  }

  /// The time left until another code, and that of the code.
  public var status: [Announcement.Part] {
    ([timer.map { .phrase("signin.sentence", ["text": $0.line]) } ?? ready] + life).map { .init(.body, $0) }
  }

  /// How long the code works, unless it does no longer.
  private var life: [Text] {
    needsStart ? [] : [.phrase("signin.code-life", ["time": .timeLeft(until: codeEnd)])]
  }

  private var value: Text {
    guard !field.characters.isEmpty else { return .nothing }
    let count = Text.counted("signin.hidden", field.characters.count)
    return .discreet(.code(field.text, length: settings.length), inPublic: count)
  }

  /// The line that counts down, and in its place, when it is over, the button.
  private var again: Element {
    switch resend {
    case .waiting(let timer): Element(Self.againID, .timer, label: timer.line, isCounted: false)
    case .ready: Element(Self.againID, .button, label: .phrase("signin.send-again"), isCounted: false)
    case .off: Element(Self.againID, .text, label: .phrase("signin.no-more-why"), isCounted: false)
    }
  }

  var ready: Text {
    resend == .off ? .phrase("signin.no-more-why") : .phrase("signin.ready", ["again": .key(named: "F12")])
  }
}

extension ScreenEvent {
  /// Whether a key has caused it.
  var isKey: Bool {
    switch self {
    case .command(.status, on: _), .command(.levelHint, on: _): false
    case .typed, .pasted, .command: true
    default: false
    }
  }
}

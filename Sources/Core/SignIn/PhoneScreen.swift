public import Screens
public import Timeline

/// Sign-in by text message, from the telephone number to the end: it opens the code screen and the name entry, and what
/// comes after sign-in takes its place (sign-in.md 1.1).
public struct PhoneScreen: Screen {
  static let numberID: Element.ID = "number"
  static let sendID: Element.ID = "send"

  let settings: SignInSettings
  private let next: (any Screen)?
  /// A number from elsewhere, which is sent at once if it is good.
  private let given: Result<PhoneNumber, PhoneFault>?
  /// What has been typed.
  public private(set) var field = TextField(limit: 40, isSecret: true)
  /// What Enter made of it, until it is edited.
  private var number: PhoneNumber?
  private var error: Text?
  private var pending = Pending()
  /// The code that was sent last: as long as it works no other one is sent by itself.
  private var sent: SentCode?
  /// No answer came, and a code may be on its way: the next one has to wait.
  private var wait: ResendTimer?

  /// A sign-in that ends the program, or that goes on with the next screen. A given number needs no typing.
  public init(
    _ settings: SignInSettings = SignInSettings(), given: Result<PhoneNumber, PhoneFault>? = nil,
    next: (any Screen)? = nil
  ) {
    self.settings = settings
    self.given = given
    self.next = next
  }

  /// Whether its one request is in flight.
  public var isLoading: Bool { pending.isActive }

  /// What it is about; with a given number, what is being done with it.
  public var title: Text {
    isSendingGiven ? .phrase("signin.phone-sending") : .phrase("signin.phone-title")
  }

  /// What belongs into the field, and which key ends it.
  public var introduction: [Announcement.Part] {
    isSendingGiven ? [] : [.init(.body, .phrase("signin.phone-purpose"))]
  }

  /// The field, and once the number is whole the button that sends the code, with the number to be heard.
  public var elements: [Element] {
    var line = Element(Self.numberID, .textField, label: .phrase("signin.phone"), value: typed, isCounted: false)
    line.isSecret = true
    line.error = error
    return [line] + (number.map { [button($0)] } ?? [])
  }

  /// The number, or with a given one the button.
  public var firstFocus: Element.ID? { number == nil ? Self.numberID : Self.sendID }

  /// The way on: Enter on the number, or on the button.
  public var mainAction: Element.ID? { firstFocus }

  private var isSendingGiven: Bool { if case .success = given { pending.isActive && sent == nil } else { false } }

  private var typed: Text {
    let count = Text.counted("signin.hidden", field.characters.count { $0.isNumber })
    return field.characters.isEmpty ? .nothing : .discreet(.phone(field.text), inPublic: count)
  }

  private func button(_ number: PhoneNumber) -> Element {
    let count = Text.counted("signin.hidden", number.e164.count - 1)
    var button = Element(
      Self.sendID, .button, label: .phrase("signin.send"), value: .discreet(.phone(number.e164), inPublic: count),
      isCounted: false)
    button.isSecret = true
    return button
  }

  /// Answers typing, Enter, the service, and the screens it has opened.
  public mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    switch event {
    case .opened: return open(at: now)
    case .returned(let outcome):
      guard let closed = SignInOutcome(outcome) else { return [] }
      noteRest(outcome, at: now)
      return goOn(closed)
    case .reply(let id, let data): return take(CodeOutcome(data), for: id, at: now)
    case .wake(Pending.wake): return pending.remind(at: now)
    default: return isLoading && event.isKey ? pending.answerKey(at: now) : take(event, at: now)
    }
  }

  private mutating func take(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    switch event {
    case .typed(let character, into: Self.numberID): return type(character)
    case .pasted(let text, into: Self.numberID): return edit(.paste(text))
    case .command(.activate, on: Self.sendID): return send(at: now)
    case .command(.activate, on: Self.numberID): return accept()
    case .command(let command, on: Self.numberID): return TextField.Edit(command).map { edit($0) } ?? []
    default: return []
    }
  }
}

// The number.
extension PhoneScreen {
  private mutating func open(at now: Moment) -> [ScreenAction] {
    switch given {
    case .success(let number):
      self.number = number
      return send(at: now)
    case .failure(let fault): return refuse(fault)
    case nil: return []
    }
  }

  private mutating func type(_ character: Character) -> [ScreenAction] {
    character.standsInNumbers ? edit(.insert(character)) : field.refuse(character)
  }

  private mutating func edit(_ edit: TextField.Edit) -> [ScreenAction] {
    let before = field.characters
    let actions = field.edit(edit)
    if field.characters != before { (number, error) = (nil, nil) }
    return actions
  }

  /// Enter: the number in its whole form, read back as the value of the button that sends the code.
  private mutating func accept() -> [ScreenAction] {
    do throws(PhoneFault) {
      number = try PhoneNumber(field.text, in: settings.country)
      error = nil
      return [.focus(Self.sendID)]
    } catch {
      return refuse(error)
    }
  }

  private mutating func refuse(_ fault: PhoneFault) -> [ScreenAction] {
    let head = Text.phrase(fault == .empty ? "signin.number-missing" : "signin.number-refused")
    (number, error) = (nil, head)
    return .refusal(.verdict(head, fault.reason))
  }
}

// The service, and the screens above.
extension PhoneScreen {
  /// Sends a code, unless one is on its way to this number already.
  private mutating func send(at now: Moment) -> [ScreenAction] {
    guard let number else { return [] }
    if let sent, sent.number == number, now < sent.end {
      return [.open(CodeScreen(sent, settings: settings, isNew: false))]
    }
    if let wait, now < wait.end { return .refusal(.wait(until: wait.end, for: "signin.wait-start")) }
    return pending.send(.start(number), saying: "signin.sending", at: now)
  }

  private mutating func take(_ outcome: CodeOutcome, for id: Request.ID, at now: Moment) -> [ScreenAction] {
    guard let (_, actions) = pending.end(id), let number else { return [] }
    wait = outcome == .unavailable(mayHaveSent: true) ? ResendTimer(seconds: SentCode.usualWait, from: now) : nil
    return actions + started(outcome, number, at: now)
  }

  private mutating func started(_ outcome: CodeOutcome, _ number: PhoneNumber, at now: Moment) -> [ScreenAction] {
    switch outcome {
    case .sent(let wait, let life, let message):
      let sent = SentCode(number, wait: wait, life: life, message: message, at: now)
      self.sent = sent
      return [.open(CodeScreen(sent, settings: settings))]
    case .success: return .success(.verdict(.phrase("signin.signed-in"))) + goOn(.signedIn)
    case .badNumber(let reason): return refuse(PhoneFault(reason))
    case .tooSoon(let wait): return .refusal(.wait(until: now + .seconds(wait), for: "signin.wait-start"))
    case .tooManySends: return .refusal(.verdict(.phrase("signin.no-more"), .phrase("signin.no-more-why")))
    case .restart: return .refusal(.verdict(.phrase("signin.restart"), .phrase("signin.restart-why")))
    case .unavailable, .wrongCode, .needNewCode, .needPersonalData:
      return .refusal(.verdict(.phrase("signin.unavailable"), .phrase("signin.unavailable-enter")))
    }
  }

  /// What is left of the code, as its screen saw it last; the message of the demo goes with the code it carries.
  private mutating func noteRest(_ outcome: ScreenOutcome?, at now: Moment) {
    var rest = number.flatMap { SentCode($0, outcome, at: now) }
    if let sent, let end = rest?.end, end < sent.end + .seconds(1) { rest?.message = sent.message }
    sent = rest
  }

  /// Goes where the screen above says; gone back from it, the entry begins anew.
  private mutating func goOn(_ outcome: SignInOutcome) -> [ScreenAction] {
    switch outcome {
    case .signedIn: return [next.map { .replace($0) } ?? .quit]
    case .nameWanted: return [.open(NameScreen())]
    case .restart: return []
    case .left:
      _ = field.apply(.clear)
      number = nil
      return []
    }
  }
}

extension Character {
  /// A digit, or what people write between digits and in front of them.
  fileprivate var standsInNumbers: Bool {
    plainDigit != nil || isPunctuationOfNumbers || isPlus
  }
}

extension PhoneFault {
  /// What a service says of a number.
  fileprivate init(_ reason: CodeOutcome.BadNumber) {
    switch reason {
    case .short: self = .short
    case .long: self = .long
    case .country: self = .country
    case .kind: self = .kind
    }
  }

  /// Why, and what would do.
  fileprivate var reason: Text {
    switch self {
    case .empty: .phrase("signin.phone-purpose")
    case .character: .phrase("signin.number-character")
    case .short: .phrase("signin.number-short")
    case .long: .phrase("signin.number-long")
    case .country: .phrase("signin.number-country")
    case .kind: .phrase("signin.number-kind")
    }
  }
}

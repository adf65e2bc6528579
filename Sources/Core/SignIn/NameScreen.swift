public import Screens
public import Timeline

/// The name of somebody who has just signed in for the first time.
public struct NameScreen: Screen {
  static let nameID: Element.ID = "name"
  static let sendID: Element.ID = "send"

  private var field = TextField(limit: 80, isSecret: true)
  private var error: Text?
  private var pending = Pending()

  /// An empty name.
  public init() {}

  /// What is wanted.
  public var title: Text { .phrase("signin.name-title") }

  /// What for, and which key ends it.
  public var introduction: [Announcement.Part] { [.init(.body, .phrase("signin.name-purpose"))] }

  /// The field, and the button that sends it.
  public var elements: [Element] {
    let count = Text.counted("signin.hidden-characters", field.characters.count)
    let value = field.characters.isEmpty ? Text.nothing : .discreet(.verbatim(field.text), inPublic: count)
    var name = Element(Self.nameID, .textField, label: .phrase("signin.name"), value: value, isCounted: false)
    name.isSecret = true
    name.error = error
    return [name, Element(Self.sendID, .button, label: .phrase("signin.name-send"), isCounted: false)]
  }

  /// Sends it.
  public var mainAction: Element.ID? { Self.sendID }

  /// That the person went back.
  public var outcome: ScreenOutcome? { SignInOutcome.left.screenOutcome }

  /// Answers typing, Enter and the service.
  public mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    switch event {
    case .reply(let id, let data): return take(CodeOutcome(data), for: id)
    case .wake(Pending.wake): return pending.remind(at: now)
    default: return isLoading && event.isKey ? pending.answerKey(at: now) : take(event, at: now)
    }
  }

  /// Whether its one request is in flight.
  public var isLoading: Bool { pending.isActive }

  private mutating func take(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] {
    switch event {
    case .typed(let character, into: Self.nameID): return edit(.insert(character))
    case .pasted(let text, into: Self.nameID): return edit(.paste(text))
    case .command(.activate, on: _): return send(at: now)
    case .command(let command, on: Self.nameID): return TextField.Edit(command).map { edit($0) } ?? []
    default: return []
    }
  }

  private mutating func edit(_ edit: TextField.Edit) -> [ScreenAction] {
    error = nil
    return field.edit(edit)
  }

  private mutating func send(at now: Moment) -> [ScreenAction] {
    let name = field.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !name.isEmpty else { return fail("signin.name-missing", "signin.name-purpose") }
    return pending.send(.name(Secret(name)), saying: "signin.sending", at: now)
  }

  private mutating func take(_ outcome: CodeOutcome, for id: Request.ID) -> [ScreenAction] {
    guard let (_, actions) = pending.end(id) else { return [] }
    switch outcome {
    case .success:
      return actions + .success(.verdict(.phrase("signin.signed-in")))
        + [.close(SignInOutcome.signedIn.screenOutcome)]
    case .needNewCode, .restart:
      return actions + .refusal(.verdict(.phrase("signin.restart"), .phrase("signin.restart-why")))
        + [.close(SignInOutcome.restart.screenOutcome)]
    default: return actions + fail("signin.unavailable", "signin.unavailable-enter")
    }
  }

  private mutating func fail(_ head: String, _ reason: String) -> [ScreenAction] {
    error = .phrase(head)
    return .refusal(.verdict(.phrase(head), .phrase(reason)))
  }
}

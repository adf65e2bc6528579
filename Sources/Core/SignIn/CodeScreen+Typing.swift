import Screens
import Timeline

// Typing: what a key does to the code, and what is heard of it.
extension CodeScreen {
  static let countWake = "count"
  /// The count is told once typing has paused for so long.
  private static let pause = Duration.milliseconds(700)

  /// A digit of whatever script; the first one after a refused code begins a new code. What people write between the
  /// digits of a code changes nothing.
  mutating func type(_ character: Character, at now: Moment) -> [ScreenAction] {
    if character == " " || character == "-" { return [.tone("edge")] }
    guard let digit = character.plainDigit else { return field.refuse(character) }
    if isRefused { _ = field.apply(.clear) }
    guard !isComplete else { return field.edit(.insert(digit)) }
    let change = field.apply(.insert(digit))
    forgetError()
    guard isComplete, settings.sendsFullCode, let code = OneTimeCode(field.text) else {
      return [.announce(Announcement(echo: change, in: field))] + tellCountSoon(at: now)
    }
    let send = check(code, isSaid: true, at: now)
    return [.announce(Announcement(echo: change, in: field, suffix: [count, .init(.body, pending.text)]))] + send
  }

  mutating func edit(_ edit: TextField.Edit) -> [ScreenAction] {
    let before = field.characters
    let actions = field.edit(edit)
    if field.characters != before { forgetError() }
    return actions + forgetCount()
  }

  /// The code in a pasted text, announced once; anything else changes nothing.
  mutating func paste(_ text: String, at now: Moment) -> [ScreenAction] {
    guard let code = OneTimeCode.found(in: text, length: settings.length) else {
      return [.tone("edge"), .announce(Announcement(.echo, .counted("signin.paste-refused", settings.length)))]
    }
    _ = field.apply(.clear)
    _ = field.apply(.paste(code.digits))
    forgetError()
    var echo = [Announcement.Part(.body, .counted("signin.pasted", settings.length))]
    let send = settings.sendsFullCode ? check(code, isSaid: true, at: now) : forgetCount()
    if isLoading { echo.append(.init(.body, pending.text)) }
    return [.announce(Announcement(.echo, echo))] + send
  }

  /// Enter: what is not full is refused here, without a request, and so is again what was refused and is the same.
  mutating func submit(at now: Moment) -> [ScreenAction] {
    if isRefused, let refusal { return .refusal(refusal) }
    if let code = OneTimeCode(field.text), isComplete { return check(code, isSaid: false, at: now) }
    let isEmpty = field.characters.isEmpty
    let head = Text.phrase(isEmpty ? "signin.code-missing" : "signin.not-complete")
    error = head
    let reason =
      isEmpty
      ? Text.counted("signin.code-wanted", settings.length)
      : .counted("signin.count-full", field.characters.count, of: settings.length)
    return forgetCount() + .refusal(.verdict(head, reason))
  }

  /// "3 of 6", when typing has paused.
  func tellCount() -> [ScreenAction] {
    [.announce(Announcement(.progress, [count], key: Self.countWake))]
  }

  func forgetCount() -> [ScreenAction] {
    [.wake(Self.countWake, at: nil), .endProgress(Self.countWake)]
  }

  /// An error is over with the next change, without a word.
  private mutating func forgetError() {
    (error, isRefused) = (nil, false)
  }

  private var isComplete: Bool { field.characters.count == settings.length }

  /// In public the mask word has its count already.
  private var count: Announcement.Part {
    .init(
      .body, .discreet(.counted("signin.count", field.characters.count, of: settings.length), inPublic: .nothing))
  }

  private func tellCountSoon(at now: Moment) -> [ScreenAction] {
    let isWanted =
      settings.countsEachDigit || [1, settings.length / 2, settings.length].contains(field.characters.count)
    return forgetCount() + (isWanted ? [.wake(Self.countWake, at: now + Self.pause)] : [])
  }
}

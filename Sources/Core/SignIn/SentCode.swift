import Screens
import Timeline

/// A code on its way: to whom, how long until another one, how long it works.
struct SentCode: Hashable, Sendable {
  /// The wait where the service names none, in seconds.
  static let usualWait = 30

  var number: PhoneNumber
  var timer: ResendTimer
  /// When it stops working.
  var end: Moment
  var message: DemoMessage?

  /// A code that a service has just sent; times are in seconds.
  init(_ number: PhoneNumber, wait: Int, life: Int, message: Secret?, at now: Moment) {
    self.number = number
    timer = ResendTimer(seconds: wait, from: now)
    end = now + .seconds(life)
    self.message = message.map(DemoMessage.init)
  }

  /// What its screen found left of it, in `rest`; nothing if that says nothing.
  init?(_ number: PhoneNumber, _ rest: ScreenOutcome?, at now: Moment) {
    guard let end = rest?[Self.endKey].flatMap(Int.init), let wait = rest?[Self.waitKey].flatMap(Int.init) else {
      return nil
    }
    let passed = Int(now.elapsed.components.seconds)
    self.init(number, wait: max(0, wait - passed), life: max(0, end - passed), message: nil, at: now)
  }

  private static let endKey = "code-end"
  private static let waitKey = "wait-end"

  /// For the screen below: until when a code works and the wait lasts, in whole seconds of the session.
  static func rest(end: Moment, waitEnd: Moment?) -> ScreenOutcome {
    [endKey: "\(end.elapsed.components.seconds)", waitKey: "\(waitEnd?.elapsed.components.seconds ?? 0)"]
  }
}

/// The text message of the demo, in which the program plays the telephone too. It is the one secret that is told: its
/// code opens nothing else.
struct DemoMessage: Hashable, Sendable {
  private let text: Secret
  /// Whether it has arrived.
  var hasArrived = false

  init(_ text: Secret) {
    self.text = text
  }

  /// Read again as often as it is wanted.
  var element: Element {
    Element(CodeScreen.messageID, .text, label: .phrase("signin.message-item", ["text": words]), isCounted: false)
  }

  /// That it has arrived, and what it says.
  func announcement(_ kind: Kind) -> Announcement {
    let place = Announcement.Part(.instruction, .phrase("signin.message-where"))
    return Announcement(kind, [.init(.body, .phrase("signin.message")), .init(.body, words), place])
  }

  /// Its words, the code among them digit by digit.
  private var words: Text {
    let value = text.value
    guard let run = value.firstRange(where: \.isNumber) else { return .verbatim(value) }
    return .phrase(
      "signin.message-words",
      [
        "before": .verbatim(String(value[..<run.lowerBound])), "code": .code(String(value[run])),
        "after": .verbatim(String(value[run.upperBound...])),
      ])
  }
}

extension String {
  /// The first characters in a row that all pass.
  fileprivate func firstRange(where passes: (Character) -> Bool) -> Range<Index>? {
    guard let start = firstIndex(where: passes) else { return nil }
    return start..<(self[start...].firstIndex { !passes($0) } ?? endIndex)
  }
}

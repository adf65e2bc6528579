import Foundation
import Keys
import Phrasing
import Rehearsal
import Screens
import Sessions
import SignIn
import Storage
import Synchronization
import Timeline

/// Sign-in in virtual time, with a service that answers as a test says.
struct Phone {
  /// The number of every test, reserved for drama.
  static let number = "07700900123"

  /// What a service answers, one after the other; the last one for ever. With none it keeps its answers back.
  final class Service: Sendable {
    private let outcomes: Mutex<[CodeOutcome]>
    private let taken = Mutex<[CodeRequest]>([])

    init(_ outcomes: [CodeOutcome]) {
      self.outcomes = Mutex(outcomes)
    }

    /// From now on it answers nothing by itself.
    func holdBack() {
      outcomes.withLock { $0 = [] }
    }

    /// Everything it was asked.
    var requests: [CodeRequest] { taken.withLock { $0 } }

    func answer(_ request: Request) -> Data? {
      taken.withLock { $0 += [CodeRequest(request)].compactMap(\.self) }
      return outcomes.withLock { $0.count > 1 ? $0.removeFirst() : $0.first }?.data
    }
  }

  let service: Service

  init(_ outcomes: CodeOutcome...) {
    service = Service(outcomes)
  }

  /// A session that begins with the telephone number.
  func ear(
    _ language: String = "en", _ change: [String: String] = [:], _ signIn: SignInSettings = SignInSettings(),
    given: Result<PhoneNumber, PhoneFault>? = nil, next: (any Screen)? = nil
  ) throws -> Ear {
    let service = service
    return try Ear(
      PhoneScreen(signIn, given: given, next: next),
      phrases: try PhraseFiles(Adventure.voices.appending(path: "phrases")).catalogue(),
      settings: ["language": language, "hints": "off", "verbosity": "short"].merging(change) { $1 },
      wantsAnswer: true
    ) { service.answer($0) }
  }

  /// One that stands on the code screen, and all of its arrival has been heard.
  func arrived(
    _ language: String = "en", _ change: [String: String] = [:], _ signIn: SignInSettings = SignInSettings()
  ) throws -> Ear {
    var ear = try ear(language, change, signIn, next: NextScreen())
    ear.type(Phone.number)
    ear.press(.enter, .enter)
    _ = ear.heard()
    return ear
  }
}

/// What comes after sign-in.
struct NextScreen: Screen {
  var title: Text { .verbatim("Welcome.") }
  var elements: [Element] { [] }

  mutating func handle(_ event: ScreenEvent, at now: Moment) -> [ScreenAction] { [] }
}

extension Ear {
  /// Presses a key while speech goes on.
  mutating func hastily(_ key: Key) {
    wait(.milliseconds(10))
    press(key)
  }

  /// Answers the request in flight, if there is one.
  mutating func answer(_ outcome: CodeOutcome) {
    _ = reply(outcome.data)
  }

  /// Lets time pass, and what comes due in it.
  mutating func runOut(for duration: Duration) {
    wait(duration)
    settle()
  }

  /// One key a character.
  mutating func type(_ text: String) {
    for character in text { press(.character(character)) }
  }
}

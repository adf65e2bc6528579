import Foundation
import Screens
import Sessions
import SignIn
import Synchronization
import Timeline

/// The screens of sign-in, and a stand-in for the service that sends and judges codes (sign-in.md 1.5).
enum SignInScreens {
  /// A day, in seconds.
  private static let day = 86_400
  /// The number of every script, reserved for drama.
  private static let number = "+447700900123"

  static let phone = ScreenCatalogue.Entry(
    "the telephone number", parameters: ["country", "number", "right", "service"],
    answer: { service($0, waits: [30, 60, 120, 300]) }
  ) { opening in
    var settings = settings(opening)
    settings.country = try country(opening)
    try checkService(opening)
    let country = settings.country
    let given = opening.parameters["number"].map { number in
      Result { () throws(PhoneFault) in try PhoneNumber(number, in: country) }
    }
    return PhoneScreen(settings, given: given)
  }

  static let code = ScreenCatalogue.Entry(
    "the code of a text message, over the telephone number",
    parameters: ["length", "wait", "life", "right", "service"], answer: { service($0, waits: [60, 120, 300]) }
  ) { opening in
    var settings = settings(opening)
    settings.length = try opening.number("length", in: OneTimeCode.lengths, else: settings.length)
    try checkService(opening)
    guard let number = PhoneNumber(e164: Self.number) else { throw OpeningFault("the number of scripts is none.") }
    let code = CodeScreen(
      sentTo: number, wait: try opening.number("wait", in: 0...day, else: 30),
      life: try opening.number("life", in: 1...day, else: 600), settings)
    return CoveredScreen(PhoneScreen(settings), under: code)
  }

  static let name = ScreenCatalogue.Entry("the name of a new person", parameters: ["service"], answer: { service($0) })
  { opening in
    try checkService(opening)
    return NameScreen()
  }

  /// An answer to the oldest request in flight, for each outcome.
  static let replies: [String: ScreenCatalogue.Event] = [
    "reply sent": .sent(wait: 30, life: 600), "reply tooSoon": .tooSoon(wait: 40), "reply tooManySends": .tooManySends,
    "reply badNumber": .badNumber(.short), "reply wrongCode": .wrongCode(), "reply needNewCode": .needNewCode,
    "reply restart": .restart, "reply unavailable": .unavailable(), "reply success": .success,
    "reply needPersonalData": .needPersonalData,
  ].mapValues { (outcome: CodeOutcome) in .reply(outcome.data) }

  private static func settings(_ opening: ScreenCatalogue.Opening) -> SignInSettings {
    var settings = SignInSettings()
    settings.sendsFullCode = opening.settings.sendsFullCode
    settings.countsEachDigit = opening.settings.countsEachDigit
    return settings
  }

  private static func country(_ opening: ScreenCatalogue.Opening) throws(OpeningFault) -> Country {
    guard let tag = opening.parameters["country"] else { return .unitedKingdom }
    guard let country = Country.all[tag] else {
      let known = Country.all.keys.sorted().joined(separator: ", ")
      throw OpeningFault("the parameter 'country' cannot be '\(tag)'. It takes \(known).")
    }
    return country
  }

  /// The stand-in is asked after the screen has opened, when it is too late for a fault.
  private static func checkService(_ opening: ScreenCatalogue.Opening) throws(OpeningFault) {
    if let service = opening.parameters["service"], service != "held" {
      throw OpeningFault("the parameter 'service' cannot be \(ScriptText.quoted(service)). It takes held.")
    }
    if let right = opening.parameters["right"], OneTimeCode(right) == nil {
      throw OpeningFault("the parameter 'right' is no code. It takes 4 to 10 digits.")
    }
  }

  /// Answers at once as the local service would, or with `service=held` leaves it to the script.
  private static func service(_ opening: ScreenCatalogue.Opening, waits: [Int] = [30]) -> Ear.Answer {
    guard opening.parameters["service"] != "held" else { return { _ in nil } }
    let right = opening.parameters["right"] ?? code(by: opening.seed, length: opening.parameters["length"])
    let life = opening.parameters["life"].flatMap { Int($0) } ?? 600
    let waits = Mutex(waits)
    return { request in
      switch CodeRequest(request) {
      case .start, .resend:
        let wait = waits.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
        return CodeOutcome.sent(wait: wait, life: life).data
      case .check(let code): return (code.digits == right ? CodeOutcome.success : .wrongCode()).data
      case .name: return CodeOutcome.success.data
      case nil: return nil
      }
    }
  }

  /// A code of the seed's choosing, so that no script comes upon it.
  private static func code(by seed: UInt64, length: String?) -> String {
    let digits = String(seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407)
    return String(digits.suffix(length.flatMap { Int($0) } ?? 6))
  }
}

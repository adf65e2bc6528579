/// How sign-in is done here.
public struct SignInSettings: Hashable, Sendable {
  /// Where a number without a country code belongs.
  public var country = Country.unitedKingdom
  /// How many digits a code has, 4 to 10.
  public var length = 6
  /// The last digit sends the code, without Enter.
  public var sendsFullCode = true
  /// How many digits stand in the field is told after each, or only after the first, at half and at the end.
  public var countsEachDigit = true

  /// The defaults.
  public init() {}
}

/// What a screen of sign-in tells the one below when it closes.
enum SignInOutcome: String {
  case signedIn, nameWanted, restart
  /// The person went back.
  case left

  private static let key = "sign-in"

  /// As a screen's outcome.
  var screenOutcome: [String: String] { [Self.key: rawValue] }

  /// Reads a screen's outcome back; nothing where no screen of sign-in closed.
  init?(_ outcome: [String: String]?) {
    guard let value = outcome?[Self.key] else { return nil }
    self.init(rawValue: value)
  }
}

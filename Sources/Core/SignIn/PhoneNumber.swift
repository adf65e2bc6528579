import Screens

/// A telephone number in the form of E.164: plus, country code, number. Printed, in a collection or a mirror too, it is
/// its count and its end.
public struct PhoneNumber: Hashable, Sendable {
  private let secret: Secret

  /// `+` and 7 to 15 ASCII digits, the first of them not 0.
  public var e164: String { secret.value }

  /// The last three digits, which may be told where the number may not.
  public var ending: String { String(e164.suffix(3)) }

  /// A number that is in that form already; nothing if it is not.
  public init?(e164: String) {
    let digits = e164.dropFirst()
    guard e164.first == "+", Self.counts.contains(digits.count), digits.first != "0",
      digits.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return nil }
    secret = Secret(e164)
  }

  /// A number as somebody types it: digits of any script, blanks, dashes, dots, brackets, `+` or `00` in front or the
  /// trunk digit of a country. Letters are refused first, so that none becomes a digit.
  public init(_ typed: String, in country: Country) throws(PhoneFault) {
    let digits = try Self.international(Self.stripped(typed), in: country)
    guard digits.first != "0" else { throw .country }
    guard digits.count >= Self.counts.lowerBound else { throw .short }
    guard digits.count <= Self.counts.upperBound else { throw .long }
    try Self.check(digits)
    secret = Secret("+" + digits)
  }

  /// How many digits there are, by E.164 and because nothing shorter takes texts.
  private static let counts = 7...15

  /// Numbers that call for help, in the countries of ours; no text is sent to one.
  private static let emergency: Set<String> = [
    "15", "17", "18", "01", "02", "03", "04", "101", "102", "103", "104", "110", "111", "112", "114", "115", "116",
    "117", "118", "119", "144", "191", "196", "197", "911", "933", "988", "999",
  ]

  /// The digits, after a plus if there is one in front.
  private static func stripped(_ typed: String) throws(PhoneFault) -> String {
    var plain = ""
    for character in typed.replacing("(0)", with: "") where !character.isPunctuationOfNumbers {
      if let digit = character.plainDigit {
        plain.append(digit)
      } else if character.isPlus, plain.isEmpty {
        plain.append("+")
      } else {
        throw .character(character)
      }
    }
    guard plain.contains(where: \.isNumber) else { throw .empty }
    return plain
  }

  /// The digits with the country code.
  private static func international(_ plain: String, in country: Country) throws(PhoneFault) -> String {
    if plain.hasPrefix("+") { return String(plain.dropFirst()) }
    guard !emergency.contains(plain) else { throw .kind }
    if plain.hasPrefix("00") { return String(plain.dropFirst(2)) }
    let national = plain.hasPrefix(country.trunk) ? plain.dropFirst(country.trunk.count) : plain[...]
    return country.code + national
  }

  /// Of the countries whose numbers are known: length and kind.
  private static func check(_ digits: String) throws(PhoneFault) {
    guard let country = Country.of(digits) else { return }
    let national = digits.dropFirst(country.code.count)
    guard national.count >= country.lengths.lowerBound else { throw .short }
    guard national.count <= country.lengths.upperBound else { throw .long }
    guard !country.blocked.contains(where: national.hasPrefix) else { throw .kind }
  }
}

extension PhoneNumber: CustomStringConvertible, CustomReflectable {
  /// How many digits it has, and the last three.
  public var description: String { "\(e164.count - 1) digits ending \(ending)" }

  /// No children, so that no dump reaches the digits.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Why a typed text is no number to send a code to.
public enum PhoneFault: Error, Hashable, Sendable {
  case empty
  /// It has a letter or another character that stands in no number.
  case character(Character)
  case short, long
  /// No country code begins with 0.
  case country
  /// Emergency, premium, shared-cost or toll-free.
  case kind
}

extension Character {
  /// What people write between the digits of a number.
  var isPunctuationOfNumbers: Bool {
    joinsDigits || ".()/".contains(self)
  }

  var isPlus: Bool { self == "+" || self == "＋" }
}

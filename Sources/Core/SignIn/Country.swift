/// Where a number without a country code belongs (sign-in.md 4.3).
public struct Country: Hashable, Sendable {
  /// Two capital letters of ISO 3166-1.
  public let tag: String
  /// The digits after the plus.
  public let code: String
  /// The digit in front of a national number that the international form has not.
  let trunk: String
  /// How many digits follow the country code.
  let lengths: ClosedRange<Int>
  /// How national numbers begin that take no texts or cost their caller: premium, shared-cost and toll-free kinds.
  let blocked: [String]

  /// The countries whose numbers are known well enough to be written without their code, by tag.
  public static let all: [String: Country] = Dictionary(uniqueKeysWithValues: known.map { ($0.tag, $0) })

  /// The United Kingdom.
  public static let unitedKingdom = Country("GB", "44", trunk: "0", 9...10, blocked: ["80", "84", "87", "9"])

  private static let known = [
    unitedKingdom,
    Country("FR", "33", trunk: "0", 9...9, blocked: ["8"]),
    Country("RU", "7", trunk: "8", 10...10, blocked: ["800", "803", "809"]),
    Country("US", "1", trunk: "1", 10...10, blocked: northAmerican),
    Country("CA", "1", trunk: "1", 10...10, blocked: northAmerican),
    Country("BE", "32", trunk: "0", 8...9, blocked: ["70", "78", "800", "90"]),
    Country("CH", "41", trunk: "0", 9...9, blocked: ["800", "84", "90"]),
    Country("LU", "352", trunk: "", 6...11, blocked: ["800", "90"]),
    Country("IE", "353", trunk: "0", 7...9, blocked: ["1800", "15", "18"]),
    Country("DE", "49", trunk: "0", 6...11, blocked: ["800", "180", "900", "137"]),
  ]

  private static let northAmerican = ["800", "833", "844", "855", "866", "877", "888", "900", "976"]

  private init(_ tag: String, _ code: String, trunk: String, _ lengths: ClosedRange<Int>, blocked: [String]) {
    (self.tag, self.code, self.trunk, self.lengths, self.blocked) = (tag, code, trunk, lengths, blocked)
  }

  /// The country that a number with a country code belongs to, where it is one of ours.
  static func of(_ digits: String) -> Country? {
    known.first { digits.hasPrefix($0.code) }
  }
}

/// What a server's operator knows and the server does not tell.
public struct HTTPCodeTerms: Hashable, Sendable {
  /// Whether a number without an account gets one. If not, such a number is answered as every other, and no code is ever
  /// right for it.
  public var opensAccounts: Bool
  /// Seconds until another code may be asked for, after the first, the second and so on; the last one holds on.
  public var waits: [Int]
  /// Seconds that a code works.
  public var life: Int

  /// The terms of the local service, for a server that sends to numbers it knows.
  public init(opensAccounts: Bool = false, waits: [Int] = [30, 60, 120, 300], life: Int = 600) {
    (self.opensAccounts, self.waits, self.life) = (opensAccounts, waits, life)
  }

  /// A pause that a server asks for counts up to a day, in seconds.
  static let longestPause = 86_400

  /// Seconds to wait after so many codes, or before the first.
  func wait(after sends: Int) -> Int {
    waits.isEmpty ? 0 : waits[min(max(sends, 1), waits.count) - 1]
  }
}

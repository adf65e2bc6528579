import CSodium
import Foundation
import SignIn

/// A telephone number as it may lie on the disk.
struct KeyedHash: Hashable, Sendable {
  /// 64 hexadecimal digits.
  var hex: String
}

/// What numbers are hashed with, so that nobody finds them by hashing all there are.
struct NumberKey: Sendable {
  static let count = Int(crypto_auth_hmacsha256_KEYBYTES)

  let data: Data

  /// A key that was kept; nothing if it is none.
  init?(_ data: Data) {
    guard data.count == NumberKey.count else { return nil }
    self.data = data
  }

  /// Draws a new one (`crypto_auth_hmacsha256_keygen`).
  init() {
    var bytes = [UInt8](repeating: 0, count: NumberKey.count)
    unsafe crypto_auth_hmacsha256_keygen(&bytes)
    data = Data(bytes)
  }

  /// HMAC-SHA-256 of the E.164 form (`crypto_auth_hmacsha256`).
  func hash(of number: PhoneNumber) -> KeyedHash {
    let message = Array(number.e164.utf8)
    var hash = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha256_BYTES))
    unsafe crypto_auth_hmacsha256(&hash, message, UInt64(message.count), Array(data))
    return KeyedHash(hex: hash.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
  }
}

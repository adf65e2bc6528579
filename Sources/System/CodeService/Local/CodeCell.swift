public import SignIn

/// The one place where a code lies: bytes that are wiped when it dies (sign-in.md 2.1).
public final class CodeCell {
  let length: Int
  /// ASCII; none while no code lies here.
  let digits: SecretBytes
  private let typed: SecretBytes

  /// An empty cell for codes of so many digits.
  public init(length: Int) throws(SodiumError) {
    self.length = length
    (digits, typed) = (try SecretBytes(capacity: length), try SecretBytes(capacity: length))
  }

  /// A cell that holds this code, for whoever measures how long `matches` takes.
  public convenience init(holding code: OneTimeCode) throws(SodiumError) {
    try self.init(length: code.digits.utf8.count)
    digits.append(code.digits.utf8)
  }

  /// Draws a new code in place of the old one, each as likely as any other.
  public func draw(using generator: inout some RandomNumberGenerator) {
    wipe()
    for _ in 0..<length {
      digits.append(CollectionOfOne(UInt8(ascii: "0") + .random(in: 0...9, using: &generator)))
    }
  }

  /// Whether this is the code, in the same time whatever it is: all digits are compared. A wiped cell is compared just
  /// so; its zero bytes are no digits and equal nothing.
  public func matches(_ code: OneTimeCode) -> Bool {
    let entered = code.digits.utf8
    defer { typed.wipe() }
    typed.append(entered)
    return digits.equals(typed) && entered.count == length
  }

  func wipe() {
    digits.wipe()
  }
}

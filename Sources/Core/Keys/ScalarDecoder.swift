/// Puts one character of UTF-8 together, byte by byte.
///
/// A byte that cannot go on is noticed at once, so that a faulty run never swallows the good character after it.
struct ScalarDecoder: Hashable, Sendable {
  enum Outcome: Hashable {
    /// More bytes are to come.
    case unfinished
    case scalar(Unicode.Scalar)
    /// The byte belongs to no character, whatever follows.
    case faulty
    /// What came before was cut off; this byte is still to be taken.
    case cutShort
  }

  private var value: UInt32 = 0
  private var missing = 0
  /// What the next byte may be: narrower than 0x80–0xBF after the lead bytes of overlong forms and surrogates.
  private var allowed: ClosedRange<UInt8> = continuation

  private static let continuation: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether a character was begun and not ended.
  var isUnfinished: Bool { missing > 0 }

  /// Takes one byte from 0x80 upwards.
  mutating func take(_ byte: UInt8) -> Outcome {
    guard isUnfinished else { return begin(byte) }
    guard allowed.contains(byte) else {
      abandon()
      return .cutShort
    }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    allowed = ScalarDecoder.continuation
    guard missing == 0 else { return .unfinished }
    return Unicode.Scalar(value).map(Outcome.scalar) ?? .faulty
  }

  /// Forgets what was begun.
  mutating func abandon() {
    self = ScalarDecoder()
  }

  private mutating func begin(_ byte: UInt8) -> Outcome {
    switch byte {
    case 0xC2...0xDF: expect(1, after: byte & 0x1F)
    case 0xE0: expect(2, after: 0, in: 0xA0...0xBF)
    case 0xED: expect(2, after: 0x0D, in: 0x80...0x9F)
    case 0xE1...0xEF: expect(2, after: byte & 0x0F)
    case 0xF0: expect(3, after: 0, in: 0x90...0xBF)
    case 0xF1...0xF3: expect(3, after: byte & 0x07)
    case 0xF4: expect(3, after: 4, in: 0x80...0x8F)
    default: return .faulty
    }
    return .unfinished
  }

  private mutating func expect(_ count: Int, after bits: UInt8, in range: ClosedRange<UInt8> = continuation) {
    value = UInt32(bits)
    missing = count
    allowed = range
  }
}

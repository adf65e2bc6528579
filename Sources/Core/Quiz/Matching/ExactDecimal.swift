/// A decimal number of any length. Nothing is rounded, so that 3.15 is exactly 0.01 away from 3.14.
struct ExactDecimal: Hashable, Comparable {
  let isNegative: Bool
  /// Without leading zeros.
  private let whole: [Int]
  /// Without trailing zeros.
  private let fraction: [Int]

  /// Digits before and after the decimal mark; nil where something else stands among them, or nothing at all.
  init?(whole: Substring, fraction: Substring = "", isNegative: Bool = false) {
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    guard let whole = Self.digits(of: whole), let fraction = Self.digits(of: fraction) else { return nil }
    self.init(whole: whole, fraction: fraction, isNegative: isNegative)
  }

  private init(whole: [Int], fraction: [Int], isNegative: Bool) {
    self.whole = Array(whole.drop { $0 == 0 })
    self.fraction = Array(fraction.reversed().drop { $0 == 0 }.reversed())
    self.isNegative = isNegative && !(self.whole.isEmpty && self.fraction.isEmpty)
  }

  /// As an `Int`, where it is one.
  var integer: Int? {
    guard fraction.isEmpty else { return nil }
    return Int((isNegative ? "-" : "") + (whole.isEmpty ? "0" : whole.map(String.init).joined()))
  }

  static prefix func - (number: ExactDecimal) -> ExactDecimal {
    ExactDecimal(whole: number.whole, fraction: number.fraction, isNegative: !number.isNegative)
  }

  static func - (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal {
    left + -right
  }

  static func + (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal {
    let length = max(left.whole.count, right.whole.count) + 1
    let scale = max(left.fraction.count, right.fraction.count)
    var sums = zip(left.signed(length, scale), right.signed(length, scale)).map(+)
    // No sum is beyond ±18, and none beyond ±9 where the signs differ: the first one that is not 0 has the sign.
    let isNegative = (sums.first { $0 != 0 } ?? 0) < 0
    var carry = 0
    for place in sums.indices.reversed() {
      let sum = (isNegative ? -sums[place] : sums[place]) + carry
      carry = sum >= 10 ? 1 : sum < 0 ? -1 : 0
      sums[place] = sum - 10 * carry
    }
    return ExactDecimal(
      whole: Array(sums.prefix(length)), fraction: Array(sums.dropFirst(length)), isNegative: isNegative)
  }

  static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
    switch (left.isNegative, right.isNegative) {
    case (true, false): true
    case (false, true): false
    case (false, false): left.isNearerToZero(than: right)
    case (true, true): right.isNearerToZero(than: left)
    }
  }

  private func isNearerToZero(than other: ExactDecimal) -> Bool {
    guard whole.count == other.whole.count else { return whole.count < other.whole.count }
    return (whole + fraction).lexicographicallyPrecedes(other.whole + other.fraction)
  }

  private func signed(_ length: Int, _ scale: Int) -> [Int] {
    let front = [Int](repeating: 0, count: length - whole.count)
    let back = [Int](repeating: 0, count: scale - fraction.count)
    let digits = front + whole + fraction + back
    return isNegative ? digits.map { -$0 } : digits
  }

  private static func digits(of text: Substring) -> [Int]? {
    var digits: [Int] = []
    for byte in text.utf8 {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      digits.append(Int(byte - UInt8(ascii: "0")))
    }
    return digits
  }
}

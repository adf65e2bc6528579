/// Texts and numbers.
extension JSONReader {
  /// A text in double quotes, its escapes undone.
  mutating func string() throws(Fault) -> String {
    position += 1
    var content: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      switch byte {
      case UInt8(ascii: "\\"):
        content += String(try escape()).utf8
      case 0x0A, 0x0D:
        throw Fault(flaw: .openText, offset: position)
      default:
        if byte < 0x20 { note(.controlCharacter(UInt32(byte)), at: position) }
        content.append(byte)
        position += 1
      }
    }
    guard next != nil else { throw Fault(flaw: .unfinished(wanted: "the closing quote of a text"), offset: position) }
    position += 1
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func escape() throws(Fault) -> Unicode.Scalar {
    let start = position
    position += 1
    guard let byte = next else { throw Fault(flaw: .unfinished(wanted: "the rest of a text"), offset: position) }
    if byte == UInt8(ascii: "u") {
      position += 1
      return try unicodeEscape(from: start)
    }
    let plain: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
      UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    guard let scalar = plain[byte] else { throw badEscape(from: start) }
    position += 1
    return scalar
  }

  private mutating func unicodeEscape(from start: Int) throws(Fault) -> Unicode.Scalar {
    guard let unit = hexadecimal() else { throw badEscape(from: start) }
    if let scalar = Unicode.Scalar(UInt32(unit)) {
      if scalar.value == 0 { note(.controlCharacter(0), at: start) }
      return scalar
    }
    let second = position
    if unit < 0xDC00, bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      if let low = hexadecimal(), (0xDC00...0xDFFF).contains(low) {
        let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00)
        return Unicode.Scalar(value) ?? "\u{FFFD}"
      }
      position = second
    }
    note(.loneSurrogate("\\u" + String(unit, radix: 16, uppercase: true)), at: start)
    return "\u{FFFD}"
  }

  /// Four hexadecimal digits; where they are not four, nothing is read.
  private mutating func hexadecimal() -> UInt16? {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    position += 4
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private func badEscape(from start: Int) -> Fault {
    let text = String(decoding: bytes[start...].prefix(8), as: UTF8.self)
    return Fault(flaw: .badEscape(String(text.prefix(text.dropFirst().first == "u" ? 6 : 2))), offset: start)
  }

  /// A number, as it is written.
  mutating func number() throws(Fault) -> String {
    let start = position
    while let byte = next, Self.numberBytes.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard Self.isNumber(text.utf8) else { throw Fault(flaw: .badNumber(text), offset: start) }
    return text
  }

  private static let numberBytes = Set("0123456789+-.eE".utf8)

  /// Whether it is a sign, whole digits without a leading zero, a fraction and an exponent, all but the second optional.
  private static func isNumber(_ text: String.UTF8View) -> Bool {
    var rest = Array(text)[...]
    func digits() -> Int {
      let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let isZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole > 0, !isZero || whole == 1 else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      if digits() == 0 { return false }
    }
    if let mark = rest.first, mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest = rest.dropFirst() }
      if digits() == 0 { return false }
    }
    return rest.isEmpty
  }
}

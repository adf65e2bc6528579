/// The bytes of a file before anything is made of them.
struct SourceText {
  /// Refused unread above this.
  static let sizeLimit = 20_000_000

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  let bytes: [UInt8]

  /// Where the text begins, after a byte order mark.
  var start: Int {
    bytes.starts(with: Self.mark) ? Self.mark.count : 0
  }

  /// What makes it no text at all, with the byte where it shows.
  var flaw: (flaw: PackFlaw, offset: Int)? {
    if bytes.count > Self.sizeLimit { return (.tooLarge(bytes.count), 0) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return (.isUTF16, 0) }
    if let offset = bytes.firstIndex(of: 0) { return (.syntax(.controlCharacter(0)), offset) }
    if let offset = firstInvalid { return (.notUTF8, offset) }
    if bytes[start...].allSatisfy({ $0 <= 0x20 }) { return (.empty, start) }
    return nil
  }

  /// Whether it begins as a level pack does: after a mark and blanks, a bracket and the key "earshot-pack".
  var isPack: Bool {
    var rest = bytes[start...].drop { $0 <= 0x20 }
    guard rest.first == UInt8(ascii: "{") else { return false }
    rest = rest.dropFirst().drop { $0 <= 0x20 }
    return rest.starts(with: "\"earshot-pack\"".utf8)
  }

  private var firstInvalid: Int? {
    // The quick way to see that there is none.
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}

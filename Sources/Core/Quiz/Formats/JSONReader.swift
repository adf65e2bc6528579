/// Reads JSON of RFC 8259 in UTF-8, letting a comma pass before a closing bracket.
///
/// Foundation's readers tell neither a key that stands twice nor the place of a value; an author needs both. What can
/// be read over (a control character in a text, half a surrogate pair) is noted and reading goes on; the first fault of
/// structure ends it.
struct JSONReader {
  /// Something wrong, and the byte where it begins.
  struct Fault: Error, Hashable {
    var flaw: JSONFlaw
    var offset: Int
  }

  /// Brackets inside brackets.
  static let nestingLimit = 32

  let bytes: [UInt8]
  var position: Int
  private var depth = 0
  /// What was read over.
  private(set) var faults: [Fault] = []

  /// A reader of bytes that are known to be UTF-8, from a place on.
  init(_ bytes: [UInt8], from position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// The one value of the file, with nothing but blanks around it.
  mutating func document() throws(Fault) -> JSONValue {
    skipBlanks()
    let value = try value()
    skipBlanks()
    if position < bytes.count { throw unexpected("the end of the file") }
    return value
  }

  mutating func note(_ flaw: JSONFlaw, at offset: Int) {
    faults.append(Fault(flaw: flaw, offset: offset))
  }

  private mutating func value() throws(Fault) -> JSONValue {
    let offset = position
    return JSONValue(content: try content(), offset: offset)
  }

  private mutating func content() throws(Fault) -> JSONValue.Content {
    switch next {
    case UInt8(ascii: "{"): return .object(try nested { reader throws(Fault) in try reader.members() })
    case UInt8(ascii: "["): return .array(try nested { reader throws(Fault) in try reader.items() })
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return .number(try number())
    default: return try word()
    }
  }

  private mutating func nested<Part>(
    _ read: (inout JSONReader) throws(Fault) -> Part
  ) throws(Fault) -> Part {
    guard depth < Self.nestingLimit else {
      throw Fault(flaw: .tooDeep(limit: Self.nestingLimit), offset: position)
    }
    depth += 1
    position += 1
    let part = try read(&self)
    depth -= 1
    return part
  }

  private mutating func members() throws(Fault) -> [JSONMember] {
    var members: [JSONMember] = []
    while try !closes(with: UInt8(ascii: "}"), after: members.isEmpty) {
      guard next == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes, or '}'") }
      let offset = position
      let key = try string()
      skipBlanks()
      try expect(UInt8(ascii: ":"))
      skipBlanks()
      members.append(JSONMember(key: key, offset: offset, value: try value()))
    }
    return members
  }

  private mutating func items() throws(Fault) -> [JSONValue] {
    var items: [JSONValue] = []
    while try !closes(with: UInt8(ascii: "]"), after: items.isEmpty) {
      items.append(try value())
    }
    return items
  }

  /// Whether the closing bracket stands next, once the comma of the item before was read.
  private mutating func closes(with bracket: UInt8, after isFirst: Bool) throws(Fault) -> Bool {
    skipBlanks()
    if !isFirst, next != bracket {
      guard next == UInt8(ascii: ",") else { throw unexpected("a comma or '\(Character(Unicode.Scalar(bracket)))'") }
      position += 1
      skipBlanks()
    }
    guard next == bracket else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(Fault) {
    guard next == byte else { throw unexpected("'\(Character(Unicode.Scalar(byte)))'") }
    position += 1
  }

  /// `true`, `false`, `null`.
  private mutating func word() throws(Fault) -> JSONValue.Content {
    let words: [(String, JSONValue.Content)] = [("true", .bool(true)), ("false", .bool(false)), ("null", .null)]
    for (word, content) in words where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return content
    }
    throw unexpected("a value: a text in double quotes, a number, true, false, a list or an object")
  }

  /// The byte that stands next, or nothing at the end.
  var next: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private func unexpected(_ wanted: String) -> Fault {
    guard next != nil else { return Fault(flaw: .unfinished(wanted: wanted), offset: position) }
    let character = String(decoding: bytes[position...].prefix(32), as: UTF8.self).first.map(String.init) ?? ""
    return Fault(flaw: .unexpected(found: character, wanted: wanted), offset: position)
  }
}

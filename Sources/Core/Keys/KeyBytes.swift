extension Key {
  /// The key of one byte below 0x80; an escape byte by itself is Escape.
  init(ascii byte: UInt8) {
    switch byte {
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x1B: self = .escape
    case 0x1C: self = .control("\\")
    case 0x20: self = .space
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte + 0x40)))
    default: self.init(scalar: Unicode.Scalar(byte))
    }
  }

  /// The key of one character; controls and line separators, which no keyboard types, have no name.
  init(scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: self = .unknown
    default: self = .character(Character(scalar))
    }
  }

  /// The key with Alt held: only characters have a name then.
  var withAlt: Key {
    if case .character(let character) = self { .alt(character) } else { .unknown }
  }
}

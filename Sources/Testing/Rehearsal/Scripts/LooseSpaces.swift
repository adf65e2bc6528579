/// Texts are compared with runs of blanks as one space, whatever blank it is: nobody types a no-break space.
enum LooseSpaces {
  /// The text with single spaces, none at its ends.
  static func single(_ text: String) -> String {
    guard needsWork(text.utf8) else { return text }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Most texts are as they should be, and this is asked of each that is heard.
  private static func needsWork(_ bytes: String.UTF8View) -> Bool {
    var before = UInt8(ascii: " ")
    for byte in bytes {
      if byte == 0xC2 || byte == 0xE2 || byte == 0xE3 || byte == 0xE1 { return true }
      if byte < 0x20 || byte == 0x20 && before == 0x20 { return true }
      before = byte
    }
    return before == 0x20
  }
}

/// The content of a bracketed paste, up to its end mark, however the mark is cut.
struct PasteBuffer: Hashable, Sendable {
  /// What is kept of one paste, in bytes; the rest of a longer one is dropped.
  static let limit = 4 << 20

  private var content: [UInt8] = []
  /// How much of the end mark has been seen.
  private var matched = 0

  /// Takes one byte, and says whether it ended the paste.
  mutating func take(_ byte: UInt8) -> Bool {
    let mark = KeySequences.pasteEnd
    if byte == mark[matched] {
      matched += 1
      return matched == mark.count
    }
    // Only its first byte is an escape, so nothing inside the mark can begin it anew.
    for missed in mark.prefix(matched) { keep(missed) }
    matched = byte == mark[0] ? 1 : 0
    if matched == 0 { keep(byte) }
    return false
  }

  /// The text pasted so far, without the mark, with line feeds for whatever line ends the terminal sent.
  var text: String {
    var unified: [UInt8] = []
    unified.reserveCapacity(content.count)
    var previous: UInt8 = 0
    for byte in content {
      if byte == 0x0D { unified.append(0x0A) } else if byte != 0x0A || previous != 0x0D { unified.append(byte) }
      previous = byte
    }
    return String(decoding: unified, as: UTF8.self)
  }

  private mutating func keep(_ byte: UInt8) {
    if content.count < PasteBuffer.limit { content.append(byte) }
  }
}

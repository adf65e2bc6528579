/// Where something stands in a file, as editors count.
public struct SourcePlace: Hashable, Sendable {
  /// From 1; LF, CR and CRLF end a line.
  public var line: Int
  /// From 1, in Unicode scalars.
  public var column: Int

  /// A line and a column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of a byte of a text in UTF-8, of which a byte order mark is no part.
  init(of offset: Int, in bytes: [UInt8], from start: Int) {
    self.init(line: 1, column: 1)
    var previous: UInt8 = 0
    for byte in bytes[start..<max(start, offset)] {
      advance(over: byte, after: previous)
      previous = byte
    }
  }

  private mutating func advance(over byte: UInt8, after previous: UInt8) {
    switch byte {
    case UInt8(ascii: "\n") where previous == UInt8(ascii: "\r"):
      break
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      line += 1
      column = 1
    case 0x80...0xBF:
      break
    default:
      column += 1
    }
  }
}

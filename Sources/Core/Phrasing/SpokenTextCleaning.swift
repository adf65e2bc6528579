import Foundation

extension SpokenText {
  /// One blank between words; composed characters; nothing that a terminal or a voice would act upon.
  static func clean(_ raw: String) -> String {
    if isClean(raw) { return raw }
    var text = String.UnicodeScalarView()
    var isComposed = true
    var marks = 0
    for scalar in withoutEscapes(raw) {
      if scalar.properties.isWhitespace {
        if text.last != " " { text.append(" ") }
      } else if !isDropped(scalar, after: text.last) {
        marks = isMark(scalar) ? marks + 1 : 0
        if marks > mostMarks { continue }
        text.append(scalar)
        isComposed = isComposed && scalar.value < firstDecomposed
      }
    }
    while text.last == " " { text.removeLast() }
    let trimmed = String(text.drop { $0 == " " })
    return isComposed ? trimmed : trimmed.precomposedStringWithCanonicalMapping
  }

  /// Letters of people have fewer marks than this; a heap of them is ornament.
  private static let mostMarks = 4
  /// Below the first combining mark every text is in its composed form.
  private static let firstDecomposed: UInt32 = 0x300

  /// Whether a text is plain ASCII with single blanks, as most are.
  private static func isClean(_ raw: String) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in raw.utf8 {
      guard (0x20..<0x7F).contains(byte), byte != 0x20 || last != 0x20 else { return false }
      last = byte
    }
    return last != 0x20 || raw.isEmpty
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= firstDecomposed else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }

  private static func isDropped(_ scalar: Unicode.Scalar, after last: Unicode.Scalar?) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: return false
    // The skin of a person and the box of a key cap say nothing more.
    case 0x1F3FB...0x1F3FF: return last?.properties.isEmoji == true
    case 0x20E3: return last?.properties.isEmoji == true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate: return true
    default: return scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Without the control sequences of terminals, whose parameters would stay behind as text.
  private static func withoutEscapes(_ raw: String) -> [Unicode.Scalar] {
    var kept: [Unicode.Scalar] = []
    var rest = Array(raw.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      let isBracketed = scalar == "\u{1B}" && rest.first == "["
      if isBracketed { rest.removeFirst() }
      if isBracketed || scalar == "\u{9B}" {
        rest = rest.drop { ("\u{20}"..."\u{3F}").contains($0) }.dropFirst()
      } else {
        kept.append(scalar)
      }
    }
    return kept
  }
}

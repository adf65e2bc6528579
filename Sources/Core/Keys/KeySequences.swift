/// What terminals send for the keys that have no character of their own.
///
/// How long a sequence is follows from its grammar, which is the decoder's part; what it means follows from this
/// table. A sequence that is whole but not listed is a key without a name here, or a report that nobody pressed.
enum KeySequences {
  /// The escape byte, with which every sequence begins.
  static let escape: UInt8 = 0x1B

  /// Begins a paste in terminals that mark pastes.
  static let pasteStart = Array("\u{1B}[200~".utf8)
  /// Ends a paste.
  static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// The key that a whole sequence stands for.
  static let keys = Dictionary(table.map { (Array($0.bytes.utf8), $0.key) }, uniquingKeysWith: { first, _ in first })

  /// Every sequence with a name, `^` standing for the escape byte.
  static let table: [(bytes: String, key: Key)] = written.map { written in
    ("\u{1B}" + written.bytes.dropFirst(), written.key)
  }

  /// Whether a whole sequence is something that the terminal tells by itself: focus, mouse, an answer to a question.
  static func isReport(_ sequence: [UInt8]) -> Bool {
    guard sequence.starts(with: [escape, UInt8(ascii: "[")]), let final = sequence.last else { return false }
    let parameters = sequence.dropFirst(2).dropLast()
    if let first = parameters.first, (UInt8(ascii: "<")...UInt8(ascii: "?")).contains(first) { return true }
    switch final {
    case UInt8(ascii: "I"), UInt8(ascii: "O"): return parameters.isEmpty
    case UInt8(ascii: "M"), UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "x"), UInt8(ascii: "y"):
      return !parameters.isEmpty
    // The place of the cursor looks like F3 with a modifier, which always names line 1.
    case UInt8(ascii: "R"): return !parameters.isEmpty && !parameters.starts(with: Array("1;".utf8))
    default: return false
    }
  }

  private static let written: [(bytes: String, key: Key)] =
    arrows + editing + keypad + functions + shiftedFunctions + [("^[Z", .shiftTab), ("^\t", .shiftTab)]

  /// Normal and application cursor keys.
  private static let arrows: [(bytes: String, key: Key)] = [
    ("^[A", .up), ("^[B", .down), ("^[C", .right), ("^[D", .left),
    ("^OA", .up), ("^OB", .down), ("^OC", .right), ("^OD", .left),
  ]

  /// Home and End by xterm, by the Linux console, tmux and screen, and by rxvt; the rest is the same everywhere.
  private static let editing: [(bytes: String, key: Key)] = [
    ("^[H", .home), ("^OH", .home), ("^[1~", .home), ("^[7~", .home),
    ("^[F", .end), ("^OF", .end), ("^[4~", .end), ("^[8~", .end),
    ("^[2~", .insert), ("^[3~", .delete), ("^[5~", .pageUp), ("^[6~", .pageDown),
  ]

  /// The pad in application mode, as the VT100 sent it, and the 5 without NumLock, which has three forms more.
  private static let keypad: [(bytes: String, key: Key)] = [
    ("^Op", .keypad(.zero)), ("^Oq", .keypad(.one)), ("^Or", .keypad(.two)), ("^Os", .keypad(.three)),
    ("^Ot", .keypad(.four)), ("^Ou", .keypad(.five)), ("^Ov", .keypad(.six)), ("^Ow", .keypad(.seven)),
    ("^Ox", .keypad(.eight)), ("^Oy", .keypad(.nine)),
    ("^[E", .keypad(.five)), ("^OE", .keypad(.five)), ("^[G", .keypad(.five)),
    ("^OM", .keypad(.enter)), ("^Ok", .keypad(.plus)), ("^Om", .keypad(.minus)), ("^Oj", .keypad(.star)),
    ("^Oo", .keypad(.slash)),
    // Where the point is a comma, the pad sends the separator.
    ("^On", .keypad(.point)), ("^Ol", .keypad(.point)),
    ("^OI", .tab), ("^O ", .space),
  ]

  /// F1 to F24 without a modifier: as PF keys, by number, and the first five of the Linux console.
  private static let functions: [(bytes: String, key: Key)] =
    numbered([("^OP", 1), ("^OQ", 2), ("^OR", 3), ("^OS", 4)])
    + numbered([("^[[A", 1), ("^[[B", 2), ("^[[C", 3), ("^[[D", 4), ("^[[E", 5)])
    + numbered([("^[11~", 1), ("^[12~", 2), ("^[13~", 3), ("^[14~", 4), ("^[15~", 5), ("^[17~", 6), ("^[18~", 7)])
    + numbered([("^[19~", 8), ("^[20~", 9), ("^[21~", 10), ("^[23~", 11), ("^[24~", 12), ("^[25~", 13)])
    + numbered([("^[26~", 14), ("^[28~", 15), ("^[29~", 16), ("^[31~", 17), ("^[32~", 18), ("^[33~", 19)])
    + numbered([("^[34~", 20), ("^[42~", 21), ("^[43~", 22), ("^[44~", 23), ("^[45~", 24)])

  /// F13 to F24 where they are Shift with F1 to F12 (xterm, tmux), and rxvt's own last four.
  private static let shiftedFunctions: [(bytes: String, key: Key)] =
    numbered([("^[1;2P", 13), ("^[1;2Q", 14), ("^[1;2R", 15), ("^[1;2S", 16), ("^[15;2~", 17), ("^[17;2~", 18)])
    + numbered([("^[18;2~", 19), ("^[19;2~", 20), ("^[20;2~", 21), ("^[21;2~", 22), ("^[23;2~", 23)])
    + numbered([("^[24;2~", 24), ("^[23$", 21), ("^[24$", 22), ("^[11^", 23), ("^[12^", 24)])

  private static func numbered(_ pairs: [(bytes: String, number: Int)]) -> [(bytes: String, key: Key)] {
    pairs.map { ($0.bytes, .function($0.number)) }
  }
}

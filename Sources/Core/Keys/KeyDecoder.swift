/// Turns the bytes of a terminal into keys and pastes, however the bytes are cut.
///
/// - An escape sequence is taken whole: what has no name here is one `.unknown`, never Escape and letters. What the
///   terminal reports by itself (focus, mouse, answers, strings) is no key and gives nothing.
/// - A character is one Unicode scalar; a combining mark is a character of its own.
/// - A run of bytes that is no UTF-8 is one `.unknown`.
/// - A line feed right after a carriage return belongs to it: a file with such line ends presses Enter once a line.
///
/// Only time can tell a lone Escape from the beginning of a sequence. The owner waits for `patience` and then calls
/// `flush()`; at the end of input it calls `flush()` at once.
public struct KeyDecoder: Hashable, Sendable {
  /// What a person sent: a key press, or a whole paste with line feeds for line ends.
  public enum Input: Hashable, Sendable {
    case key(Key)
    case paste(String)
  }

  private enum State: Hashable {
    case ground
    /// One escape byte, or two: rxvt and others send Alt with an arrow as an escape before the arrow's sequence.
    case escape(twice: Bool)
    /// After `ESC [`, until a final byte.
    case control
    /// After `ESC [ [`, one byte more.
    case linuxFunction
    /// After `ESC O`, until a final byte.
    case keypad
    /// After `ESC [ M`, so many bytes more.
    case mouse(Int)
    /// After `ESC ]` and its like, until BEL or `ESC \`.
    case string(isEmpty: Bool, mayEnd: Bool)
    case paste
  }

  /// Longer than any sequence with a name; what comes after is swallowed unkept.
  private static let sequenceLimit = 64

  private var state = State.ground
  /// The sequence so far, from its escape byte on.
  private var sequence: [UInt8] = []
  /// Whether the sequence had one escape byte more in front.
  private var isPrefixed = false
  private var scalar = ScalarDecoder()
  /// Whether the character that has begun is one with Alt.
  private var isAlt = false
  /// Whether the last byte was part of a faulty run, which has been told already.
  private var isInFaultyRun = false
  private var isAfterReturn = false
  private var paste = PasteBuffer()

  /// A decoder that has seen nothing.
  public init() {}

  /// How long to wait for more before `flush()`: 40 ms after a lone Escape, a second inside a sequence, a character or
  /// a paste, where a wait is a slow line; nothing when nothing is unfinished.
  ///
  /// The wait counts from the last byte.
  public var patience: Duration? {
    switch state {
    case .ground: scalar.isUnfinished ? .seconds(1) : nil
    case .escape, .string(isEmpty: true, mayEnd: false): .milliseconds(40)
    case .control, .linuxFunction, .keypad, .mouse, .string, .paste: .seconds(1)
    }
  }

  /// Whether more bytes, or else a `flush()`, are needed to know what was pressed.
  public var isWaiting: Bool { patience != nil }

  /// Takes bytes in the order of their arrival, and gives what they complete.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [Input] {
    var inputs: [Input] = []
    for byte in bytes { take(byte, into: &inputs) }
    return inputs
  }

  /// Takes what is unfinished for what it is: nothing will be added to it.
  ///
  /// A lone escape byte is Escape, `ESC [` is Alt-[, any other sequence begun is unknown, a paste is given out as far
  /// as it came.
  public mutating func flush() -> [Input] {
    var inputs: [Input] = []
    switch state {
    case .ground: if scalar.isUnfinished { fault(into: &inputs) }
    case .paste: endPaste(into: &inputs)
    default: abandon(into: &inputs)
    }
    isInFaultyRun = false
    state = .ground
    return inputs
  }

  private mutating func take(_ byte: UInt8, into inputs: inout [Input]) {
    let isSecondHalfOfReturn = isAfterReturn && byte == 0x0A
    isAfterReturn = false
    switch state {
    case .ground: if !isSecondHalfOfReturn { takeGround(byte, into: &inputs) }
    case .escape(let twice): takeEscape(byte, twice: twice, into: &inputs)
    case .control: takeControl(byte, into: &inputs)
    case .linuxFunction: takeFinal(byte, into: &inputs)
    case .keypad: takeKeypad(byte, into: &inputs)
    case .mouse(let left): takeMouse(byte, left: left, into: &inputs)
    case .string(let isEmpty, let mayEnd): takeString(byte, isEmpty: isEmpty, mayEnd: mayEnd, into: &inputs)
    case .paste: if paste.take(byte) { endPaste(into: &inputs) }
    }
  }

  private mutating func endPaste(into inputs: inout [Input]) {
    inputs.append(.paste(paste.text))
    paste = PasteBuffer()
    state = .ground
  }
}

/// Single bytes and characters.
extension KeyDecoder {
  private mutating func takeGround(_ byte: UInt8, into inputs: inout [Input]) {
    if byte < 0x80 {
      if scalar.isUnfinished { fault(into: &inputs) }
      isInFaultyRun = false
      takeASCII(byte, into: &inputs)
    } else if let introducer = introducer(byte) {
      begin(introducer)
    } else {
      takeScalar(byte, into: &inputs)
    }
  }

  /// The second byte of the escape sequence that an eight-bit control stands for. The rest of these controls, and all
  /// of them amid faulty bytes, are more likely a broken character.
  private func introducer(_ byte: UInt8) -> UInt8? {
    guard !scalar.isUnfinished, !isAlt, !isInFaultyRun else { return nil }
    return switch byte {
    case 0x9B: UInt8(ascii: "[")
    case 0x8F: UInt8(ascii: "O")
    default: nil
    }
  }

  private mutating func takeASCII(_ byte: UInt8, into inputs: inout [Input]) {
    if byte == KeySequences.escape {
      state = .escape(twice: false)
    } else {
      isAfterReturn = byte == 0x0D
      inputs.append(.key(Key(ascii: byte)))
    }
  }

  private mutating func takeScalar(_ byte: UInt8, into inputs: inout [Input]) {
    switch scalar.take(byte) {
    case .unfinished: break
    case .scalar(let scalar):
      let key = Key(scalar: scalar)
      inputs.append(.key(isAlt ? key.withAlt : key))
      isAlt = false
      isInFaultyRun = false
    case .faulty: fault(into: &inputs)
    case .cutShort:
      fault(into: &inputs)
      takeScalar(byte, into: &inputs)
    }
  }

  private mutating func fault(into inputs: inout [Input]) {
    if !isInFaultyRun { inputs.append(.key(.unknown)) }
    scalar.abandon()
    isInFaultyRun = true
    isAlt = false
  }
}

/// What begins with an escape byte.
extension KeyDecoder {
  private mutating func takeEscape(_ byte: UInt8, twice: Bool, into inputs: inout [Input]) {
    switch byte {
    case KeySequences.escape:
      if twice { inputs.append(.key(.escape)) }
      state = .escape(twice: true)
      return
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      begin(byte, isPrefixed: twice)
      return
    default:
      if twice { inputs.append(.key(.escape)) }
      state = .ground
    }
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"): begin(byte)
    case 0x80...:
      isAlt = true
      takeScalar(byte, into: &inputs)
    default:
      inputs.append(.key(KeySequences.keys[[KeySequences.escape, byte]] ?? Key(ascii: byte).withAlt))
    }
  }

  private mutating func begin(_ introducer: UInt8, isPrefixed: Bool = false) {
    sequence = [KeySequences.escape, introducer]
    self.isPrefixed = isPrefixed
    switch introducer {
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .keypad
    default: state = .string(isEmpty: true, mayEnd: false)
    }
  }

  private mutating func takeControl(_ byte: UInt8, into inputs: inout [Input]) {
    let parameters = sequence.dropFirst(2)
    switch byte {
    case UInt8(ascii: "[") where parameters.isEmpty:
      keep(byte)
      state = .linuxFunction
    case UInt8(ascii: "M") where parameters.isEmpty: state = .mouse(3)
    // With rxvt it ends a key with Shift; elsewhere it stands before the end of a report.
    case UInt8(ascii: "$") where !parameters.isEmpty && parameters.allSatisfy(\.isDigit): complete(byte, into: &inputs)
    case 0x20...0x3F: keep(byte)
    default: takeFinal(byte, into: &inputs)
    }
  }

  private mutating func takeKeypad(_ byte: UInt8, into inputs: inout [Input]) {
    if (0x30...0x3B).contains(byte) { keep(byte) } else { takeFinal(byte, into: &inputs) }
  }

  private mutating func takeFinal(_ byte: UInt8, into inputs: inout [Input]) {
    if (0x20...0x7E).contains(byte) { complete(byte, into: &inputs) } else { interrupt(byte, into: &inputs) }
  }

  private mutating func takeMouse(_ byte: UInt8, left: Int, into inputs: inout [Input]) {
    if byte < 0x20 {
      interrupt(byte, into: &inputs)
    } else {
      state = left > 1 ? .mouse(left - 1) : .ground
    }
  }

  private mutating func takeString(_ byte: UInt8, isEmpty: Bool, mayEnd: Bool, into inputs: inout [Input]) {
    switch byte {
    case UInt8(ascii: "\\") where mayEnd, 0x07: state = .ground
    // The escape byte began something new, and the string before it was never ended.
    case _ where mayEnd:
      if isEmpty { inputs.append(.key(Key(ascii: sequence[1]).withAlt)) }
      takeEscape(byte, twice: false, into: &inputs)
    case KeySequences.escape: state = .string(isEmpty: isEmpty, mayEnd: true)
    // No report holds a control byte: the string was never ended, and this is a key.
    case ..<0x20: interrupt(byte, into: &inputs)
    default: state = .string(isEmpty: false, mayEnd: false)
    }
  }

  private mutating func keep(_ byte: UInt8) {
    if sequence.count < KeyDecoder.sequenceLimit { sequence.append(byte) }
  }

  private mutating func complete(_ byte: UInt8, into inputs: inout [Input]) {
    sequence.append(byte)
    state = .ground
    let isReport = KeySequences.isReport(sequence) || sequence == KeySequences.pasteEnd
    if sequence == KeySequences.pasteStart || isReport {
      if isPrefixed { inputs.append(.key(.escape)) }
      if !isReport { state = .paste }
    } else {
      inputs.append(.key(isPrefixed ? .unknown : KeySequences.keys[sequence] ?? .unknown))
    }
  }

  /// Ends a sequence by a byte that cannot be part of it.
  private mutating func interrupt(_ byte: UInt8, into inputs: inout [Input]) {
    abandon(into: &inputs)
    state = .ground
    take(byte, into: &inputs)
  }

  /// Gives what an unfinished sequence was.
  private func abandon(into inputs: inout [Input]) {
    switch state {
    case .ground, .paste: break
    case .escape(let twice): inputs += Array(repeating: .key(.escape), count: twice ? 2 : 1)
    case .string(let isEmpty, let mayEnd):
      if isEmpty { inputs.append(.key(Key(ascii: sequence[1]).withAlt)) }
      if mayEnd { inputs.append(.key(.escape)) }
    case .control, .keypad, .linuxFunction, .mouse:
      let isBare = sequence.count == 2 && (state == .control || state == .keypad)
      if isBare && isPrefixed { inputs.append(.key(.escape)) }
      inputs.append(.key(isBare ? Key(ascii: sequence[1]).withAlt : .unknown))
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}

import CLinux
import Foundation

/// The terminal in raw mode: every byte is a key at once, and nothing is echoed.
///
/// Output processing stays on, so a line ends with a line feed as ever. The terminal is put back by `restore()`, with
/// the end of the value's life, by `suspend()` for as long as the process is stopped, and by a crash. Where the input is
/// no terminal all of it does nothing.
public struct RawMode: ~Copyable {
  private static let pasteMarksOn = "\u{1B}[?2004h"
  private static let pasteMarksOff = "\u{1B}[?2004l"

  private let input: Int32
  /// Where the terminal is told to mark pastes; nothing where it would not understand.
  private let marking: Int32?
  private var cooked: termios?

  /// Does not touch the terminal yet. A terminal of the type `dumb`, or of no type, is not told to mark pastes.
  public init(
    input: Int32 = StandardStreams.input, output: Int32 = StandardStreams.output,
    terminalType: String? = StandardStreams.terminalType
  ) {
    self.input = input
    let isPlain = terminalType.map { $0.isEmpty || $0 == "dumb" } ?? true
    // With captions in a file the terminal can still be told through its other end.
    marking = isPlain ? nil : isatty(output) == 1 ? output : input
  }

  deinit {
    putBack()
  }

  /// Whether the terminal is raw now, by us.
  public var isEntered: Bool { cooked != nil }

  /// Makes the terminal raw (`tcsetattr`); once more sets the same modes again, for when another program changed them.
  public mutating func enter() throws(TerminalError) {
    guard isatty(input) == 1 else { return }
    var found = termios()
    if cooked == nil {
      guard unsafe tcgetattr(input, &found) == 0 else { throw .modes(descriptor: input, code: errno) }
    }
    let former = cooked ?? found
    FatalSignals.guardTerminal(input, modes: former, output: marking ?? -1, farewell: RawMode.pasteMarksOff)
    cooked = former
    guard RawMode.set(former.raw, on: input) else { throw .modes(descriptor: input, code: errno) }
    mark(RawMode.pasteMarksOn)
  }

  /// Puts the terminal back as `enter()` found it; without a raw terminal, or the second time, does nothing.
  public mutating func restore() {
    putBack()
    cooked = nil
  }

  /// Puts the terminal back, stops the process (SIGSTOP), and is raw again when it returns, if it was before.
  ///
  /// The event loop gives `.signal(.resume)` after it.
  public mutating func suspend() throws(TerminalError) {
    let wasEntered = isEntered
    restore()
    raise(SIGSTOP)
    if wasEntered { try enter() }
  }

  private func putBack() {
    guard let cooked else { return }
    // From the background it would stop us, and the terminal is another program's by then.
    let front = tcgetpgrp(input)
    if front <= 0 || front == getpgrp() {
      mark(RawMode.pasteMarksOff)
      _ = RawMode.set(cooked, on: input)
    }
    FatalSignals.forgetTerminal()
  }

  private func mark(_ sequence: String) {
    guard let marking else { return }
    _ = unsafe Array(sequence.utf8).withUnsafeBytes { unsafe write(marking, $0.baseAddress, $0.count) }
  }

  private static func set(_ modes: termios, on descriptor: Int32) -> Bool {
    var modes = modes
    var result: Int32
    // At once: output has no part in it, and a terminal that is stopped would never have written it. What was typed
    // ahead is kept.
    repeat { result = unsafe tcsetattr(descriptor, TCSANOW, &modes) } while result < 0 && errno == EINTR
    return result == 0
  }
}

extension termios {
  /// Without echo, lines, signals by keys, flow control, and carriage returns turned into line feeds.
  fileprivate var raw: termios {
    var raw = self
    raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP | BRKINT)
    raw.c_cc.6 = 1  // VMIN
    raw.c_cc.5 = 0  // VTIME
    return raw
  }
}

import CLinux
import Foundation

/// Plain lines for the eye and for a braille display, the newest last, wrapped by the terminal.
///
/// A line is one write. What cannot be written is left out: a terminal that takes nothing must not hold up speech.
public struct Captions: Hashable, Sendable {
  private let output: Int32
  private let patience: Duration
  private var isOpen = true
  /// Whether a line was given up in its middle.
  private var isBroken = false

  /// Captions on a descriptor, which stays its owner's; a line waits so long for a terminal that takes nothing.
  public init(output: Int32 = StandardStreams.output, patience: Duration = .milliseconds(100)) {
    self.output = output
    self.patience = patience
  }

  /// Writes a text as one line, made safe for a terminal, and says whether all of it was taken (`write`).
  ///
  /// Once the reader is gone nothing is written any more. SIGPIPE must be ignored, as `Signals.block()` does.
  @discardableResult public mutating func write(_ text: String) -> Bool {
    let line = (isBroken ? "\n" : "") + Captions.plain(text) + "\n"
    var rest = Array(line.utf8)[...]
    while isOpen, !rest.isEmpty, isReady() { rest = rest.dropFirst(writeSome(rest)) }
    if rest.isEmpty { isBroken = false } else if rest.count < line.utf8.count { isBroken = true }
    return rest.isEmpty
  }

  /// The text without anything that a terminal would obey, or that would hide or turn round other characters.
  ///
  /// Line ends and tabs become spaces; controls, format characters (those of direction among them) and all that has no
  /// width are left out.
  public static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .lineSeparator, .paragraphSeparator: plain.append(" ")
      case .control: if scalar.properties.isWhitespace { plain.append(" ") }
      case .format: break
      default: if !scalar.properties.isDefaultIgnorableCodePoint { plain.append(scalar) }
      }
    }
    return String(plain)
  }

  private func isReady() -> Bool {
    var entry = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
    var count: Int32
    repeat { count = unsafe poll(&entry, 1, Int32(patience / .milliseconds(1))) } while count < 0 && errno == EINTR
    return count > 0
  }

  /// How many bytes were taken.
  private mutating func writeSome(_ bytes: ArraySlice<UInt8>) -> Int {
    let count = unsafe bytes.withUnsafeBytes { unsafe Foundation.write(output, $0.baseAddress, $0.count) }
    if count < 0 && ![EAGAIN, EINTR].contains(errno) { isOpen = false }
    return max(0, count)
  }
}

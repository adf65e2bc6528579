import CLinux
import Foundation

/// Standard input, output and error.
public enum StandardStreams {
  /// The descriptor of standard input.
  public static let input = STDIN_FILENO
  /// The descriptor of standard output.
  public static let output = STDOUT_FILENO

  /// What the environment says the terminal is (`TERM`).
  public static var terminalType: String? {
    ProcessInfo.processInfo.environment["TERM"]
  }

  /// Reads standard input up to the end of its first line and not a byte further: the rest are keys.
  public static func readFirstLine() -> String {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while unsafe read(input, &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
    return String(String(decoding: line, as: UTF8.self).prefix { !$0.isNewline })
  }

  /// Opens `/dev/null` for each that the process was started without.
  ///
  /// Call it first in `main`: else the next thing opened, a sound device perhaps, takes the number, and captions go there.
  public static func fillGaps() {
    var descriptor: Int32
    repeat { descriptor = unsafe open("/dev/null", O_RDWR) } while (0...STDERR_FILENO).contains(descriptor)
    if descriptor > STDERR_FILENO { close(descriptor) }
  }
}

/// How the program ended, in the one table of exit codes (architecture.md, section 9).
public enum ExitCode: Int32, Hashable, Sendable {
  /// Done; also every orderly end of a session.
  case success = 0
  /// The answer is no.
  case no = 1
  /// Unknown command or option, bad value.
  case usage = 64
  /// A file that the user named is missing or faulty.
  case badFile = 65
  /// No voice engine, no device where one was asked for, no service.
  case unavailable = 69
  /// The program broke, or the synthesizer hangs.
  case broken = 70
  /// A file that the user named cannot be written.
  case cannotWrite = 73
  /// The program's own installation is incomplete.
  case installation = 78
}

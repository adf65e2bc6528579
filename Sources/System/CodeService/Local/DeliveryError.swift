import Foundation

/// Why an operator's command did not take a message.
public enum DeliveryError: Error, Hashable, CustomStringConvertible {
  /// The path, and why it never ran: nothing was sent.
  case notStarted(String, code: Int32)
  /// It ended with this code.
  case refused(String, exitCode: Int32)
  /// A signal ended it.
  case crashed(String, signal: Int32)
  /// It was ended after so long.
  case tooSlow(String, limit: Duration)
  /// It could not be waited for, and how it ended is not known.
  case lost(String, code: Int32)

  /// The error in words, with what would do.
  public var description: String {
    switch self {
    case .notStarted(let path, let code):
      "'\(path)' does not start: \(reason(code)). Name an executable file, with '#!' in its first line if it is a script."
    case .refused(let path, let code): "'\(path)' ended with exit code \(code); 0 means handed over."
    case .crashed(let path, let signal): "'\(path)' was ended by signal \(signal)."
    case .tooSlow(let path, let limit): "'\(path)' took longer than \(limit.components.seconds) seconds and was ended."
    case .lost(let path, let code):
      "How '\(path)' ended is not known: \(reason(code)). Earshot must be started with SIGCHLD not ignored."
    }
  }

  private func reason(_ code: Int32) -> String {
    unsafe String(cString: strerror(code))
  }
}

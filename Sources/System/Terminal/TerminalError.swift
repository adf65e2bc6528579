import CLinux
import Foundation

/// What the system refused the terminal; the code is the `errno` of the call.
public enum TerminalError: Error, Hashable, CustomStringConvertible {
  /// The terminal on a descriptor did not change its modes.
  case modes(descriptor: Int32, code: Int32)
  /// A descriptor of the event loop could not be made.
  case descriptor(String, code: Int32)
  /// Waiting failed.
  case waiting(code: Int32)
  /// Signals could not be blocked.
  case signals(code: Int32)

  /// What failed, why, and what would do.
  public var description: String {
    switch self {
    case .modes(let descriptor, let code):
      "Cannot set the modes of the terminal '\(descriptor)': \(reason(code)). Start the program in the foreground."
    case .descriptor(let name, let code):
      "Cannot make '\(name)': \(reason(code)). Fewer open files, or a higher limit (ulimit -n), would do."
    case .waiting(let code): "Cannot wait for keys: \(reason(code)). Start the program again."
    case .signals(let code): "Cannot block signals: \(reason(code)). Start the program again."
    }
  }

  private func reason(_ code: Int32) -> String {
    unsafe String(cString: strerror(code))
  }
}

import CLinux
import Foundation

/// The signals that end a process which has gone wrong.
public enum FatalSignals {
  static let numbers = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGQUIT]

  /// Takes away whatever handles them, and allows no core file (`signal`, `setrlimit`).
  ///
  /// Call it first in `main`: Swift's own handler prints registers and the memory around them, and a code that somebody
  /// has just typed may be there.
  public static func reset() {
    for number in numbers { signal(number, SIG_DFL) }
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
  }

  /// Nobody but root may read the memory of this process any more (`PR_SET_DUMPABLE`): for programs that hold secrets.
  public static func hideMemory() {
    _ = linux_hide_memory()
  }
}

extension FatalSignals {
  /// From now on a crash puts the terminal back first.
  static func guardTerminal(_ input: Int32, modes: termios, output: Int32, farewell: String) {
    unsafe linux_terminal_guard(input, modes, output, farewell)
    for number in numbers { _ = linux_terminal_guard_against(number) }
  }

  /// A crash leaves the terminal alone again.
  static func forgetTerminal() {
    unsafe linux_terminal_guard(-1, termios(), -1, "")
  }
}

import CLinux
import Foundation

/// A request from outside, which would otherwise end or stop the process wherever it is.
public enum Signal: Hashable, Sendable, CaseIterable {
  /// SIGINT: somebody else's Ctrl-C; in raw mode our own is a key.
  case interrupt
  /// SIGTERM.
  case terminate
  /// SIGHUP: the terminal is gone.
  case hangUp
  /// SIGTSTP: put the terminal back and stop.
  case suspend
  /// SIGCONT: the process goes on; the shell may have changed the terminal meanwhile.
  case resume

  var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .suspend: SIGTSTP
    case .resume: SIGCONT
    }
  }
}

/// How the process takes signals: those of `Signal` as values of the event loop, a broken pipe as an error of the write.
public enum Signals {
  /// Blocks the signals that the event loop reads, and ignores SIGPIPE (`pthread_sigmask`, `signal`).
  ///
  /// Call it first thing in `main`: threads inherit the mask, and a thread without it would be ended by SIGTERM before
  /// the terminal is put back. Children inherit both, so whoever starts one sets them back.
  public static func block() throws(TerminalError) {
    signal(SIGPIPE, SIG_IGN)
    var blocked = set
    let code = unsafe pthread_sigmask(SIG_BLOCK, &blocked, nil)
    guard code == 0 else { throw .signals(code: code) }
  }

  static var set: sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in Signal.allCases { unsafe sigaddset(&set, signal.number) }
    return set
  }
}

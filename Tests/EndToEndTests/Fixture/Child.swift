import Foundation
import Synchronization

/// A process that a test started, in a process group of its own; it is killed with the value.
final class Child {
  enum State: Hashable, Sendable {
    case running, stopped
    case exited(Int32)
    case killed(signal: Int32)

    /// What `waitpid` says; nothing if the process goes on.
    init(status: Int32) {
      switch status & 0x7F {
      case _ where status == 0xFFFF: self = .running
      case 0x7F: self = .stopped
      case 0: self = .exited(status >> 8 & 0xFF)
      case let signal: self = .killed(signal: signal)
      }
    }
  }

  private static let birth = Mutex(())

  /// Makes descriptors while no child is born, who would get those that are not yet marked as the test's own.
  static func withoutBirths<Result>(_ body: () throws -> Result) rethrows -> Result {
    try birth.withLock { _ in try body() }
  }

  let pid: pid_t
  private var lastState = State.running

  /// Starts a program on its three standard descriptors; what else the test has open is not handed on.
  init(_ words: [String], environment: [String: String], standard: Standard, isSession: Bool = false) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    standard.add(to: &actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGPIPE, SIGINT, SIGHUP, SIGTSTP] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // POSIX_SPAWN_SETSID, which the Glibc module hides.
    let group = isSession ? 0x80 : POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(group | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var pid: pid_t = 0
    let command = words.first ?? ""
    let code = Child.withCStrings(words) { words in
      Child.withCStrings(environment.map { "\($0)=\($1)" }) { environment in
        Child.withoutBirths { posix_spawn(&pid, command, &actions, &attributes, words, environment) }
      }
    }
    guard code == 0 else { throw Refusal("posix_spawn of '\(command)'", code) }
    self.pid = pid
  }

  deinit {
    guard !hasEnded else { return }
    kill(-pid, SIGKILL)
    waitpid(pid, nil, 0)
  }

  /// How it is now (`waitpid`).
  var state: State {
    var status: Int32 = 0
    while !hasEnded, waitpid(pid, &status, WNOHANG | WUNTRACED | 8) == pid {  // 8: WCONTINUED
      lastState = State(status: status)
    }
    return lastState
  }

  private var hasEnded: Bool {
    switch lastState {
    case .running, .stopped: false
    case .exited, .killed: true
    }
  }

  func send(_ signal: Int32) {
    if !hasEnded { kill(pid, signal) }
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}

extension Child {
  /// What a process has as standard input, output and error.
  struct Standard {
    enum End {
      case descriptor(Int32)
      case file(String)
    }

    var input: End
    var output: End

    fileprivate func add(to actions: inout posix_spawn_file_actions_t) {
      switch input {
      case .descriptor(let number): posix_spawn_file_actions_adddup2(&actions, number, STDIN_FILENO)
      case .file(let path): posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDWR, 0)
      }
      for number in [STDOUT_FILENO, STDERR_FILENO] {
        switch output {
        case .descriptor(let end): posix_spawn_file_actions_adddup2(&actions, end, number)
        case .file(let path):
          posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR | O_CREAT | O_APPEND, 0o600)
        }
      }
    }
  }
}

/// A call that the system refused.
struct Refusal: Error, CustomStringConvertible {
  var description: String

  init(_ call: String, _ code: Int32 = errno) {
    description = "\(call): \(String(cString: strerror(code)))"
  }
}

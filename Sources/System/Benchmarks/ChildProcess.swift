import Console
import Foundation
import Sessions
import Usage

/// A program run beside this one, whose standard input and output are pipes (`posix_spawn`).
final class ChildProcess {
  /// The file of the program that runs, whatever it is called and wherever it lies.
  static let ownExecutable = "/proc/self/exe"

  let id: pid_t
  /// What it has used, once it was waited for (`wait4`).
  private(set) var figures = Figures()

  struct Figures {
    var processorTime = Duration.zero
    /// In bytes.
    var peakMemory = 0
  }

  private let input: Int32
  private let output: Int32

  /// Starts a program: its name or path, then its arguments.
  init(_ words: [String]) throws(Failure) {
    let (toChild, fromChild) = (try ChildProcess.pipe(), try ChildProcess.pipe())
    defer {
      close(toChild.read)
      close(fromChild.write)
    }
    (input, output) = (toChild.write, fromChild.read)
    do throws(Failure) {
      id = try ChildProcess.spawn(words, input: toChild.read, output: fromChild.write)
    } catch {
      close(toChild.write)
      close(fromChild.read)
      throw error
    }
  }

  deinit {
    close(input)
    close(output)
  }

  /// What it writes until it closes its output; then it is waited for.
  func readToEnd() -> String {
    var bytes: [UInt8] = []
    while let piece = read() { bytes += piece }
    var usage = rusage()
    wait4(id, nil, 0, &usage)
    figures.processorTime = [usage.ru_utime, usage.ru_stime].map(\.duration).reduce(.zero, +)
    figures.peakMemory = usage.ru_maxrss << 10
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What it writes next; empty if that takes longer than the limit, nothing at the end.
  func read(within milliseconds: Int32 = -1) -> [UInt8]? {
    var entry = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(output, &buffer, buffer.count)
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }

  /// Asks it to end, and waits until it has.
  func end() {
    kill(id, SIGTERM)
    waitpid(id, nil, 0)
  }

  /// Leaves it alone for a while (`nanosleep`).
  static func letTimePass(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    nanosleep(&time, nil)
  }

  /// A pipe that other children do not inherit.
  private static func pipe() throws(Failure) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { throw Failure(.broken, "No pipe: \(String(cString: strerror(errno))).") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func spawn(_ words: [String], input: Int32, output: Int32) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    var attributes = usualSignals()
    defer { posix_spawnattr_destroy(&attributes) }
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var id: pid_t = 0
    let code = posix_spawnp(&id, words[0], &actions, &attributes, &arguments, environ)
    guard code == 0 else {
      throw Failure(.unavailable, "'\(words[0])' does not start: \(String(cString: strerror(code))).")
    }
    return id
  }

  /// Signals as a program expects them, not as this one has set them for itself.
  private static func usualSignals() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var pipe = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &pipe)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    return attributes
  }
}

extension timeval {
  fileprivate var duration: Duration { .seconds(tv_sec) + .microseconds(tv_usec) }
}

import CLinux
public import Foundation

/// A program of the operator's that sends messages: one executable, started without a shell and without arguments
/// (`posix_spawn`). Number and text come on its standard input alone.
public struct DeliveryCommand: Sendable {
  /// The executable.
  public var path: String
  /// After so long it is ended, with all of its process group.
  public var limit: Duration
  /// What it finds in its environment.
  public var environment: [String: String]

  /// A command, by default with the time of sign-in.md 2.1 and the environment of this process.
  public init(
    _ path: String, limit: Duration = .seconds(10),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    (self.path, self.limit, self.environment) = (path, limit, environment)
  }

  /// Starts it with all of its input waiting, so that nothing has to be written later, whether it is read or not.
  func start(with input: SecretBytes) throws(DeliveryError) -> RunningDelivery {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe2(&ends, O_CLOEXEC | O_NONBLOCK) == 0 else { throw .notStarted(path, code: errno) }
    defer { close(ends[0]) }
    let written = unsafe input.read { bytes in unsafe write(ends[1], bytes.baseAddress, bytes.count) }
    // The child reads until nobody can write any more.
    close(ends[1])
    guard written == input.count else { throw .notStarted(path, code: EMSGSIZE) }
    return try RunningDelivery(path: path, process: spawn(input: ends[0]), limit: limit)
  }

  private func spawn(input: Int32) throws(DeliveryError) -> pid_t {
    var actions = unsafe DeliveryCommand.plumbing(input: input)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    var attributes = DeliveryCommand.ownGroupAndSignals()
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var arguments = unsafe DeliveryCommand.strings([path])
    var variables = unsafe DeliveryCommand.strings(environment.map { "\($0.key)=\($0.value)" })
    defer { unsafe (arguments + variables).forEach { unsafe free($0) } }
    var process: pid_t = 0
    let code = unsafe posix_spawn(&process, path, &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw .notStarted(path, code: code) }
    return process
  }

  /// Its input, no output, and no other descriptor of ours.
  private static func plumbing(input: Int32) -> posix_spawn_file_actions_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    unsafe posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)
    return unsafe actions
  }

  /// A process group of its own, and signals as a program expects them, not as this one has set them for itself.
  private static func ownGroupAndSignals() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigfillset(&signals)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | Int32(POSIX_SPAWN_SETPGROUP)
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    return attributes
  }

  /// Copies to be freed, and the null that ends them.
  private static func strings(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    unsafe strings.map { unsafe strdup($0) } + [nil]
  }
}

import CLinux
import Foundation
public import Timeline

/// What the event loop has to tell.
public enum Happening<Message: Sendable>: Sendable {
  /// Bytes from the terminal, or from what stands in for it; never empty.
  case bytes([UInt8])
  /// No byte will follow: the file or pipe has ended, or the terminal is gone. It comes once.
  case endOfInput
  /// A signal from outside.
  case signal(Signal)
  /// A message that a thread posted.
  case message(Message)
  /// The moment waited for has come.
  case wake
}

extension Happening: Equatable where Message: Equatable {}
extension Happening: Hashable where Message: Hashable {}

/// Waits for everything at once, in one thread, and says when each thing happened: the only reader of a session's clock.
///
/// Nothing wakes it but input, a signal, a message and the moment it was asked to wait for.
public final class EventLoop<Message: Sendable> {
  /// Something that happened, and when it was read.
  public struct Event: Sendable {
    /// The same for all that one wait gave; it never goes back.
    public var moment: Moment
    /// What it was.
    public var happening: Happening<Message>
  }

  private let inbox: Inbox<Message>
  private let signals: Descriptor
  private var clock: Clock
  /// Nothing once the input has ended.
  private var input: Int32?

  /// A loop whose clock starts now. The inbox is where threads post; `Signals.block()` must have been called.
  ///
  /// The input may be a terminal, a pipe, a file, or closed. It is not set to non-blocking, which other processes that
  /// share it would feel too: it is read only when it says that it can be.
  public init(input: Int32 = StandardStreams.input, inbox: Inbox<Message>) throws(TerminalError) {
    self.inbox = inbox
    self.input = input
    var set = Signals.set
    signals = try Descriptor(
      unsafe signalfd(-1, &set, Int32(SFD_CLOEXEC | SFD_NONBLOCK)), of: "signalfd")
    clock = try Clock()
  }

  /// The moment it is.
  public var now: Moment { clock.now }

  /// Waits until something happens, at the latest until the moment given, and gives all that has happened by then.
  ///
  /// Signals come first, then messages, then input. The wake comes last: a deadline that falls due while the key it
  /// was waiting for lies unread must find the key already handled.
  public func wait(until wake: Moment? = nil) throws(TerminalError) -> [Event] {
    while true {
      clock.setAlarm(wake)
      try poll(isDue: wake.map { $0 <= clock.now } ?? false)
      var happenings = readSignals().map(Happening<Message>.signal)
      happenings += inbox.takeAll().map(Happening<Message>.message)
      if let read = readInput() { happenings.append(read) }
      let now = clock.now
      if let wake, wake <= now { happenings.append(.wake) }
      if !happenings.isEmpty { return happenings.map { Event(moment: now, happening: $0) } }
    }
  }
}

/// The system's side.
extension EventLoop {
  /// Waits until one of the descriptors is readable; a due wake only looks.
  private func poll(isDue: Bool) throws(TerminalError) {
    var entries = [signals.number, inbox.descriptor, clock.descriptor].map(pollfd.init(reading:))
    if let input { entries.append(pollfd(reading: input)) }
    let count = unsafe Foundation.poll(&entries, nfds_t(entries.count), isDue ? 0 : -1)
    guard count >= 0 || errno == EINTR else { throw .waiting(code: errno) }
  }

  private func readSignals() -> [Signal] {
    var found: [Signal] = []
    var information = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    while unsafe read(signals.number, &information, size) == size {
      found += Signal.allCases.filter { $0.number == Int32(information.ssi_signo) }
    }
    return found
  }

  /// What the input has, or nothing when it has nothing now.
  private func readInput() -> Happening<Message>? {
    guard let input, pollfd.isReadable(input) else { return nil }
    var count = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, length in
      unsafe count = read(input, buffer.baseAddress, buffer.count)
      length = max(0, count)
    }
    if count > 0 { return .bytes(bytes) }
    if count < 0 && [EAGAIN, EINTR].contains(errno) { return nil }
    // Zero is the end; a terminal that is gone says so by EIO, a descriptor that is closed by EBADF.
    self.input = nil
    return .endOfInput
  }
}

extension pollfd {
  init(reading descriptor: Int32) {
    self.init(fd: descriptor, events: Int16(POLLIN), revents: 0)
  }

  /// Whether a read returns at once: with bytes, with the end, or with an error.
  static func isReadable(_ descriptor: Int32) -> Bool {
    var entry = pollfd(reading: descriptor)
    return unsafe poll(&entry, 1, 0) > 0
  }
}

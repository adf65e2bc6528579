import CLinux
import Foundation

/// Ends another thread's wait, from any thread (`eventfd`).
final class WakeUp: Sendable {
  private let descriptor = eventfd(0, Int32(EFD_NONBLOCK) | Int32(EFD_CLOEXEC))

  deinit {
    close(descriptor)
  }

  /// Ends the wait that goes on, or the next one.
  func signal() {
    var one: UInt64 = 1
    _ = unsafe write(descriptor, &one, MemoryLayout<UInt64>.size)
  }

  /// Waits for a signal, at most this long; without a limit for ever (`ppoll`).
  func wait(atMost limit: Duration?) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    if let limit {
      let (seconds, attoseconds) = max(limit, .zero).components
      var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
      _ = unsafe ppoll(&entry, 1, &time, nil)
    } else {
      _ = unsafe ppoll(&entry, 1, nil, nil)
    }
    var count: UInt64 = 0
    _ = unsafe read(descriptor, &count, MemoryLayout<UInt64>.size)
  }
}

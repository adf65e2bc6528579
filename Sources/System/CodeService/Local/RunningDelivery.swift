import CLinux
import Foundation

/// A delivery command that has been started. Its own end decides, not that of what it leaves behind (`pidfd_open`).
struct RunningDelivery: Sendable {
  let path: String
  let process: pid_t
  let limit: Duration

  /// Waits until it has ended, or ends it after its time, with all of its group; it is reaped either way. Nothing if it
  /// ended by itself with exit code 0.
  func waitForEnd() -> DeliveryError? {
    do throws(DeliveryError) {
      try wait()
      return nil
    } catch {
      return error
    }
  }

  private func wait() throws(DeliveryError) {
    let descriptor = pidfd_open(process, 0)
    let fault = errno
    let isOver = descriptor >= 0 && hasEnded(descriptor)
    close(descriptor)
    if !isOver { kill(-process, SIGKILL) }
    let status = try reap()
    guard descriptor >= 0 else { throw .lost(path, code: fault) }
    guard isOver else { throw .tooSlow(path, limit: limit) }
    // The low seven bits are the signal that ended it, those from the ninth on its exit code.
    guard status & 0x7F == 0 else { throw .crashed(path, signal: status & 0x7F) }
    guard status == 0 else { throw .refused(path, exitCode: status >> 8 & 0xFF) }
  }

  private func hasEnded(_ descriptor: Int32) -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + limit
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let left = max(.zero, end - clock.now).components
      let result = unsafe poll(&entry, 1, Int32(left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000))
      if result >= 0 || errno != EINTR { return result > 0 }
    }
  }

  private func reap() throws(DeliveryError) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw .lost(path, code: errno) }
    }
    return status
  }
}

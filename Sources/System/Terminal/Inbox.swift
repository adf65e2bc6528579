import CLinux
import Foundation
import Synchronization

/// A queue from any thread to the event loop, which wakes when something is posted (`eventfd`).
public final class Inbox<Message: Sendable>: Sendable {
  private let queue = Mutex<[Message]>([])
  private let bell: Descriptor

  /// An empty inbox; throws when the process has no descriptor left.
  public init() throws(TerminalError) {
    bell = try Descriptor(eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK)), of: "eventfd")
  }

  /// Adds a message, from any thread; never waits for the reader.
  public func post(_ message: Message) {
    queue.withLock { queue in
      queue.append(message)
      // The reader takes all there is, so one ring will do for many messages.
      if queue.count == 1 { _ = eventfd_write(descriptor, 1) }
    }
  }

  /// Takes out everything posted so far, oldest first.
  public func takeAll() -> [Message] {
    queue.withLock { queue in
      var rings: eventfd_t = 0
      _ = unsafe eventfd_read(descriptor, &rings)
      defer { queue.removeAll() }
      return queue
    }
  }

  /// Readable while messages wait.
  var descriptor: Int32 { bell.number }
}

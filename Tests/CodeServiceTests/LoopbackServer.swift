import Dispatch
import Foundation
import Synchronization

/// A server on a free port of this machine that answers what a test tells it to, however badly.
final class LoopbackServer: Sendable {
  /// What it does after it has read a whole request.
  enum Reply {
    /// Answers with this, byte for byte, and waits for another request on the same connection.
    case text(String)
    /// Says nothing, and hangs up.
    case hangUp
    /// Says nothing until the client hangs up.
    case silence

    /// A whole answer.
    static func status(_ status: Int, _ body: String = "", headers: String...) -> Reply {
      let lines = ["HTTP/1.1 \(status) Whatever", "Content-Length: \(body.utf8.count)"] + headers
      return .text(lines.map { $0 + "\r\n" }.joined() + "\r\n" + body)
    }
  }

  let port: UInt16
  private let listener: Int32
  private let replies: Mutex<[Reply]>
  private let read = Mutex<[String]>([])

  /// Listens until it is thrown away. What comes after the last reply is hung up on.
  init(_ replies: Reply...) throws {
    self.replies = Mutex(replies)
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 8) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    port = UInt16(bigEndian: address.sin_port)
    DispatchQueue(label: "loopback server").async { [weak self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { break }
        self?.serve(connection)
        close(connection)
      }
      close(listener)
    }
  }

  /// The requests that were read to their end, head and body.
  var requests: [String] { read.withLock { $0 } }

  /// From now on nobody listens.
  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
  }

  deinit {
    stop()
  }

  private func serve(_ connection: Int32) {
    while let request = nextRequest(connection) {
      read.withLock { $0.append(request) }
      switch replies.withLock({ $0.isEmpty ? .hangUp : $0.removeFirst() }) {
      case .text(let text):
        _ = text.utf8CString.withUnsafeBytes {
          send(connection, $0.baseAddress, $0.count - 1, Int32(MSG_NOSIGNAL))
        }
      case .hangUp: return
      case .silence: _ = nextRequest(connection)
      }
    }
  }

  private func nextRequest(_ connection: Int32) -> String? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let text = String(decoding: bytes, as: UTF8.self)
      if let end = text.firstRange(of: "\r\n\r\n") {
        let length = text.firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.1) } ?? 0
        if text[end.upperBound...].utf8.count >= length { return text }
      }
      let count = recv(connection, &piece, piece.count, 0)
      guard count > 0 else { return nil }
      bytes += piece[..<count]
      // The first byte of TLS is no letter.
      guard bytes[0] >= UInt8(ascii: "A") else { return nil }
    }
  }
}

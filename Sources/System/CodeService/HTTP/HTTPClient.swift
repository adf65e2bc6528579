import CCurl
import Foundation
import Screens

/// Asks a server, one request on one connection, and waits for the answer on the thread it is called on.
struct HTTPClient {
  let address: HTTPAddress
  let timeout: Duration

  /// The library's handle, as a number, because handles do not cross threads; 0 where there is none.
  private static let library = unsafe UInt(bitPattern: earshot_curl_open())

  /// Finds the library, which stays loaded.
  init(address: HTTPAddress, timeout: Duration) throws(HTTPCodeServiceError) {
    guard Self.library != 0 else { throw .library }
    (self.address, self.timeout) = (address, timeout)
  }

  /// Sends a call once.
  func answer(to call: HTTPCall) -> HTTPAnswer {
    let token = call.token.map { "X-Session-Token: \($0.value)" } ?? ""
    return unsafe "\(address.base)\(call.path)".withCString { url in
      unsafe call.method.rawValue.withCString { method in
        unsafe call.json.withCString { fields in
          unsafe token.withCString { token in
            var exchange = unsafe earshot_exchange()
            unsafe (exchange.url, exchange.method, exchange.fields, exchange.token) = (url, method, fields, token)
            unsafe exchange.timeout_ms = Int(timeout / .milliseconds(1))
            unsafe exchange.is_direct = address.isLoopback ? 1 : 0
            return unsafe perform(&exchange)
          }
        }
      }
    }
  }

  private func perform(_ exchange: inout earshot_exchange) -> HTTPAnswer {
    unsafe earshot_curl_exchange(UnsafeMutableRawPointer(bitPattern: Self.library), &exchange)
    defer { unsafe free(exchange.body) }
    if let fault = unsafe exchange.fault {
      return unsafe .none(wasSent: exchange.bytes_sent > 0, why: String(cString: fault))
    }
    return unsafe .answer(
      status: exchange.status, retryAfter: exchange.retry_after > 0 ? Int(exchange.retry_after) : nil,
      body: exchange.body.map { unsafe Data(bytes: $0, count: exchange.length) } ?? Data())
  }
}

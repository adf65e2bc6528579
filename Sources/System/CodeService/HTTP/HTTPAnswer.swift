import Foundation

/// What came of a call. Printed, it is its status or why there is none.
enum HTTPAnswer: Hashable, CustomStringConvertible {
  /// `retryAfter`: the seconds the server asks us to wait, if it does.
  case answer(status: Int, retryAfter: Int? = nil, body: Data)
  /// No answer, or half of one: whether any of the call went out, and why, in the library's words.
  case none(wasSent: Bool, why: String)

  var description: String {
    switch self {
    case .answer(let status, _, _): "status \(status)"
    case .none(_, let why): "no answer (\(why))"
    }
  }
}

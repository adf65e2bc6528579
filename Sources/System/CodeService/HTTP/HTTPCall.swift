import Foundation
import Screens

/// One request to the server, below `_allauth/app/v1/`.
struct HTTPCall: Hashable {
  enum Method: String {
    case get = "GET"
    case post = "POST"
    case delete = "DELETE"
  }

  /// What the server offers of all this.
  enum Endpoint: String {
    case request = "auth/code/request"
    case confirm = "auth/code/confirm"
    case resend = "auth/code/resend"
    case signUp = "auth/signup"
    case verify = "auth/phone/verify"
    case resendVerification = "auth/phone/verify/resend"
    case session = "auth/session"
  }

  var method: Method = .post
  var endpoint: Endpoint
  var fields: [String: Secret] = [:]
  /// The session that the call belongs to.
  var token: Secret?

  var path: String { "_allauth/app/v1/\(endpoint.rawValue)" }

  /// The body: one object; nothing but for POST.
  var json: String {
    guard method == .post else { return "" }
    // Texts alone: encoding them cannot fail.
    let data = (try? JSONEncoder().encode(fields.mapValues(\.value))) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}

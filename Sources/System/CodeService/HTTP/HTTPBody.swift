import Foundation
import Screens

/// What this client reads of the server's JSON. Texts for people in it are English whatever the language, and not read.
struct HTTPBody: Decodable {
  struct Content: Decodable {
    var flows: [Flow]?
  }

  struct Flow: Decodable {
    var id: String
    var is_pending: Bool?
  }

  struct Meta: Decodable {
    var session_token: String?
    var is_authenticated: Bool?
  }

  struct Fault: Decodable {
    var code: String?
    var param: String?
  }

  var data: Content?
  var meta: Meta?
  var errors: [Fault]?

  /// Nothing if it is no JSON, or another one.
  init?(_ data: Data) {
    guard let body = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
    self = body
  }

  var isSignedIn: Bool { meta?.is_authenticated == true }

  /// A token to go on with, if it can stand in a header.
  var token: Secret? {
    guard let token = meta?.session_token, !token.isEmpty,
      token.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    return Secret(token)
  }

  /// The sign-in that waits for its code.
  var pending: HTTPFlow? {
    data?.flows?.first { $0.is_pending == true }.flatMap { HTTPFlow(rawValue: $0.id) }
  }

  /// Whether it refuses with this code, for this field.
  func has(_ code: String, of param: String? = nil) -> Bool {
    errors?.contains { $0.code == code && (param == nil || $0.param == param) } ?? false
  }
}

/// The two ways in, each with calls of its own.
enum HTTPFlow: String {
  case signIn = "login_by_code"
  case newAccount = "verify_phone"

  var check: HTTPCall.Endpoint { self == .signIn ? .confirm : .verify }
  var resend: HTTPCall.Endpoint { self == .signIn ? .resend : .resendVerification }
}

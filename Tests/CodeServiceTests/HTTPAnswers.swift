import Foundation
import Screens
import SignIn

@testable import CodeService

/// What django-allauth 65.22 answers, as it came, shortened.
extension HTTPSignInTests {
  static let number = PhoneNumber(e164: "+15005550006")
  static let start = number.map(CodeRequest.start) ?? .resend
  static let check = OneTimeCode("042917").map(CodeRequest.check) ?? .resend

  static let idle =
    #"{"status": 401, "data": {"flows": [{"id": "login"}, {"id": "login_by_code"}]}, "meta": {"is_authenticated": false}}"#
  static let pendingNew = """
    {"status": 401, "data": {"flows": [{"id": "login_by_code"}, {"id": "verify_phone", "is_pending": true}]},
     "meta": {"is_authenticated": false, "session_token": "tokennew"}}
    """
  static let gone =
    #"{"status": 410, "data": {"flows": [{"id": "login_by_code"}]}, "meta": {"is_authenticated": null}}"#
  static let conflict = #"{"status": 409}"#
  static let ok = #"{"status": 200}"#
  static let wrong = errors("incorrect_code", "code")

  static func pendingSignIn(token: String) -> String {
    """
    {"status": 401, "data": {"flows": [{"id": "login"}, {"id": "login_by_code", "is_pending": true}, {"id": "signup"}]},
     "meta": {"is_authenticated": false, "session_token": "\(token)"}}
    """
  }

  static func signedIn(token: String) -> String {
    let escaped = token.replacing("\r\n", with: #"\r\n"#)
    return """
      {"status": 200, "data": {"user": {"id": 1, "display": "1"}, "methods": [{"method": "code", "at": 1.5}]},
       "meta": {"is_authenticated": true, "session_token": "\(escaped)"}}
      """
  }

  static func errors(_ code: String, _ param: String) -> String {
    #"{"status": 400, "errors": [{"message": "English.", "code": "\#(code)", "param": "\#(param)"}]}"#
  }

  static func answer(_ status: Int, _ body: String, pause: Int? = nil) -> HTTPAnswer {
    .answer(status: status, retryAfter: pause, body: Data(body.utf8))
  }

  static func lost(wasSent: Bool) -> HTTPAnswer {
    .none(wasSent: wasSent, why: "Timeout was reached")
  }
}

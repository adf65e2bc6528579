import Foundation
import Screens
import SignIn

@testable import CodeService

// What django-allauth 65.22 answers, as it came, shortened.

let number = PhoneNumber(e164: "+15005550006")
let start = number.map(CodeRequest.start) ?? .resend
let check = OneTimeCode("042917").map(CodeRequest.check) ?? .resend

let idle =
  #"{"status": 401, "data": {"flows": [{"id": "login"}, {"id": "login_by_code"}]}, "meta": {"is_authenticated": false}}"#
let pendingNew = """
  {"status": 401, "data": {"flows": [{"id": "login_by_code"}, {"id": "verify_phone", "is_pending": true}]},
   "meta": {"is_authenticated": false, "session_token": "tokennew"}}
  """
let gone = #"{"status": 410, "data": {"flows": [{"id": "login_by_code"}]}, "meta": {"is_authenticated": null}}"#
let conflict = #"{"status": 409}"#
let ok = #"{"status": 200}"#
let wrong = errors("incorrect_code", "code")

func pendingSignIn(token: String) -> String {
  """
  {"status": 401, "data": {"flows": [{"id": "login"}, {"id": "login_by_code", "is_pending": true}, {"id": "signup"}]},
   "meta": {"is_authenticated": false, "session_token": "\(token)"}}
  """
}

func signedIn(token: String) -> String {
  let escaped = token.replacing("\r\n", with: #"\r\n"#)
  return """
    {"status": 200, "data": {"user": {"id": 1, "display": "1"}, "methods": [{"method": "code", "at": 1.5}]},
     "meta": {"is_authenticated": true, "session_token": "\(escaped)"}}
    """
}

func errors(_ code: String, _ param: String) -> String {
  #"{"status": 400, "errors": [{"message": "English.", "code": "\#(code)", "param": "\#(param)"}]}"#
}

func answer(_ status: Int, _ body: String, pause: Int? = nil) -> HTTPAnswer {
  .answer(status: status, retryAfter: pause, body: Data(body.utf8))
}

func lost(wasSent: Bool) -> HTTPAnswer {
  .none(wasSent: wasSent, why: "Timeout was reached")
}

import Foundation
import Screens
import SignIn

@testable import CodeService

extension HTTPSignInTests {
  static let begun = [Exchange(start, answer(401, pendingSignIn(token: "t")))]
  static let signedUp = [Exchange(start, answer(401, pendingNew))]
  static let opens = HTTPCodeTerms(opensAccounts: true)
  static let sent = CodeOutcome.sent(wait: 30, life: 600)

  static let rows = starts + newAccounts + checks + resends + losses

  static let starts: [Row] = [
    startRow("sign in: a flow is pending", answer(401, pendingSignIn(token: "t")), sent),
    startRow("already signed in", answer(200, signedIn(token: "t")), .success),
    startRow("nothing is pending", answer(401, idle), .unavailable()),
    startRow("bad number", answer(400, errors("invalid_phone", "phone")), .badNumber(.kind)),
    startRow("the fourth in a minute", answer(400, errors("too_many_login_attempts", "__all__")), .tooSoon(wait: 30)),
    startRow(
      "the fourth in a minute, with a pause", answer(400, errors("too_many_login_attempts", "__all__"), pause: 12),
      .tooSoon(wait: 12)),
    startRow("429", answer(429, #"{"status":429}"#), .tooSoon(wait: 30)),
    startRow("429 without JSON", answer(429, "slow down", pause: 47), .tooSoon(wait: 47)),
    startRow("429 with a pause of a year", answer(429, "", pause: 31_536_000), .tooSoon(wait: 86_400)),
    startRow("field missing", answer(400, errors("required", "phone")), .unavailable()),
    startRow("not JSON, said the server", answer(400, ""), .unavailable()),
    startRow("not JSON, say we", answer(200, "<html>Sign in to this network</html>"), .unavailable()),
    startRow("other JSON", answer(200, #"{"meta":[]}"#), .unavailable()),
    startRow("no such page", answer(404, "<h1>Not Found</h1>"), .unavailable()),
    startRow("redirected", answer(302, ""), .unavailable()),
    startRow("the server failed", answer(500, "<h1>Server Error (500)</h1>"), .unavailable(mayHaveSent: true)),
    startRow("old token", answer(410, gone), .restart),
    Row(
      testDescription: "a name: the server keeps none", exchange: Exchange(.name(Secret("Ada"))), calls: [],
      outcome: .unavailable()),
  ]

  static let newAccounts: [Row] = [
    startRow("new account", answer(401, pendingNew), sent, terms: opens),
    startRow(
      "new account: same number within 30 s", answer(500, "<h1>"), .unavailable(mayHaveSent: true), terms: opens),
    startRow("new account while signed in", answer(409, conflict), .restart, terms: opens),
    startRow(
      "new account: the server is closed for them", answer(403, #"{"status":403}"#), .unavailable(), terms: opens),
    row("new account, right", signedUp, check, answer(200, signedIn(token: "n")), "POST auth/phone/verify", .success),
    row("new account, wrong", signedUp, check, answer(400, wrong), "POST auth/phone/verify", .wrongCode()),
    row("new account, spent", signedUp, check, answer(409, conflict), "POST auth/phone/verify", .needNewCode),
    row(
      "new account, after its tries: known from now on", signedUp, start, answer(401, pendingSignIn(token: "t")),
      "POST auth/code/request", sent),
    row(
      "new account, resend too soon", signedUp, .resend, answer(429, #"{"status":429}"#),
      "POST auth/phone/verify/resend", .tooSoon(wait: 30)),
    row(
      "new account, resend", signedUp, .resend, answer(200, ok), "POST auth/phone/verify/resend",
      .sent(wait: 60, life: 600)),
    Row(
      testDescription: "new account, no answer: perhaps known from now on",
      before: [Exchange(start, .none(wasSent: true, why: "late"))],
      exchange: Exchange(start, answer(401, pendingSignIn(token: "t"))), calls: ["POST auth/code/request"],
      outcome: sent, terms: opens),
  ]

  static let checks: [Row] = [
    row("right", begun, check, answer(200, signedIn(token: "n")), "POST auth/code/confirm", .success),
    row("200 without being signed in", begun, check, answer(200, ok), "POST auth/code/confirm", .unavailable()),
    row("wrong", begun, check, answer(400, wrong), "POST auth/code/confirm", .wrongCode()),
    row("spent, expired, replayed", begun, check, answer(409, conflict), "POST auth/code/confirm", .needNewCode),
    row(
      "wrong in another field", begun, check, answer(400, errors("incorrect_code", "email")), "POST auth/code/confirm",
      .unavailable()),
    row(
      "field missing", begun, check, answer(400, errors("required", "code")), "POST auth/code/confirm", .unavailable()),
    row("old token", begun, check, answer(410, gone), "POST auth/code/confirm", .restart),
    row("limited", begun, check, answer(429, "", pause: 9), "POST auth/code/confirm", .tooSoon(wait: 9)),
    row("the server failed", begun, check, answer(502, "<html>"), "POST auth/code/confirm", .unavailable()),
  ]

  static let resends: [Row] = [
    row("resend", begun, .resend, answer(200, ok), "POST auth/code/resend", .sent(wait: 60, life: 600)),
    row("resend, limited", begun, .resend, answer(429, ""), "POST auth/code/resend", .tooSoon(wait: 30)),
    row("resend, old token", begun, .resend, answer(410, gone), "POST auth/code/resend", .restart),
    row(
      "resend, the server failed", begun, .resend, answer(500, ""), "POST auth/code/resend",
      .unavailable(mayHaveSent: true)),
    after("quota used", .resend, answer(409, conflict), answer(401, pendingSignIn(token: "t")), .tooManySends),
    after("flow gone", .resend, answer(409, conflict), answer(401, idle), .needNewCode),
    after("session gone", .resend, answer(409, conflict), answer(410, gone), .restart),
    after("no second answer", .resend, answer(409, conflict), lost(wasSent: true), .unavailable()),
  ]

  static let losses: [Row] = [
    startRow("start, unreachable", lost(wasSent: false), .unavailable()),
    startRow("start, no answer", lost(wasSent: true), .unavailable(mayHaveSent: true)),
    row(
      "resend, no answer", begun, .resend, lost(wasSent: true), "POST auth/code/resend", .unavailable(mayHaveSent: true)
    ),
    row("resend, unreachable", begun, .resend, lost(wasSent: false), "POST auth/code/resend", .unavailable()),
    row("check, unreachable", begun, check, lost(wasSent: false), "POST auth/code/confirm", .unavailable()),
    after("still pending", check, lost(wasSent: true), answer(401, pendingSignIn(token: "t")), .unavailable()),
    after("no longer pending", check, lost(wasSent: true), answer(401, idle), .needNewCode),
    after("succeeded, the new token is lost", check, lost(wasSent: true), answer(410, gone), .restart),
    after("signed in by the same token", check, lost(wasSent: true), answer(200, signedIn(token: "t")), .success),
    after("no answer to that either", check, lost(wasSent: true), lost(wasSent: true), .unavailable()),
  ]

  private static func startRow(
    _ name: String, _ answer: HTTPAnswer, _ outcome: CodeOutcome, terms: HTTPCodeTerms = HTTPCodeTerms()
  ) -> Row {
    let call = terms.opensAccounts ? "POST auth/signup" : "POST auth/code/request"
    return Row(testDescription: name, exchange: Exchange(start, answer), calls: [call], outcome: outcome, terms: terms)
  }

  private static func row(
    _ name: String, _ before: [Exchange], _ request: CodeRequest, _ answer: HTTPAnswer, _ call: String,
    _ outcome: CodeOutcome
  ) -> Row {
    Row(
      testDescription: name, before: before, exchange: Exchange(request, answer), calls: [call], outcome: outcome,
      terms: call.contains("verify") || name.contains("new account") ? opens : HTTPCodeTerms())
  }

  /// The server is asked how things stand.
  private static func after(
    _ name: String, _ request: CodeRequest, _ first: HTTPAnswer, _ second: HTTPAnswer, _ outcome: CodeOutcome
  ) -> Row {
    let call = request == .resend ? "POST auth/code/resend" : "POST auth/code/confirm"
    return Row(
      testDescription: "\(call), then: \(name)", before: begun, exchange: Exchange(request, first, second),
      calls: [call, "GET auth/session"], outcome: outcome)
  }
}

import Foundation
import Screens
import SignIn
import Testing

@testable import CodeService

/// The answers of django-allauth 65.22 as they came, shortened, and what each means.
@Suite struct HTTPSignInTests {
  /// A request, the answers that come to its calls, and what is made of them.
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    /// What has gone before.
    var before: [Exchange] = []
    var exchange: Exchange
    /// The calls that the request makes, as method and path.
    var calls: [String]
    var outcome: CodeOutcome
    var terms = HTTPCodeTerms()
  }

  struct Exchange {
    var request: CodeRequest
    var answers: [HTTPAnswer]

    init(_ request: CodeRequest, _ answers: HTTPAnswer...) {
      (self.request, self.answers) = (request, answers)
    }
  }

  @Test("sign-in-2.2: each answer of the server means what the table says", arguments: rows)
  func means(_ row: Row) {
    var signIn = HTTPSignIn(row.terms)
    for exchange in row.before { _ = play(exchange, in: &signIn) }
    let (calls, outcome) = play(row.exchange, in: &signIn)
    #expect(calls.map { "\($0.method.rawValue) \($0.endpoint.rawValue)" } == row.calls)
    #expect(outcome == row.outcome)
  }

  @Test("sign-in-2.2: a token is taken from any answer that has one, and goes with the next call; 410 drops it")
  func tokens() {
    var signIn = HTTPSignIn(HTTPCodeTerms())
    let steps: [(CodeRequest, HTTPAnswer, String?)] = [
      (Self.start, Self.answer(401, Self.pendingSignIn(token: "one")), nil),
      (Self.check, Self.answer(400, Self.wrong), "one"),
      (
        Self.check,
        Self.answer(400, #"{"errors":[{"code":"incorrect_code","param":"code"}],"meta":{"session_token":"two"}}"#),
        "one"
      ),
      (Self.check, Self.answer(200, Self.signedIn(token: "three")), "two"),
      (Self.start, Self.answer(200, Self.signedIn(token: "bad\r\nX-Other: 1")), "three"),
      (Self.check, Self.answer(410, Self.gone), "three"),
      (Self.start, Self.answer(401, Self.pendingSignIn(token: "four")), nil),
    ]
    for (request, answer, token) in steps {
      guard case .call(let call) = signIn.begin(request) else {
        Issue.record("no call")
        return
      }
      #expect(call.token?.value == token)
      _ = signIn.take(answer)
    }
    #expect(signIn.end() == HTTPCall(method: .delete, endpoint: .session, token: Secret("four")))
    #expect(signIn.end() == nil)
  }

  @Test("sign-in-2.2: bodies are JSON with the one field that the server reads, the code as a text")
  func bodies() {
    var signIn = HTTPSignIn(HTTPCodeTerms())
    let bodies = [Self.start, Self.check, .resend].map { request in
      if case .call(let call) = signIn.begin(request) { call.json } else { "" }
    }
    #expect(bodies == [#"{"phone":"+15005550006"}"#, #"{"code":"042917"}"#, "{}"])
  }

  @Test("sign-in-2.2: each code that is sent makes the next wait longer, until a new sign-in begins")
  func waits() {
    var signIn = HTTPSignIn(HTTPCodeTerms(waits: [30, 60], life: 90))
    let requests = [Self.start, .resend, .resend, Self.start]
    let outcomes = requests.map { request in
      let status = request == .resend ? 200 : 401
      return play(Exchange(request, Self.answer(status, Self.pendingSignIn(token: "t"))), in: &signIn).outcome
    }
    #expect(outcomes == [30, 60, 60, 30].map { .sent(wait: $0, life: 90) })
  }

  @Test("sign-in-4.2: nothing that is printed of a sign-in, a call or an answer holds number, code or token")
  func prints() {
    var signIn = HTTPSignIn(HTTPCodeTerms(opensAccounts: true))
    var printed = ""
    for exchange in [
      Exchange(Self.start, Self.answer(401, Self.pendingNew)), Exchange(Self.check, Self.answer(400, Self.wrong)),
    ] {
      let (calls, _) = play(exchange, in: &signIn)
      dump((calls, signIn), to: &printed)
      printed += "\(calls) \(signIn) \(exchange.answers) \(String(reflecting: exchange.answers))"
    }
    for secret in ["15005550006", "042917", "tokennew"] {
      #expect(!printed.contains(secret))
    }
  }

  /// Plays one request to its end.
  private func play(_ exchange: Exchange, in signIn: inout HTTPSignIn) -> (calls: [HTTPCall], outcome: CodeOutcome?) {
    var calls: [HTTPCall] = []
    var answers = exchange.answers[...]
    var step = signIn.begin(exchange.request)
    while case .call(let call) = step {
      calls.append(call)
      guard let answer = answers.popFirst() else { return (calls, nil) }
      step = signIn.take(answer)
    }
    guard case .outcome(let outcome) = step else { return (calls, nil) }
    return (calls, outcome)
  }
}

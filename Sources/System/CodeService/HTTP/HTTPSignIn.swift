import Foundation
import Screens
import SignIn

/// One sign-in at a django-allauth server, as a value: what to ask it, and what its answers mean (sign-in.md 2.2).
struct HTTPSignIn {
  /// What to do now.
  enum Step: Hashable {
    case call(HTTPCall)
    case outcome(CodeOutcome)
  }

  /// What a call is for.
  private enum Purpose {
    case start(PhoneNumber)
    case resend, check
    /// How things stand, after a resend that was refused or a check that was not answered.
    case stateOfResend, stateOfCheck
  }

  private let terms: HTTPCodeTerms
  private var token: Secret?
  private var flow = HTTPFlow.signIn
  private var purpose = Purpose.check
  private var sends = 0
  /// The number that got an account here: from then on the server knows it, and gives it no second one.
  private var signedUp: PhoneNumber?

  /// Before anything was asked.
  init(_ terms: HTTPCodeTerms) {
    self.terms = terms
  }

  /// The first step of a request.
  mutating func begin(_ request: CodeRequest) -> Step {
    switch request {
    case .start(let number):
      let isNew = terms.opensAccounts && signedUp != number
      return call(isNew ? .signUp : .request, ["phone": Secret(number.e164)], for: .start(number))
    case .resend: return call(flow.resend, for: .resend)
    case .check(let code): return call(flow.check, ["code": Secret(code.digits)], for: .check)
    // The server keeps no names, so nobody was asked for one.
    case .name: return .outcome(.unavailable())
    }
  }

  /// The call that gives the session up, if there is one; all that was kept is forgotten.
  mutating func end() -> HTTPCall? {
    defer { self = HTTPSignIn(terms) }
    return token.map { HTTPCall(method: .delete, endpoint: .session, token: $0) }
  }

  /// The step that follows from an answer to the call.
  mutating func take(_ answer: HTTPAnswer) -> Step {
    switch answer {
    case .none(let wasSent, _): unanswered(wasSent: wasSent)
    case .answer(let status, let retryAfter, let body):
      step(after: status, HTTPBody(body), pause: retryAfter.map { min($0, HTTPCodeTerms.longestPause) } ?? wait)
    }
  }

  /// Nothing is sent again by itself; but a code may be on its way, or a check may have been heard.
  private mutating func unanswered(wasSent: Bool) -> Step {
    switch purpose {
    case .start(let number):
      if wasSent, terms.opensAccounts { signedUp = number }
      return .outcome(.unavailable(mayHaveSent: wasSent))
    case .resend: return .outcome(.unavailable(mayHaveSent: wasSent))
    case .check where wasSent: return call(.session, for: .stateOfCheck)
    case .check, .stateOfCheck, .stateOfResend: return .outcome(.unavailable())
    }
  }

  private mutating func step(after status: Int, _ body: HTTPBody?, pause: Int) -> Step {
    token = body?.token ?? token
    switch (purpose, status) {
    case (_, 429): return .outcome(.tooSoon(wait: pause))
    case (_, 410): return restart()
    case (_, 500...): return .outcome(failure)
    case _ where body == nil: return .outcome(.unavailable())

    case (.start(let number), 401): return started(number, body?.pending)
    case (.start, 200) where body?.isSignedIn == true: return .outcome(.success)
    case (.start, 400) where body?.has("invalid_phone", of: "phone") == true: return .outcome(.badNumber(.kind))
    // Somebody is signed in, and the server opens no account beside.
    case (.start, 409): return restart()

    case (.resend, 200): return sent()
    case (.resend, 409): return call(.session, for: .stateOfResend)
    case (.stateOfResend, 200), (.stateOfResend, 401):
      return .outcome(body?.pending == nil ? .needNewCode : .tooManySends)

    case (.check, 200) where body?.isSignedIn == true: return .outcome(.success)
    case (.check, 400) where body?.has("incorrect_code", of: "code") == true: return .outcome(.wrongCode())
    case (.check, 409): return .outcome(.needNewCode)
    case (.stateOfCheck, 200) where body?.isSignedIn == true: return .outcome(.success)
    case (.stateOfCheck, 401): return .outcome(body?.pending == nil ? .needNewCode : .unavailable())

    // A limit, dressed as a bad request.
    case (_, 400) where body?.has("too_many_login_attempts") == true: return .outcome(.tooSoon(wait: pause))
    default: return .outcome(.unavailable())
    }
  }
}

extension HTTPSignIn {
  /// Seconds until another code may be asked for, by our own count.
  private var wait: Int { terms.wait(after: sends) }

  /// The server failed, perhaps after it had sent a code.
  private var failure: CodeOutcome {
    switch purpose {
    case .start, .resend: .unavailable(mayHaveSent: true)
    case .check, .stateOfCheck, .stateOfResend: .unavailable()
    }
  }

  private mutating func call(
    _ endpoint: HTTPCall.Endpoint, _ fields: [String: Secret] = [:], for purpose: Purpose
  ) -> Step {
    self.purpose = purpose
    return .call(
      HTTPCall(method: endpoint == .session ? .get : .post, endpoint: endpoint, fields: fields, token: token))
  }

  private mutating func started(_ number: PhoneNumber, _ pending: HTTPFlow?) -> Step {
    guard let pending else { return .outcome(.unavailable()) }
    flow = pending
    if pending == .newAccount { signedUp = number }
    sends = 0
    return sent()
  }

  private mutating func sent() -> Step {
    sends += 1
    return .outcome(.sent(wait: wait, life: terms.life))
  }

  private mutating func restart() -> Step {
    token = nil
    return .outcome(.restart)
  }
}

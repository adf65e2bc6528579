import Dispatch
import Foundation
public import SignIn
import Synchronization

/// A django-allauth server somewhere, asked by its headless interface, version 1, for clients that are programs.
///
/// Each request is sent once and waited for ten seconds. The program keeps nothing but the token of the session, in
/// memory: no cookies, no cache, no passwords, and it goes to no other server that the first may name.
public final class HTTPCodeService: CodeService {
  private let client: HTTPClient
  private let terms: HTTPCodeTerms
  private let report: @Sendable (String) -> Void
  private let conversation: Mutex<HTTPConversation>

  /// A service at an address, https, or http on this machine; nothing is asked of it yet.
  ///
  /// `report` is told, in one line for the journal and from any thread, why the service was not available: the path and
  /// the status, nothing of the contents.
  public convenience init(
    address: String, terms: HTTPCodeTerms = HTTPCodeTerms(), report: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(HTTPCodeServiceError) {
    try self.init(address: address, terms: terms, timeout: .seconds(10), report: report)
  }

  init(
    address: String, terms: HTTPCodeTerms, timeout: Duration, report: @escaping @Sendable (String) -> Void
  ) throws(HTTPCodeServiceError) {
    client = try HTTPClient(address: HTTPAddress(address), timeout: timeout)
    (self.terms, self.report) = (terms, report)
    conversation = Mutex(HTTPConversation(client, terms, report))
  }

  /// Asks the server, after what was asked before; `answer` comes on a thread of this service.
  public func take(_ request: CodeRequest, answer: @escaping @Sendable (CodeOutcome) -> Void) {
    conversation.withLock { $0 }.take(request, answer: answer)
  }

  /// Forgets the session, and tells the server to end it too. The next request need not wait for that.
  public func end() {
    let next = HTTPConversation(client, terms, report)
    conversation.withLock { current in
      defer { current = next }
      return current
    }.end()
  }

  /// The same, and gives the server a moment to hear of it.
  public func finish() {
    let last = conversation.withLock { $0 }
    end()
    last.drain()
  }
}

/// The requests of one sign-in, one after the other, away from the caller's thread. An answer that comes after the end
/// changes nothing but what is forgotten with it.
private final class HTTPConversation: Sendable {
  private let client: HTTPClient
  private let report: @Sendable (String) -> Void
  private let signIn: Mutex<HTTPSignIn>
  private let queue = DispatchQueue(label: "code service")

  init(_ client: HTTPClient, _ terms: HTTPCodeTerms, _ report: @escaping @Sendable (String) -> Void) {
    (self.client, self.report) = (client, report)
    signIn = Mutex(HTTPSignIn(terms))
  }

  func take(_ request: CodeRequest, answer: @escaping @Sendable (CodeOutcome) -> Void) {
    queue.async { answer(self.outcome(of: request)) }
  }

  func end() {
    queue.async {
      guard let call = self.signIn.withLock({ $0.end() }) else { return }
      _ = self.client.answer(to: call)
    }
  }

  func drain() {
    queue.drain()
  }

  private func outcome(of request: CodeRequest) -> CodeOutcome {
    var step = signIn.withLock { $0.begin(request) }
    while case .call(let call) = step {
      let answer = client.answer(to: call)
      step = signIn.withLock { $0.take(answer) }
      if case .outcome(.unavailable) = step { report("The code service, \(call.endpoint.rawValue): \(answer).") }
    }
    guard case .outcome(let outcome) = step else { return .unavailable() }
    return outcome
  }
}

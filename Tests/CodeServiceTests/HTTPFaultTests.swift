import Foundation
import SignIn
import Synchronization
import Testing

@testable import CodeService

/// The service against a server that fails, in each way that a network and a server have.
@Suite(.timeLimit(.minutes(1))) struct HTTPFaultTests {
  typealias Recorded = HTTPSignInTests

  static let begun = LoopbackServer.Reply.status(401, Recorded.pendingSignIn(token: "t"))
  static let notAnswered: [(LoopbackServer.Reply, CodeOutcome)] = [
    (.hangUp, .unavailable(mayHaveSent: true)),
    (.silence, .unavailable(mayHaveSent: true)),
    (.text("HTTP/1.1 401 Unauthorized\r\nContent-Length: 900\r\n\r\n{"), .unavailable(mayHaveSent: true)),
    (.text("220 mail.example ESMTP\r\n"), .unavailable(mayHaveSent: true)),
    (.status(200, String(repeating: " ", count: 1 << 19)), .unavailable(mayHaveSent: true)),
    (.status(200, "<html>"), .unavailable()),
    (.status(503, "<html>"), .unavailable(mayHaveSent: true)),
  ]

  @Test("sign-in-2.2: an answer that is none is no service, and the request went out once", arguments: notAnswered)
  func isUnavailable(_ reply: LoopbackServer.Reply, _ outcome: CodeOutcome) async throws {
    let server = try LoopbackServer(reply, Self.begun)
    let service = try Self.service(server)
    #expect(await service.outcome(of: Recorded.start) == outcome)
    #expect(server.requests.count == 1)
  }

  @Test("sign-in-2.2: a connection that is lost under a second request sends neither twice")
  func sendsOnce() async throws {
    let server = try LoopbackServer(Self.begun, .hangUp, .hangUp)
    let service = try Self.service(server)
    #expect(await service.outcome(of: Recorded.start) == .sent(wait: 30, life: 600))
    #expect(await service.outcome(of: .resend) == .unavailable(mayHaveSent: true))
    #expect(server.requests.count == 2)
  }

  @Test("sign-in-2.2: after a check without an answer the session is asked for, and no code is sent again")
  func asksForSession() async throws {
    let server = try LoopbackServer(Self.begun, .hangUp, .status(410, Recorded.gone))
    let service = try Self.service(server)
    _ = await service.outcome(of: Recorded.start)
    #expect(await service.outcome(of: Recorded.check) == .restart)
    #expect(server.firstLines.map { $0.split(separator: " ")[0] } == ["POST", "POST", "GET"])
    #expect(server.requests.last?.contains("X-Session-Token: t\r\n") == true)
  }

  @Test("sign-in-2.2: where nobody listens, and where no TLS is spoken, there is no service")
  func isUnreachable() async throws {
    let server = try LoopbackServer(Self.begun)
    let port = server.port
    let secure = try HTTPCodeService(address: "https://127.0.0.1:\(port)")
    #expect(await secure.outcome(of: Recorded.start) == .unavailable())
    #expect(server.requests.isEmpty)
    server.stop()
    let service = try HTTPCodeService(address: "http://127.0.0.1:\(port)")
    #expect(await service.outcome(of: Recorded.start) == .unavailable())
  }

  @Test(
    "sign-in-2.2: a pause that the server asks for, in seconds or as a date, wins",
    arguments: [false, true])
  func pauses(isDate: Bool) async throws {
    let value = isDate ? Self.date(in: 3_600) : "3600"
    let server = try LoopbackServer(.status(429, headers: "Retry-After: \(value)"))
    guard case .tooSoon(let wait) = try await Self.service(server).outcome(of: Recorded.start) else {
      Issue.record("not told to wait")
      return
    }
    // The way to the server and back may take its time on a busy machine.
    #expect((3_000...3_600).contains(wait))
  }

  @Test("sign-in-2.2: no cookie is kept, no redirection followed, no password asked for")
  func keepsNothing() async throws {
    let elsewhere = try LoopbackServer(Self.begun)
    let server = try LoopbackServer(
      .status(401, Recorded.pendingSignIn(token: "t"), headers: "Set-Cookie: sessionid=1", "WWW-Authenticate: Basic"),
      .status(307, headers: "Location: http://127.0.0.1:\(elsewhere.port)/"), Self.begun)
    let service = try Self.service(server)
    _ = await service.outcome(of: Recorded.start)
    #expect(await service.outcome(of: Recorded.check) == .unavailable())
    _ = await service.outcome(of: .resend)
    #expect(elsewhere.requests.isEmpty)
    #expect(server.requests.count == 3)
    for request in server.requests {
      #expect(request.firstRange(of: /(?i)\r\n(cookie|authorization|expect|referer)/) == nil)
    }
  }

  @Test("sign-in-2.2: what stays on this machine goes by no proxy, whatever the environment says")
  func passesByProxies() async throws {
    let (proxy, server) = try (LoopbackServer(), LoopbackServer(Self.begun))
    setenv("http_proxy", "http://127.0.0.1:\(proxy.port)", 1)
    defer { unsetenv("http_proxy") }
    #expect(try await Self.service(server).outcome(of: Recorded.start) == .sent(wait: 30, life: 600))
    #expect(proxy.requests.isEmpty)
  }

  @Test("sign-in-4.1: the end of a sign-in ends its session at the server, and the next one begins without a token")
  func ends() async throws {
    let server = try LoopbackServer(Self.begun, .status(401, Recorded.idle), Self.begun)
    let service = try Self.service(server)
    _ = await service.outcome(of: Recorded.start)
    service.end()
    while server.requests.count < 2, !Task.isCancelled { await Task.yield() }
    _ = await service.outcome(of: Recorded.start)
    #expect(server.firstLines[1] == "DELETE /_allauth/app/v1/auth/session HTTP/1.1")
    #expect(server.requests[1].contains("X-Session-Token: t\r\n"))
    #expect(!server.requests[2].contains("X-Session-Token"))
  }

  @Test("sign-in-2.2: the operator is told why there was no service, in a line without number, code and token")
  func reports() async throws {
    let lines = Mutex<[String]>([])
    let server = try LoopbackServer(Self.begun, .status(400, Recorded.errors("required", "042917")), .hangUp, .hangUp)
    let service = try Self.service(server) { line in lines.withLock { $0.append(line) } }
    for request in [Recorded.start, Recorded.check, Recorded.check] { _ = await service.outcome(of: request) }
    #expect(
      lines.withLock { $0 } == [
        "The code service, auth/code/confirm: status 400.",
        "The code service, auth/session: no answer (Server returned nothing (no headers, no data)).",
      ])
  }

  /// A date in the form of HTTP.
  private static func date(in seconds: TimeInterval) -> String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = .gmt
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return format.string(from: Date(timeIntervalSinceNow: seconds))
  }

  private static func service(
    _ server: LoopbackServer, report: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(HTTPCodeServiceError) -> HTTPCodeService {
    try HTTPCodeService(
      address: "http://127.0.0.1:\(server.port)", terms: HTTPCodeTerms(), timeout: .seconds(1), report: report)
  }
}

extension LoopbackServer {
  var firstLines: [String] {
    requests.map { String($0.prefix { $0 != "\r\n" }) }
  }
}

extension CodeService {
  /// Asks, and waits for the one answer.
  func outcome(of request: CodeRequest) async -> CodeOutcome {
    await withCheckedContinuation { continuation in
      take(request) { continuation.resume(returning: $0) }
    }
  }
}

import CLinux
import Foundation
import SignIn
import Testing

@testable import CodeService

/// Delivery by commands as operators may write them. `$OUT` is where a gateway writes what it saw.
@Suite(.timeLimit(.minutes(1))) struct GatewayTests {
  private let stand = Stand()
  private let folder: Folder
  private let start: CodeRequest

  init() throws {
    folder = try Folder()
    start = .start(try #require(PhoneNumber.sample))
  }

  private func service(_ script: String, limit: Duration = .seconds(30)) throws -> LocalCodeService {
    let environment = ["PATH": "/usr/bin:/bin", "OUT": folder.path("out")]
    let command = DeliveryCommand(try folder.script(script), limit: limit, environment: environment)
    return try stand.service(.free, .command(command), template: "{code} — ваш код Earshot")
  }

  private func sentCode() throws -> OneTimeCode {
    let lines = try folder.text("out").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 2)
    #expect(lines.first == "+447700900123")
    #expect(lines.last?.hasSuffix(" — ваш код Earshot") == true)
    return try #require(OneTimeCode(String(lines[1].prefix(6))))
  }

  @Test("sign-in-2.1: a gateway reads the number on the first line and the text after it")
  func handedOver() async throws {
    let service = try service("cat > $OUT")
    #expect(await service.ask(start) == .sent(wait: 0, life: 600))
    let code = try sentCode()
    #expect(await service.ask(.check(code)) == .success)
    #expect(stand.notices == [])
  }

  @Test("sign-in-2.1: a gateway that fails leaves the code current, for its message may still arrive")
  func failed() async throws {
    let service = try service("cat > $OUT; exit 3")
    #expect(await service.ask(start) == .unavailable())
    let code = try sentCode()
    #expect(await service.ask(.check(code)) == .success)
    #expect(stand.notices == [.delivery(.refused(folder.path("gateway"), exitCode: 3))])
  }

  @Test("a gateway that a signal ends has failed")
  func crashed() async throws {
    let service = try service("kill -SEGV $$")
    #expect(await service.ask(start) == .unavailable())
    #expect(stand.notices == [.delivery(.crashed(folder.path("gateway"), signal: SIGSEGV))])
  }

  @Test("a gateway that never starts has sent nothing", arguments: ["/nonexistent/gateway", "/etc/passwd", "/tmp"])
  func neverStarted(path: String) async throws {
    let service = try stand.service(.free, .command(DeliveryCommand(path)))
    #expect(await service.ask(start) == .unavailable())
    guard case .delivery(.notStarted(path, _)) = stand.notices.first else {
      Issue.record("\(stand.notices)")
      return
    }
  }

  @Test(
    "sign-in-2.1: a gateway that hangs and ignores SIGTERM is killed after its time, with all it started, and reaped")
  func hangs() async throws {
    let service = try service("trap '' TERM; sleep 600 & echo $$ $! > $OUT; cat > /dev/null; wait", limit: .seconds(2))
    #expect(await service.ask(start) == .unavailable())
    #expect(stand.notices == [.delivery(.tooSlow(folder.path("gateway"), limit: .seconds(2)))])
    let processes = try folder.text("out").split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
    try #require(processes.count == 2)
    #expect(kill(processes[0], 0) == -1 && errno == ESRCH)
    #expect(hasEnded(processes[1]))
  }

  @Test("sign-in-2.1: a gateway that never reads its input is judged by its end")
  func neverReads() async throws {
    let service = try service("exec < /dev/null")
    #expect(await service.ask(start) == .sent(wait: 0, life: 600))
  }

  @Test("sign-in-2.1: a gateway that leaves a daemon is judged by its own end, and the daemon lives on")
  func daemon() async throws {
    let service = try service("sleep 600 & echo $! > $OUT; exit 0", limit: .seconds(300))
    #expect(await service.ask(start) == .sent(wait: 0, life: 600))
    let daemon = try #require(pid_t(try folder.text("out").trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(kill(daemon, SIGKILL) == 0)
    #expect(hasEnded(daemon))
  }

  @Test("sign-in-2.1: a gateway that floods its output is not held up")
  func floods() async throws {
    let service = try service("head -c 9000000 /dev/zero; head -c 9000000 /dev/zero >&2")
    #expect(await service.ask(start) == .sent(wait: 0, life: 600))
  }

  @Test("sign-in-4.2: neither code nor number stands in the arguments or the environment of a gateway")
  func secrecy() async throws {
    let service = try service("cat > $OUT.in; cat /proc/$$/cmdline /proc/$$/environ > $OUT")
    #expect(await service.ask(start) == .sent(wait: 0, life: 600))
    let input = try folder.text("out.in")
    let code = try #require(OneTimeCode.found(in: String(input.split(separator: "\n")[1]), length: 6))
    let seen = try folder.text("out")
    #expect(seen.contains(folder.path("gateway")) && seen.contains("PATH=/usr/bin"))
    #expect(!seen.contains(code.digits) && !seen.contains("7700900123"))
  }

  @Test("a gateway has a process group of its own, the usual signals, and no descriptor of ours")
  func surroundings() async throws {
    let leak = open("/dev/full", O_WRONLY)
    defer { close(leak) }
    let report = "{ ps -o pgid= -p $$; echo $$; grep -E 'SigBlk|SigIgn' /proc/self/status; ls -l /proc/$$/fd; } > $OUT"
    let service = try service(report)
    #expect(await service.ask(start) == .sent(wait: 0, life: 600))
    let lines = try folder.text("out").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines[0] == lines[1])
    // Above the first 31 stand signals of the C library's own.
    #expect(lines[2...3].allSatisfy { (UInt64($0.suffix(16), radix: 16) ?? .max) & 0x7FFF_FFFF == 0 }, "\(lines)")
    #expect(!lines.contains { $0.contains("/dev/full") })
  }

  @Test("while one message is on its way the service goes on with others")
  func besides() async throws {
    let service = try service("cat > /dev/null; read line < $OUT", limit: .seconds(20))
    mkfifo(folder.path("out"), 0o600)
    let gate = open(folder.path("out"), O_RDWR)
    defer { close(gate) }
    let (answers, answered) = AsyncStream.makeStream(of: CodeOutcome.self)
    service.take(start) { answered.yield($0) }
    // When this is answered the message is on its way.
    let wrong = try #require(OneTimeCode("0000"))
    #expect(await service.ask(.check(wrong)) == .wrongCode(left: 4))
    service.end()
    #expect(await service.ask(.resend) == .restart)
    #expect(write(gate, "\n", 1) == 1)
    #expect(await answers.first { _ in true } == .restart)
    #expect(stand.notices == [])
  }

  /// Whether a process that may be none of ours ends soon.
  private func hasEnded(_ process: pid_t) -> Bool {
    let descriptor = pidfd_open(process, 0)
    guard descriptor >= 0 else { return errno == ESRCH }
    defer { close(descriptor) }
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 10_000) == 1
  }
}

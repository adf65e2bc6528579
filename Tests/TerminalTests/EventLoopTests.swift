import Foundation
import Terminal
import Testing
import Timeline

@Suite struct EventLoopTests {
  private typealias Loop = EventLoop<String>

  @Test func `Keys typed come as bytes, and the end of a terminal comes once`() throws {
    let pair = try Pair.terminal()
    var mode = RawMode(input: pair.inner, output: pair.inner, terminalType: nil)
    try mode.enter()
    let loop = try Loop(input: pair.inner, inbox: Inbox())
    pair.type("\u{1B}[A\u{3}\r")
    #expect(try loop.wait().map(\.happening) == [.bytes(Array("\u{1B}[A\u{3}\r".utf8))])
    pair.closeOuter()
    #expect(try loop.wait().map(\.happening) == [.endOfInput])
    #expect(try loop.wait(until: loop.now).map(\.happening) == [.wake])
  }

  @Test func `What a pipe still holds comes before its end`() throws {
    let pipe = try Pair.pipe()
    let loop = try Loop(input: pipe.inner, inbox: Inbox())
    pipe.type("ab")
    pipe.closeOuter()
    #expect(try loop.wait().map(\.happening) == [.bytes(Array("ab".utf8))])
    #expect(try loop.wait().map(\.happening) == [.endOfInput])
  }

  @Test("Nothing to read and no descriptor at all are an end of input", arguments: ["/dev/null", ""])
  func emptyInput(path: String) throws {
    let input = path.isEmpty ? 987 : open(path, O_RDONLY)
    defer { if !path.isEmpty { close(input) } }
    let loop = try Loop(input: input, inbox: Inbox())
    #expect(try loop.wait().map(\.happening) == [.endOfInput])
  }

  @Test func `A file is read to its end`() throws {
    let size = 40_000
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try Data(repeating: 0x61, count: size).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let input = open(path, O_RDONLY)
    defer { close(input) }
    let loop = try Loop(input: input, inbox: Inbox())
    var count = 0
    while case .bytes(let bytes)? = try loop.wait().first?.happening { count += bytes.count }
    #expect(count == size)
  }

  @Test func `The input is not made non-blocking, which its other owners would feel`() throws {
    let pipe = try Pair.pipe()
    let before = fcntl(pipe.inner, F_GETFL)
    let loop = try Loop(input: pipe.inner, inbox: Inbox())
    _ = try loop.wait(until: loop.now)
    #expect(fcntl(pipe.inner, F_GETFL) == before)
  }

  @Test func `Messages of a thread wake the loop and come in the order of posting`() async throws {
    let pipe = try Pair.pipe()
    let inbox = try Inbox<String>()
    let loop = try Loop(input: pipe.inner, inbox: inbox)
    let sent = (0..<1_000).map(String.init)
    let thread = Thread { for message in sent { inbox.post(message) } }
    thread.start()
    var received: [Happening<String>] = []
    while received.count < sent.count { received += try loop.wait().map(\.happening) }
    #expect(received == sent.map(Happening.message))
    #expect(try loop.wait(until: loop.now).map(\.happening) == [.wake])
  }

  @Test func `A wake comes at its moment and not before`() throws {
    let pipe = try Pair.pipe()
    let loop = try Loop(input: pipe.inner, inbox: Inbox())
    let moment = loop.now + .milliseconds(20)
    let events = try loop.wait(until: moment)
    #expect(events.map(\.happening) == [.wake])
    #expect(events.allSatisfy { $0.moment >= moment && $0.moment < moment + .seconds(5) })
  }

  @Test func `A wake may be moved nearer, and one that is past comes at once`() throws {
    let pipe = try Pair.pipe()
    let inbox = try Inbox<String>()
    let loop = try Loop(input: pipe.inner, inbox: inbox)
    inbox.post("first")
    #expect(try loop.wait(until: loop.now + .seconds(3_600)).map(\.happening) == [.message("first")])
    #expect(try loop.wait(until: loop.now + .milliseconds(1)).map(\.happening) == [.wake])
    for _ in 0..<3 { #expect(try loop.wait(until: .start).map(\.happening) == [.wake]) }
  }

  @Test func `Of what is there at once, messages come before keys and the wake comes last, all at one moment`() throws {
    let pipe = try Pair.pipe()
    let inbox = try Inbox<String>()
    let loop = try Loop(input: pipe.inner, inbox: inbox)
    pipe.type("k")
    inbox.post("report")
    let events = try loop.wait(until: .start)
    #expect(events.map(\.happening) == [.message("report"), .bytes([0x6B]), .wake])
    #expect(Set(events.map(\.moment)).count == 1)
  }

  @Test func `Moments never go back`() throws {
    let pipe = try Pair.pipe()
    let loop = try Loop(input: pipe.inner, inbox: Inbox())
    var last = Moment.start
    for _ in 0..<1_000 {
      let moment = try #require(try loop.wait(until: .start).first?.moment)
      #expect(moment >= last)
      last = moment
    }
  }

  @Test func `Signals from outside are read as values, before anything else`() async throws {
    await #expect(processExitsWith: .success) {
      try Signals.block()
      let pipe = try Pair.pipe()
      let loop = try EventLoop<String>(input: pipe.inner, inbox: Inbox())
      pipe.type("k")
      for number in [SIGTERM, SIGINT, SIGHUP, SIGTSTP] { pthread_kill(pthread_self(), number) }
      let happenings = try loop.wait().map(\.happening)
      let signals: [Signal] = [.terminate, .interrupt, .hangUp, .suspend]
      try #require(Set(happenings.dropLast()) == Set(signals.map(Happening.signal)))
      try #require(happenings.last == .bytes([0x6B]))
      // By itself, because the system takes a pending SIGTSTP back when it comes.
      pthread_kill(pthread_self(), SIGCONT)
      try #require(try loop.wait().map(\.happening) == [.signal(.resume)])
    }
  }

  @Test func `Standard streams that the process was started without are opened on nothing`() async throws {
    await #expect(processExitsWith: .success) {
      close(STDIN_FILENO)
      StandardStreams.fillGaps()
      try #require(fcntl(STDIN_FILENO, F_GETFD) >= 0)
      let inbox = try Inbox<String>()
      try #require(try EventLoop(inbox: inbox).wait().map(\.happening) == [.endOfInput])
    }
  }
}

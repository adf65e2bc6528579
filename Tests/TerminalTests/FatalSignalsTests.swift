import Foundation
import Terminal
import Testing

@Suite struct FatalSignalsTests {
  @Test func `A crash prints no register and no memory, and so no secret`() async throws {
    // Swift's own handler, which would print them, comes with the process.
    setenv("SWIFT_BACKTRACE", "enable=yes,color=no", 1)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      FatalSignals.reset()
      crash(with: "code 482913, code 482913, code 482913")
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!errors.contains("4829"))
    #expect(!errors.contains("Crash"))
    #expect(!errors.contains("Registers"))
    #expect(errors.utf8.count < 400, "\(errors)")
  }

  @Test func `A crash puts the terminal back`() async throws {
    let pair = try Pair.terminal()
    let before = try pair.modes()
    await #expect(processExitsWith: .failure) { [path = pair.path as String] in
      FatalSignals.reset()
      let inner = open(path, O_RDWR | O_NOCTTY)
      var mode = RawMode(input: inner, output: inner, terminalType: "xterm")
      try mode.enter()
      try #require(try Modes(of: inner).isRaw)
      crash(with: "x")
    }
    #expect(try pair.modes() == before)
    #expect(Pair.readAvailable(pair.outer, limit: 0) == "\u{1B}[?2004h\u{1B}[?2004l")
  }

  @Test func `A quit signal from outside puts the terminal back and still ends the process`() async throws {
    let pair = try Pair.terminal()
    let before = try pair.modes()
    await #expect(processExitsWith: .signal(SIGQUIT)) { [path = pair.path as String] in
      FatalSignals.reset()
      let inner = open(path, O_RDWR | O_NOCTTY)
      var mode = RawMode(input: inner, output: inner, terminalType: "xterm")
      try mode.enter()
      kill(getpid(), SIGQUIT)
      while mode.isEntered { pause() }
    }
    #expect(try pair.modes() == before)
  }
}

/// Traps with a text in the hands of the code that traps.
@inline(never) private func crash(with text: String) -> Never {
  let bytes = Array(text.utf8)
  let index = bytes.count + Int(bytes[0])
  print(bytes[index])
  exit(0)
}

import Foundation
import Terminal
import Testing

@Suite struct RawModeTests {
  @Test func `Raw mode turns off echo, lines, signals by keys and flow control, and keeps the handling of output`()
    throws
  {
    let pair = try Pair.terminal()
    let before = try pair.modes()
    #expect(!before.isRaw)
    var mode = RawMode(input: pair.inner, output: pair.inner, terminalType: "xterm")
    try mode.enter()
    let isEntered = mode.isEntered
    #expect(isEntered)
    #expect(try pair.modes().isRaw)
    #expect(try pair.modes().output == before.output)
    mode.restore()
    let isStillEntered = mode.isEntered
    #expect(!isStillEntered)
    #expect(try pair.modes() == before)
  }

  @Test func `Entering twice keeps the modes that were found first, and restoring twice is as once`() throws {
    let pair = try Pair.terminal()
    let before = try pair.modes()
    var mode = RawMode(input: pair.inner, output: pair.inner, terminalType: nil)
    try mode.enter()
    try mode.enter()
    mode.restore()
    #expect(try pair.modes() == before)
    mode.restore()
    #expect(try pair.modes() == before)
  }

  @Test func `Entering again undoes what another program did to the terminal`() throws {
    let pair = try Pair.terminal()
    var mode = RawMode(input: pair.inner, output: pair.inner, terminalType: nil)
    try mode.enter()
    let raw = try pair.modes()
    var other = termios()
    tcgetattr(pair.inner, &other)
    other.c_lflag |= tcflag_t(ECHO | ICANON)
    tcsetattr(pair.inner, TCSANOW, &other)
    try mode.enter()
    #expect(try pair.modes() == raw)
  }

  @Test func `The terminal is put back when the value is gone`() throws {
    let pair = try Pair.terminal()
    let before = try pair.modes()
    func enterAndLeave() throws {
      var mode = RawMode(input: pair.inner, output: pair.inner, terminalType: nil)
      try mode.enter()
      #expect(try pair.modes().isRaw)
    }
    try enterAndLeave()
    #expect(try pair.modes() == before)
  }

  @Test func `Raw mode of what is no terminal does nothing`() throws {
    let pipe = try Pair.pipe()
    for input in [pipe.inner, 987] {
      var mode = RawMode(input: input, output: pipe.outer, terminalType: "xterm")
      try mode.enter()
      let isEntered = mode.isEntered
      #expect(!isEntered)
      mode.restore()
    }
    #expect(Pair.readAvailable(pipe.inner, limit: 0) == "")
  }

  @Test(
    "A terminal that can marks pastes while it is raw, and nothing else is written",
    arguments: [
      ("xterm", "\u{1B}[?2004h", "\u{1B}[?2004l"), ("linux", "\u{1B}[?2004h", "\u{1B}[?2004l"), ("dumb", "", ""),
    ])
  func pasteMarks(type: String, atStart: String, atEnd: String) throws {
    let pair = try Pair.terminal()
    var mode = RawMode(input: pair.inner, output: pair.inner, terminalType: type)
    try mode.enter()
    #expect(Pair.readAvailable(pair.outer, limit: 0) == atStart)
    mode.restore()
    #expect(Pair.readAvailable(pair.outer, limit: 0) == atEnd)
  }

  @Test func `A terminal marks pastes even when captions go to a file`() throws {
    let pair = try Pair.terminal()
    let pipe = try Pair.pipe()
    var mode = RawMode(input: pair.inner, output: pipe.outer, terminalType: "xterm")
    try mode.enter()
    #expect(Pair.readAvailable(pair.outer, limit: 0) == "\u{1B}[?2004h")
    #expect(Pair.readAvailable(pipe.inner, limit: 0) == "")
  }

  @Test func `Suspending puts the terminal back while the process is stopped, and makes it raw again after`()
    async throws
  {
    await #expect(processExitsWith: .success) {
      let pair = try Pair.terminal()
      let before = try pair.modes()
      var mode = RawMode(input: pair.inner, output: pair.inner, terminalType: nil)
      try mode.enter()
      let witness = try Pair.pipe()
      try letGoOn(once: pair.path, isSeenBy: witness.outer)
      try mode.suspend()
      try #require(try pair.modes().isRaw)
      let seen = Pair.readAvailable(witness.inner)
      try #require(seen.contains(" icanon") && seen.contains(" echo "))
      mode.restore()
      try #require(try pair.modes() == before)
    }
  }
}

/// Starts a shell that waits until this process is stopped, shows the modes of its terminal, and lets it go on.
private func letGoOn(once terminal: String, isSeenBy witness: Int32) throws {
  let script = """
    until grep -q '^State:.T' /proc/$PPID/status; do :; done
    stty -a < \(terminal); kill -CONT $PPID
    """
  let shell = Process()
  shell.executableURL = URL(filePath: "/bin/sh")
  shell.arguments = ["-c", script]
  shell.standardOutput = FileHandle(fileDescriptor: witness)
  try shell.run()
}

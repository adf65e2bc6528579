import Foundation
import Testing

/// Back to the shell for a while.
@Suite(.fewAtOnce) struct SuspendTests {
  @Test func `Ctrl-Z gives the terminal back and stops silently; going on, the program says where one is`()
    async throws
  {
    let folder = try Folder()
    let program = try Program(
      "play", "--audio", "wav:\(folder / "a.wav")", "--rate", "449", try ShortPack.write(in: folder), in: folder)
    try await program.wait(for: .began("screen", "The path"))
    await program.type("\u{1A}")
    try await program.waitForStop()
    #expect(try await program.modes == program.formerModes)
    #expect(await program.screen.hasSuffix("\u{1B}[?2004l"))
    #expect(await program.lines.last { $0.event == "ended" && $0.kind == "screen" }?.by?.key == "Ctrl-Z")

    await program.send(SIGCONT)
    let title = try await program.wait(for: .began("screen", "The path"))
    #expect(try await program.modes.isRaw)
    try await program.wait(for: .end(of: title))
    try await program.wait(for: .began("focus", "Start"))
    await program.type("\u{1C}")
    #expect(try await program.waitForExit() == 0)
    #expect(try await program.modes == program.formerModes)
    Record(lines: await program.lines).expectWhole()
    try Sound(folder / "a.wav").expectAgreement(with: await program.lines)
  }

  @Test func `In a shell with jobs Ctrl-Z leads back to the prompt, and fg to the game`() async throws {
    let program = try Program.shell()
    await program.type(#""$EARSHOT" play --audio silent --rate 449 --transcript "$RECORD""# + "\n")
    try await program.wait(for: .began("screen"))
    await program.type("\u{1A}")
    try await program.wait(forScreen: "Stopped")
    await program.type("echo back''again\n")
    try await program.wait(forScreen: "backagain")
    await program.type("fg\n")
    try await program.wait(for: .began("screen"))
    await program.type("\u{1C}")
    try await program.wait(forScreen: "Goodbye.\r\n\u{1B}[?2004l\u{1B}[?2004hready>")
    await program.type("echo code=$?=\n")
    try await program.wait(forScreen: "code=0=")
  }
}

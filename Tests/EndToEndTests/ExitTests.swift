import Foundation
import Testing

/// Every way out: exit code 0, the terminal as it was, silence, and nothing left behind.
@Suite(.fewAtOnce) struct ExitTests {
  struct Way: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var saysGoodbye = true
    var leave: @Sendable (Program) async throws -> Void
  }

  static let ways = [
    Way(testDescription: "Ctrl-C twice") { program in
      await program.type("\u{3}")
      try await program.wait(for: .began("result", "Quit?"))
      await program.type("\u{3}")
    },
    Way(testDescription: "Ctrl-C twice at once") { await $0.type("\u{3}\u{3}") },
    Way(testDescription: "q twice") { program in
      await program.type("q")
      try await program.wait(for: .ended("result"))
      await program.type("q")
    },
    Way(testDescription: "Ctrl-\\") { await $0.type("\u{1C}") },
    Way(testDescription: "SIGTERM") { await $0.send(SIGTERM) },
    Way(testDescription: "SIGINT twice") { program in
      await program.send(SIGINT)
      try await program.wait(for: .began("result", "Quit?"))
      await program.send(SIGINT)
    },
    Way(testDescription: "SIGHUP", saysGoodbye: false) { await $0.send(SIGHUP) },
  ]

  @Test("Each way to quit ends with code 0, the terminal as it was, a whole record and silence", arguments: ways)
  func quits(_ way: Way) async throws {
    let folder = try Folder()
    let pack = try ShortPack.write(in: folder)
    let program = try Program(
      "play", "--audio", "wav:\(folder / "a.wav")", "--rate", "449", "--seed", "1", pack, in: folder)
    try await program.wait(for: .began("screen", "The path"))
    #expect(try await program.modes.isRaw)
    try await way.leave(program)
    #expect(try await program.waitForExit() == 0)

    #expect(try await program.modes == program.formerModes)
    #expect(await program.screen.hasSuffix("\r\n\u{1B}[?2004l"))
    let lines = await program.lines
    Record(lines: lines).expectWhole()
    #expect(lines.contains { $0.event == "began" && $0.text == "Goodbye." } == way.saysGoodbye)
    #expect(lines.last { $0.text == "Goodbye." }?.state == (way.saysGoodbye ? "finished" : nil))
    try Sound(folder / "a.wav").expectAgreement(with: lines)
    // The engine's own sound library makes the folder `pulse`.
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "pulse" }
    #expect(left.sorted() == ["a.wav", "hill.json", "record.jsonl"])
  }

  @Test func `A terminal that is closed ends the program silently with code 0`() async throws {
    let folder = try Folder()
    let program = try Program("play", "--audio", "wav:\(folder / "a.wav")", "--rate", "449", in: folder)
    try await program.wait(for: .began("screen"))
    await program.closeTerminal()
    #expect(try await program.waitForExit() == 0)
    let lines = await program.lines
    Record(lines: lines).expectWhole()
    #expect(!lines.contains { $0.text == "Goodbye." })
    try Sound(folder / "a.wav").expectAgreement(with: lines)
  }

  @Test func `Another key after the question whether to quit goes on with the game`() async throws {
    let program = try Program("play", "--audio", "silent", "--rate", "449")
    try await program.wait(for: .began("screen"))
    await program.type("\u{3}")
    try await program.wait(for: .began("result", "Quit?"))
    await program.type("\u{1B}[B")
    try await program.wait(for: .began("focus"))
    await program.type("\u{3}")
    try await program.wait(for: .began("result", "Quit?"))
    await program.type("\u{3}")
    #expect(try await program.waitForExit() == 0)
  }
}

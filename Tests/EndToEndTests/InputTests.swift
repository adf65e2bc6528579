import Foundation
import Testing

/// Where keys come from when standard input is no terminal.
@Suite(.fewAtOnce) struct InputTests {
  @Test func `The bytes of a pipe are keys, and at its end the speech in hand is finished and the program ends`()
    async throws
  {
    let folder = try Folder()
    let program = try Program(
      "play", "--audio", "wav:\(folder / "a.wav")", "--rate", "449", try ShortPack.write(in: folder), input: .pipe,
      in: folder)
    try await program.wait(for: .began("screen", "The path"))
    await program.type("\u{1B}[B")
    let focus = try await program.wait(for: .began("focus", "Level 1"))
    await program.endInput()
    #expect(try await program.waitForExit() == 0)
    let lines = await program.lines
    Record(lines: lines).expectWhole()
    #expect(lines.filter { $0.event == "key" }.map(\.key) == ["Down"])
    #expect(lines.last { $0.event == "ended" && $0.id == focus.id }?.state == "finished")
    #expect(await !program.screen.contains("\u{1B}"))
    try Sound(folder / "a.wav").expectAgreement(with: lines)
  }

  @Test
  func `Ctrl-Z among the bytes of a pipe silences and does not stop the program, from which nobody could wake it`()
    async throws
  {
    let program = try Program("play", "--audio", "silent", "--rate", "449", input: .pipe)
    try await program.wait(for: .began("screen"))
    await program.type("\u{1A}")
    #expect(try await program.wait(for: .ended("screen", "cut")).by?.key == "Ctrl-Z")
    await program.endInput()
    #expect(try await program.waitForExit() == 0)
  }

  @Test func `Without any input the arrival is said to its end, and the program ends`() async throws {
    let folder = try Folder()
    let program = try Program(
      "play", "--audio", "silent", "--rate", "449", try ShortPack.write(in: folder), input: .file("/dev/null"),
      in: folder)
    #expect(try await program.waitForExit() == 0)
    let lines = await program.lines
    Record(lines: lines).expectWhole()
    #expect(lines.filter { $0.event == "ended" }.map(\.state) == ["finished", "finished"])
    #expect(lines.filter { $0.event == "began" }.map(\.kind) == ["screen", "focus"])
  }
}

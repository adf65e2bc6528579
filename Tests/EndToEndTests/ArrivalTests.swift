import Foundation
import Testing

/// From the start to the first item, as it is recorded, shown and heard.
@Suite(.fewAtOnce) struct ArrivalTests {
  @Test
  func
    `The title is said first, then the item in focus, each with one plain line as it begins, and all of it is heard`()
    async throws
  {
    let folder = try Folder()
    let program = try Program("play", "--audio", "wav:\(folder / "a.wav")", "--rate", "449", "--seed", "1", in: folder)
    let title = try await program.wait(for: .began("screen", "The lighthouse"))
    #expect(try #require(title.text).hasPrefix("Earshot: F1 for help, F7 slower, F8 faster, Control C to quit."))
    try await program.wait(for: .end(of: title))
    let focus = try await program.wait(for: .began("focus", "Start, button"))
    try await program.wait(for: .end(of: focus))
    await program.type("\u{1C}")
    #expect(try await program.waitForExit() == 0)

    let lines = await program.lines
    Record(lines: lines).expectWhole()
    let said = lines.filter { $0.event == "began" }.compactMap(\.text)
    #expect(await program.screen == "\u{1B}[?2004h" + said.map { $0 + "\r\n" }.joined() + "\u{1B}[?2004l")
    try Sound(folder / "a.wav").expectAgreement(with: lines)
  }

  @Test func `Without captions nothing is written to the terminal but the marks of pastes`() async throws {
    let program = try Program("say", "One, two.", "--no-captions", "--audio", "silent", "--rate", "449")
    #expect(try await program.waitForExit() == 0)
    #expect(await program.lines.contains { $0.event == "began" })
    #expect(await program.screen == "\u{1B}[?2004h\u{1B}[?2004l")
  }

  @Test func `A plain terminal gets plain lines and not one escape sequence`() async throws {
    let program = try Program("say", "One, two.", "--audio", "silent", "--rate", "449", environment: ["TERM": "dumb"])
    #expect(try await program.waitForExit() == 0)
    #expect(await program.screen == "One, two.\r\n")
  }

  @Test func `A text on the command line is said, shown and recorded, and then the program ends`() async throws {
    let folder = try Folder()
    let program = try Program(
      "say", "Bread,", "milk.", "--audio", "wav:\(folder / "a.wav")", "--rate", "449", in: folder)
    #expect(try await program.waitForExit() == 0)
    let lines = await program.lines
    Record(lines: lines).expectWhole()
    #expect(lines.filter { $0.event == "began" }.map(\.text) == ["Bread, milk."])
    #expect(lines.last?.state == "finished")
    try Sound(folder / "a.wav").expectAgreement(with: lines)
  }
}

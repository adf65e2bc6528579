import Foundation
import Testing

/// Labels that a terminal or a voice might take amiss.
@Suite(.fewAtOnce) struct LabelTests {
  @Test("A mark alone is heard", arguments: ["?", "…", "-", "!!!"])
  func mark(_ text: String) async throws {
    let folder = try Folder()
    let program = try Program("say", "--audio", "wav:\(folder / "a.wav")", "--rate", "449", "--", text, in: folder)
    #expect(try await program.waitForExit() == 0)
    try Sound(folder / "a.wav").expectAgreement(with: await program.lines)
  }

  @Test func `Control characters and escape sequences in a text reach neither the terminal nor the voice`()
    async throws
  {
    let program = try Program(
      "say", "red \u{1B}[31malert\u{1B}[0m \u{1B}]0;title\u{7} \u{9B}2J \u{1}90V end\u{8}\r", "--audio", "silent",
      "--rate", "449")
    #expect(try await program.waitForExit() == 0)
    let shown = await program.plainScreen
    #expect(!shown.dropLast().unicodeScalars.contains { $0.properties.generalCategory == .control }, "\(shown)")
    #expect(shown.hasPrefix("red ") && shown.contains("end"))
    #expect(await program.lines.last?.state == "finished")
  }

  @Test func `A text of one megabyte is said without a crash, and can be ended by a key`() async throws {
    let program = try Program(
      ["say"] + Array(repeating: String(repeating: "long ", count: 20_000), count: 10)
        + ["--audio", "silent", "--rate", "449"])
    try await program.wait(for: .began("screen"))
    await program.type(" ")
    #expect(try await program.waitForExit() == 0)
  }
}

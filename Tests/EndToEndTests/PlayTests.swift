import Foundation
import Testing

/// Levels played by the keys that a person has.
@Suite(.fewAtOnce) struct PlayTests {
  @Test func `Two levels are played in English: a key silences and moves, Enter judges, wrong keeps the level open`()
    async throws
  {
    let folder = try Folder()
    let program = try Program(
      "play", "--audio", "wav:\(folder / "a.wav")", "--rate", "449", "--seed", "1", try ShortPack.write(in: folder),
      in: folder)
    let arrival = try await program.wait(for: .began("screen", "The path"))
    await program.type("\r")
    let cut = try await program.wait(for: .end(of: arrival))
    #expect(cut.state == "cut" && cut.by?.key == "Enter")

    try await program.wait(for: .began("screen", "Which way?"))
    try await program.wait(for: .began("focus", "North"))
    await program.type("\r")
    try await program.wait(for: .began("result", "Wrong"))
    try await program.wait(for: .ended("result"))
    await program.type("\u{1B}[B")
    try await program.wait(for: .began("focus", "South"))
    await program.type("\r")
    let right = try await program.wait(for: .began("result", "Right"))
    #expect(right.text?.contains("South") == true)
    try await program.wait(for: .ended("result"))
    try await program.wait(for: .began("focus", "Next level"))
    await program.type("\r")

    try await program.wait(for: .began("screen", "Which gate?"))
    await program.type("1")
    try await program.wait(for: .began("focus", "Oak"))
    await program.type("\r")
    try await program.wait(for: .began("result", "Right"))
    try await program.wait(for: .began("focus", "Hear the end"))
    await program.type("\r")
    let end = try await program.wait(for: .began("screen"))
    #expect(end.text?.contains("2 of 2") == true)
    await program.type("\u{1C}")
    #expect(try await program.waitForExit() == 0)

    Record(lines: await program.lines).expectWhole()
    try Sound(folder / "a.wav").expectAgreement(with: await program.lines)
  }

  struct French: Sendable {
    var words: [String] = []
    var environment: [String: String]
  }

  @Test(
    "A level is played in French, asked for by an option or by the environment",
    arguments: [
      French(words: ["--language", "fr"], environment: ["LANG": "en_GB.UTF-8"]),
      French(environment: ["LANG": "fr_FR.UTF-8"]),
      French(environment: ["LANG": "en_GB.UTF-8", "LC_ALL": "fr_CA"]),
    ])
  func french(_ way: French) async throws {
    let folder = try Folder()
    let program = try Program(
      ["play", "--audio", "silent", "--rate", "449", "--seed", "1", try ShortPack.write(in: folder)] + way.words,
      environment: way.environment, in: folder)
    let title = try await program.wait(for: .began("screen", "Le sentier"))
    #expect(title.language == "fr")
    await program.type("\r")
    try await program.wait(for: .began("screen", "Par où ?"))
    await program.type("2")
    try await program.wait(for: .began("focus", "Sud"))
    await program.type("\r")
    try await program.wait(for: .began("result", "Exact"))
    await program.type("\u{1C}")
    #expect(try await program.waitForExit() == 0)
    let spoken = await program.lines.filter { $0.event == "began" }
    #expect(spoken.allSatisfy { $0.language == "fr" })
    #expect(await program.screen.contains("Par où ?"))
  }

  @Test func `The same seed gives the same order of answers`() async throws {
    func order(_ seed: String) async throws -> [String] {
      try await Program("play", "--audio", "silent", "--rate", "449", "--seed", seed).answersOfFirstLevel()
    }
    let first = try await order("7")
    #expect(try await order("7") == first)
    #expect(Set(first) == ["On the left", "Ahead", "On the right"])
  }
}

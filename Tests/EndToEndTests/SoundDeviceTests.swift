import Foundation
import Testing

/// The program on a device that takes its time: pace, cut, loss and return.
@Suite(
  .serialized, .fewAtOnce,
  .enabled(if: SoundServer.obstacle == nil, Comment(rawValue: SoundServer.obstacle ?? "")))
struct SoundDeviceTests {
  private static let words = "One, two, three, four, five, six, seven."

  private func ready(_ folder: Folder) async throws -> SoundServer {
    let server = try SoundServer(in: folder)
    try await Patience.wait("the sound server answers") { server.isReady }
    return server
  }

  @Test func `A text takes as long on a device as its sound is`() async throws {
    let folder = try Folder()
    let server = try await ready(folder)
    func duration(_ audio: String, environment: [String: String] = [:]) async throws -> Double {
      let program = try Program(
        "say", Self.words, "--audio", audio, "--rate", "449", environment: environment, in: folder)
      #expect(try await program.waitForExit() == 0)
      let lines = await program.lines
      Record(lines: lines).expectWhole()
      let began = try #require(lines.first { $0.event == "began" })
      let ended = try #require(lines.last { $0.event == "ended" })
      #expect(began.sink == "speaker" && ended.state == "finished")
      return ended.t - began.t
    }
    // A busy machine lets the device run dry now and then, which makes it longer.
    var tries: [Double] = []
    for _ in 1...3 { tries.append(try await duration("alsa", environment: server.environment)) }
    let real = try #require(tries.min())
    _ = try await duration("wav:\(folder / "a.wav")")
    // What the file holds before and after the words is silence that the record does not count.
    let sound = try Sound(folder / "a.wav")
    #expect(abs(real - (sound.length - sound.silenceBefore)) < 0.06)
  }

  @Test func `A key silences within 100 milliseconds, and what it asked for is heard next`() async throws {
    let folder = try Folder()
    let server = try await ready(folder)
    let program = try Program(
      "play", "--audio", "alsa", "--rate", "449", environment: server.environment, in: folder)
    try await program.wait(for: .began("screen"))
    await program.type("\u{1B}[B")
    let key = try await program.wait(for: .event("key"))
    let cut = try await program.wait(for: .ended("screen", "cut"))
    #expect(cut.t - key.t < 0.1)
    try await program.wait(for: .began("focus"))
    await program.type("\u{1C}")
    #expect(try await program.waitForExit() == 0)
    Record(lines: await program.lines).expectWhole()
  }

  @Test func `When the device is gone the program says so, goes on with captions, and is heard again once it is back`()
    async throws
  {
    let folder = try Folder()
    let server = try await ready(folder)
    let program = try Program(
      "play", "--audio", "alsa", "--rate", "449", environment: server.environment, in: folder)
    try await program.wait(for: .began("screen"))
    server.kill()
    try await program.wait(for: .sink("none"))
    try await program.wait(forScreen: "Going on with captions.")
    await program.type("\u{1B}[B")
    let blind = try await program.wait(for: .began("focus", "Level 1"))
    #expect(blind.sink == "none")
    try await program.wait(forScreen: "Level 1")

    try server.start()
    try await program.wait(for: .sink("speaker"))
    try await program.wait(for: .began("notice", "sound is back"))
    server.kill()
    try await program.wait(for: .sink("none"))
    await program.type("\u{1C}")
    #expect(try await program.waitForExit() == 0)
    #expect(try await program.modes == program.formerModes)
    Record(lines: await program.lines).expectWhole()
  }

  @Test func `Where there is no device at all, play goes on with captions after one line that says so`() async throws {
    let folder = try Folder()
    try folder.write("asound.conf", "pcm.!default { type hw card 31 }\n".utf8)
    let program = try Program(
      "play", "--audio", "auto", "--rate", "449", environment: ["ALSA_CONFIG_PATH": folder / "asound.conf"], in: folder)
    try await program.wait(for: .began("screen"))
    await program.type("\u{1B}[B")
    try await program.wait(for: .began("focus"))
    await program.type("\u{1C}")
    #expect(try await program.waitForExit() == 0)
    let shown = await program.plainScreen.split(separator: "\r\n")
    #expect(shown.first?.hasPrefix("No sound device: 'default': ") == true, "\(shown)")
    #expect(shown.count { $0.contains("Going on with captions.") } == 1)
    #expect(await program.lines.filter { $0.event == "began" }.allSatisfy { $0.sink == "none" })
  }
}

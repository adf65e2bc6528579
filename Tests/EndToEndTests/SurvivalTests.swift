import Foundation
import Testing

/// What the player has done and set survives the end of the program, a kill and a crash.
@Suite(.fewAtOnce) struct SurvivalTests {
  private let home: Folder
  private let pack: String

  init() throws {
    home = try Folder()
    pack = try ShortPack.write(in: home)
  }

  private var save: String { home / ".local/state/earshot/default/hill.save" }
  private var settings: String { home / ".config/earshot/default/settings" }

  /// A run of its own record, in the home that all runs of a test share.
  private func play(_ words: String..., environment: [String: String] = [:]) throws -> Program {
    try Program(
      ["play", "--audio", "silent", pack] + words, environment: ["HOME": home.path].merging(environment) { $1 })
  }

  private func write(_ text: String, to path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  struct Words: Sendable {
    var language: String
    var north: String
    var wrong: String
    var goOn: String
    var attempts: String
  }

  @Test(
    "game-F1: killed in a level after a wrong answer, the game goes on in that level at that answer, and the attempt counts",
    arguments: [
      Words(language: "en", north: "North", wrong: "Wrong.", goOn: "Go on", attempts: "1 attempt"),
      Words(language: "fr", north: "Nord", wrong: "Faux.", goOn: "Continuer", attempts: "1 essai"),
    ])
  func killed(words: Words) async throws {
    let first = try play("--rate", "449", "--language", words.language)
    try await first.wait(for: .began("screen"))
    await first.type("\r")
    try await first.wait(for: .began("focus", words.north))
    await first.type("\r")
    try await first.wait(for: .began("result", words.wrong))
    try await first.wait(for: .ended("result"))
    await first.send(SIGKILL)
    #expect(try await first.waitForExit() == -SIGKILL)
    let mode = try FileManager.default.attributesOfItem(atPath: save)[.posixPermissions] as? Int
    #expect(mode == 0o600)

    let second = try play("--rate", "449", "--language", words.language)
    let title = try await second.wait(for: .began("screen"))
    #expect(title.text?.contains("0") == true && title.text?.contains("2") == true)
    try await second.wait(for: .began("focus", words.goOn))
    await second.type("\r")
    try await second.wait(for: .began("focus", words.north))
    await second.type("i")
    try await second.wait(for: .began("focus", words.attempts))
    await second.type("2\r")
    try await second.wait(for: .began("result"))
    await second.type("\u{1C}")
    #expect(try await second.waitForExit() == 0)
    #expect(try text(save).contains("solved hill/way\n"))
  }

  @Test("game-A5: the order of answers stays that of the game, until a seed is named; then that one is kept")
  func seed() async throws {
    let first = try await order("--seed", "7")
    #expect(try await order() == first)
    let other = try await order("--seed", "1")
    #expect(other != first)
    #expect(try await order() == other)
  }

  /// The answers of the first level as they are heard in one run.
  private func order(_ words: String...) async throws -> [String] {
    let program = try Program(
      ["play", "--audio", "silent", "--rate", "449"] + words, environment: ["HOME": home.path])
    let answers = try await program.answersOfFirstLevel()
    await program.type("\u{1C}")
    #expect(try await program.waitForExit() == 0)
    return answers
  }

  @Test(
    "A setting changed by a key holds at the next start; what only an option set does not, and an option beats both")
  func settingsSurvive() async throws {
    try write("# Mine.\nvolume = 3\n", to: settings)
    let first = try play("--rate", "400", "--set", "echo=words")
    try await first.wait(for: .began("screen"))
    await first.type("\u{1B}[19~")
    try await first.wait(for: .event("setting"))
    await first.type("e")
    try await first.wait(for: .event("setting"))
    await first.type("\u{1C}")
    #expect(try await first.waitForExit() == 0)
    #expect(try text(settings) == "# Mine.\nvolume = 3\nrate = 410\nsounds = off\n")

    let second = try play()
    #expect(try await second.wait(for: .began("screen")).rate == 410)
    let third = try play("--rate", "300")
    #expect(try await third.wait(for: .began("screen")).rate == 300)
  }

  @Test func `A text that is merely said changes no file`() async throws {
    let program = try Program(
      ["say", "one two three four five six seven eight nine ten", "--audio", "silent"],
      environment: ["HOME": home.path])
    try await program.wait(for: .began("screen"))
    await program.type("\u{1B}[19~")
    try await program.wait(for: .event("setting"))
    #expect(try await program.waitForExit() == 0)
    #expect(!FileManager.default.fileExists(atPath: home / ".config"))
    #expect(!FileManager.default.fileExists(atPath: home / ".local"))
  }

  @Test func `A faulty line of the settings is told on the screen and by voice, and the others hold`() async throws {
    try write("rate = 440\nlanguage = xx\nlanguage = fr\n", to: settings)
    let program = try play(environment: ["LANG": "en_GB.UTF-8"])
    let title = try await program.wait(for: .began("screen"))
    #expect(title.language == "fr" && title.rate == 440)
    try await program.wait(for: .began("notice", "Certains de vos réglages"))
    try await program.wait(
      forScreen: "'\(settings)', line 2: The setting 'language' cannot be 'xx'. It takes en, fr, ru.")
    let english = try play("--language", "en")
    #expect(try await english.wait(for: .began("screen")).language == "en")
  }

  @Test(
    "A damaged save, or one of a later version, is set aside and told, and the game begins anew",
    arguments: ["earshot-save 1\nseed 1\nsolv", "earshot-save 99\n", ""])
  func damaged(content: String) async throws {
    try write(content, to: save)
    let program = try play("--rate", "449")
    try await program.wait(for: .began("focus", "Start"))
    try await program.wait(for: .began("notice", "Your saved game cannot be used"))
    try await program.wait(forScreen: "'\(save)' cannot be used: ")
    await program.type("\r")
    try await program.wait(for: .began("screen", "Which way?"))
    await program.type("\u{1C}")
    #expect(try await program.waitForExit() == 0)
    #expect(try text(save + ".aside-1") == content)
    #expect(try text(save).contains("current hill/way\n"))
  }

  @Test func `What cannot be kept is told once on the screen, and the game goes on`() async throws {
    let program = try play(
      "--rate", "300", environment: ["XDG_STATE_HOME": "/proc/none", "XDG_CONFIG_HOME": "/proc/none"])
    try await program.wait(for: .began("focus", "Start"))
    for _ in 1...2 {
      await program.type("\u{1B}[19~")
      try await program.wait(for: .event("setting"))
    }
    await program.type("\r")
    try await program.wait(for: .began("focus", "North"))
    await program.type("\r")
    try await program.wait(for: .began("result", "Wrong"))
    await program.type("\u{1C}")
    #expect(try await program.waitForExit() == 0)
    let screen = await program.screen
    #expect(screen.components(separatedBy: "Settings are not kept. ").count == 2)
    #expect(screen.components(separatedBy: "The game is not kept. ").count == 2)
  }
}

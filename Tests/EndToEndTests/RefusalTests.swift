import Foundation
import Testing

/// What cannot be done is said in one line, with the exit code of its kind, before anything is heard.
@Suite(.fewAtOnce) struct RefusalTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var words: [String]
    var code: Int32
    var line: String

    init(_ words: String..., code: Int32, _ line: String) {
      (self.words, self.code, self.line) = (words, code, line)
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  static let cases = [
    Case("fly", code: 64, "There is no command 'fly'. The commands are "),
    Case("play", "--fly", code: 64, "There is no option '--fly' here. Try --help for those there are."),
    Case(
      "play", "--rate", "450", code: 64,
      "The option '--rate' cannot be '450'. It takes a number from 80 to 449."),
    Case(
      "play", "--rate=fast", code: 64,
      "The option '--rate' cannot be 'fast'. It takes a number from 80 to 449."),
    Case(
      "play", "--volume=11", code: 64, "The option '--volume' cannot be '11'. It takes a number from 0 to 10."
    ),
    Case("play", "--seed", code: 64, "The option '--seed' needs a value: --seed N."),
    Case(
      "play", "--seed", "-1", code: 64,
      "The option '--seed' cannot be '-1'. It takes a whole number from 0 on."),
    Case(
      "play", "--audio", "loud", code: 64,
      "The option '--audio' cannot be 'loud'. It takes auto, alsa, alsa:DEVICE, wav:FILE or silent."),
    Case("say", code: 64, "Here the text to say is missing. Add it at the end."),
    Case("say", " ", code: 64, "Here the text to say is missing. Add it at the end."),
    Case("play", "--voice", "xx", code: 64, "The setting 'voice' cannot be 'xx'. It takes standard."),
    Case("play", "", code: 65, "No level pack '': there is no such file or folder; built-in packs: "),
    Case("play", "--language", "xx", code: 64, "The setting 'language' cannot be 'xx'. It takes en, fr, ru."),
    Case(
      "play", "nopack", code: 65, "No level pack 'nopack': there is no such file or folder; built-in packs: adventure."
    ),
    Case(
      "sign-in", "--service", "http://example.org", code: 64,
      "The code service 'http://example.org' would get codes in clear. Use https; http is for this machine alone, "
        + "127.0.0.1."),
    Case(
      "sign-in", "--service", "example.org", code: 64,
      "The code service 'example.org' is no address. Write it as https://host or https://host:port/path."),
    Case("sign-in", "07700900123", code: 64, "Nothing is known to do with '07700900123'. Leave it away; "),
    Case("sign-in", "--country", "XX", code: 64, "The option '--country' cannot be 'XX'. It takes "),
    Case("sign-in", "--phone-file", "/nowhere", code: 65, "'/nowhere' does not exist. Correct the file or name "),
    Case("sign-in", "--people", "/proc", code: 65, "'/proc' cannot be read: Is a directory. Correct the file or "),
    Case(
      "sign-in", "--people", "/etc/hostname", code: 65,
      "'/etc/hostname' is malformed: no line of it is a number with a name. Correct the file or name another one."),
    Case(
      "play", "--voices", "/nowhere", code: 65,
      "No folder of voices: tried '/nowhere'. Name a folder that holds 'phrases'."),
    Case(
      "play", "--audio", "alsa:nowhere", code: 69, "No sound device: 'nowhere': No such file or directory."),
    Case(
      "play", "--audio", "wav:/nowhere/a.wav", code: 73,
      "The sound file '/nowhere/a.wav' cannot be written: No such file or directory."),
    Case(
      "play", "--transcript", "/nowhere/a", code: 73,
      "'/nowhere/a' cannot be written: No such file or directory. Name another one, or see to it that it can be written."
    ),
  ]

  @Test("What cannot be done is said in one line and nothing is begun", arguments: cases)
  func refuses(_ refused: Case) async throws {
    let folder = try Folder()
    var words = refused.words
    if !words.contains("--audio") { words.insert(contentsOf: ["--audio", "silent"], at: 1) }
    if !words.contains("--transcript") { words.insert(contentsOf: ["--transcript", folder / "record.jsonl"], at: 1) }
    let program = try Program(command: [Program.executable] + words, in: folder)
    #expect(try await program.waitForExit() == refused.code)
    let shown = await program.plainScreen
    #expect(shown.hasPrefix(refused.line))
    #expect(shown.count { $0 == "\r\n" } == 1 && shown.hasSuffix("\r\n"))
    #expect(await !program.lines.contains { $0.event == "began" })
    #expect(try await program.modes == program.formerModes)
  }

  struct Broken: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var piece = ""
    var other = ""
    var bytes: [UInt8]?
    var lines: [String]
  }

  static let broken = [
    Broken(testDescription: "no JSON", bytes: Array("hello".utf8), lines: ["this is no level pack"]),
    Broken(
      testDescription: "JSON that ends too early", bytes: Array(ShortPack.json.utf8.dropLast(5)),
      lines: ["the file ends too early"]),
    Broken(testDescription: "empty", bytes: [], lines: ["the file is empty"]),
    Broken(testDescription: "another shape", bytes: Array(#"{"levels": []}"#.utf8), lines: ["this is no level pack"]),
    Broken(
      testDescription: "unknown kind", piece: #""kind": "closed", "question": {"en": "Which way"#,
      other: #""kind": "clozed", "question": {"en": "Which way"#, lines: ["level way, kind: 'clozed' is no kind"]),
    Broken(
      testDescription: "no right answer", piece: #""answer": ["south"]"#, other: #""answer": []"#,
      lines: ["level way, answer: it has 0"]),
    Broken(
      testDescription: "two equal options", piece: "North", other: "South",
      lines: ["level way, options 2: two options are 'South' in 'en'"]),
    Broken(
      testDescription: "a NUL", piece: "North", other: "Nor\u{0}th", lines: ["a NUL character stands here"]),
    Broken(
      testDescription: "an escape sequence", piece: "North", other: #"\u001B[31mNorth"#,
      lines: ["control character U+1B"]),
    Broken(
      testDescription: "invalid UTF-8",
      bytes: Array(ShortPack.json.utf8).map { $0 == UInt8(ascii: "N") ? 0xFF : $0 }, lines: ["a byte here is not UTF-8"]
    ),
    Broken(
      testDescription: "a label of 1 MB", piece: "North", other: String(repeating: "north ", count: 180_000),
      lines: ["characters; at most"]),
    Broken(
      testDescription: "only punctuation", piece: "North", other: "… !", lines: ["is a text that would be silent"]),
    Broken(testDescription: "an empty label", piece: "North", other: " ", lines: ["the text is empty"]),
  ]

  @Test("A broken pack is refused with a line for each fault, and nothing is begun", arguments: broken)
  func refusesPack(_ broken: Broken) async throws {
    let folder = try Folder()
    let pack =
      if let bytes = broken.bytes { try folder.write("hill.json", bytes) } else {
        try ShortPack.write(in: folder, broken.piece, broken.other)
      }
    let program = try Program("play", "--audio", "silent", pack, in: folder)
    #expect(try await program.waitForExit() == 65)
    let shown = await program.plainScreen.split(separator: "\r\n", omittingEmptySubsequences: false).dropLast()
    #expect(shown.count == broken.lines.count, "\(shown)")
    for (line, words) in zip(shown, broken.lines) {
      #expect(line.contains("hill.json"))
      #expect(line.contains(words), "\(line.prefix(200))")
    }
    #expect(await !program.lines.contains { $0.event == "began" })
  }

  @Test func `An installation without its voices says what was tried, and ends with its own code`() async throws {
    let folder = try Folder()
    try Child.withoutBirths {
      try FileManager.default.copyItem(atPath: Program.executable, toPath: folder / "earshot")
    }
    let program = try Program(command: [folder / "earshot", "play", "--audio", "silent"], in: folder)
    #expect(try await program.waitForExit() == 78)
    let line = await program.plainScreen
    #expect(line.hasPrefix("No folder of voices: tried '\(folder / "Earshot_voices.resources")', then '"))
    #expect(line.hasSuffix("Install Earshot again, or name one with --voices DIR.\r\n"))
    #expect(line.count { $0 == "\r\n" } == 1)
  }
}

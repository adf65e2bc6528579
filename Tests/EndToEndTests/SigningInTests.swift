import Foundation
import Testing

/// Signing in by keys and by ear, and that neither number nor code is written anywhere on the way.
@Suite(.fewAtOnce) struct SigningInTests {
  private static let silent = ["--audio", "silent", "--rate", "449"]

  /// `earshot sign-in` without captions, with a state folder inside the folder of the test.
  private static func signIn(_ words: [String], input: Program.Input = .terminal, in folder: Folder) throws -> Program {
    try Program(
      ["sign-in", "--no-captions"] + silent + words, environment: ["XDG_STATE_HOME": folder / "state"], input: input,
      in: folder)
  }

  private static func typeNumber(to program: Program) async throws {
    try await program.wait(for: .began("screen", "Sign in by text message."))
    await program.type(Secrets.typedNumber + "\r")
    try await program.wait(for: .began("focus", "Send the code, 12 digits"))
    await program.type("\r")
    try await program.wait(for: .began("result", "Code sent."))
  }

  /// Another code than this one.
  private static func wrong(_ code: String) -> String {
    String(code.map { $0 == "9" ? "0" : "9" })
  }

  struct Demo: Sendable {
    var environment: [String: String]
    var title, sent, signedIn: String
    var message: String
  }

  @Test(
    "sign-in-2.1: the demo plays the phone itself; its message is heard and shown, and the code in it signs in",
    arguments: [
      Demo(
        environment: [:], title: "Sign in by text message.", sent: "Code sent.", signedIn: "Signed in.",
        message: "is your Earshot code."),
      Demo(
        environment: ["LANG": "fr_FR.UTF-8"], title: "Connexion par SMS.", sent: "Code envoyé.",
        signedIn: "Connexion faite.", message: "est votre code Earshot."),
    ])
  func demo(_ demo: Demo) async throws {
    let folder = try Folder()
    let environment = ["XDG_STATE_HOME": folder / "state"].merging(demo.environment) { $1 }
    let program = try Program(["sign-in"] + Self.silent, environment: environment, in: folder)
    try await program.wait(for: .began("screen", demo.title))
    await program.type(Secrets.number + "\r")
    try await program.wait(for: .began("focus", "12"))
    await program.type("\r")
    try await program.wait(for: .began("result", demo.sent))
    // A key cuts the long title.
    try await program.wait(for: .began("screen"))
    await program.type("\u{C}")
    let message = try #require(try await program.wait(for: .began("notice", demo.message)).text)
    let code = String(try #require(message.firstMatch(of: /\d{6}/)).output)
    try await program.wait(forScreen: message)
    await program.type(code)
    try await program.wait(for: .began("result", demo.signedIn))
    #expect(try await program.waitForExit() == 0)

    let lines = await program.lines
    Record(lines: lines).expectWhole()
    for line in lines where line.kind != "notice" {
      #expect(Secrets.forms(of: code).allSatisfy { line.text?.contains($0) != true })
    }
    let limits = try String(contentsOfFile: folder / "state/earshot/limits.json", encoding: .utf8)
    #expect(!limits.contains(code) && !limits.contains("7700900123"))
  }

  @Test func `sign-in-4.2: A wrong code is refused and the right one signs in, and neither number nor code is written`()
    async throws
  {
    let folder = try Folder()
    let gateway = try MessageGateway(in: folder)
    let program = try Self.signIn(["--deliver", gateway.path], in: folder)
    try await Self.typeNumber(to: program)
    let code = try await gateway.code()
    await program.type(Self.wrong(code))
    try await program.wait(for: .began("result", "Not accepted. 4 tries left."))
    await program.type(code)
    try await program.wait(for: .began("result", "Signed in."))
    #expect(try await program.waitForExit() == 0)
    #expect(try await program.modes == program.formerModes)
    Record(lines: await program.lines).expectWhole()
    for typed in [code, Self.wrong(code)] {
      try await Secrets(code: typed).expectNone(program, besides: [MessageGateway.file])
    }
  }

  @Test func `sign-in-4.2: Who gives up is answered with exit code 1, and neither number nor code is written`()
    async throws
  {
    let folder = try Folder()
    let gateway = try MessageGateway(in: folder)
    let program = try Self.signIn(["--deliver", gateway.path], in: folder)
    try await Self.typeNumber(to: program)
    let code = try await gateway.code()
    await program.type(String(code.prefix(5)) + "\u{3}")
    try await program.wait(for: .began("result", "Quit?"))
    await program.type("\u{3}")
    #expect(try await program.waitForExit() == 1)
    Record(lines: await program.lines).expectWhole()
    try await Secrets(code: code).expectNone(program, besides: [MessageGateway.file])
  }

  @Test(
    "sign-in-1.1: a number from a file or from the first line of standard input is sent at once",
    arguments: ["-", "number"])
  func givenNumber(file: String) async throws {
    let folder = try Folder()
    let gateway = try MessageGateway(in: folder)
    let path = file == "-" ? file : try folder.write(file, (Secrets.typedNumber + "\n").utf8)
    let program = try Self.signIn(
      ["--deliver", gateway.path, "--phone-file", path], input: file == "-" ? .pipe : .terminal, in: folder)
    if file == "-" { await program.type(Secrets.typedNumber + "\n") }
    let code = try await gateway.code()
    try await program.wait(for: .began("result", "Code sent."))
    await program.type(code)
    try await program.wait(for: .began("result", "Signed in."))
    #expect(try await program.waitForExit() == 0)
    let lines = await program.lines
    #expect(!lines.contains { $0.event == "began" && $0.text?.contains("Your phone number") == true })
    try await Secrets(code: code).expectNone(program, besides: [MessageGateway.file, file])
  }

  @Test func `sign-in-1.1: A bad number from a file is told, and another one can be typed`() async throws {
    let folder = try Folder()
    let gateway = try MessageGateway(in: folder)
    let number = try folder.write("number", "0770\n".utf8)
    let program = try Self.signIn(["--deliver", gateway.path, "--phone-file", number], in: folder)
    try await program.wait(for: .began("result", "Number refused. It is too short."))
    try await Self.typeNumber(to: program)
    let code = try await gateway.code()
    await program.type(code)
    #expect(try await program.waitForExit() == 0)
    try await Secrets(code: code).expectNone(program, besides: [MessageGateway.file])
  }

  @Test func `sign-in-2.1: Who signs in for the first time is asked for a name, which stands in the file alone`()
    async throws
  {
    let folder = try Folder()
    let gateway = try MessageGateway(in: folder)
    let number = try folder.write("number", Secrets.typedNumber.utf8)
    let words = ["--deliver", gateway.path, "--phone-file", number, "--people", folder / "people"]
    let program = try Self.signIn(words, in: folder)
    try await program.wait(for: .began("result", "Code sent."))
    let code = try await gateway.code()
    await program.type(code)
    try await program.wait(for: .began("result", "Code accepted."))
    try await program.wait(for: .began("screen", "Your name."))
    await program.type("Wilhelmina\r")
    try await program.wait(for: .began("result", "Signed in."))
    #expect(try await program.waitForExit() == 0)
    #expect(try String(contentsOfFile: folder / "people", encoding: .utf8).contains("Wilhelmina"))
    let files = [MessageGateway.file, "number", "people"]
    try await Secrets(code: code, name: "Wilhelmina").expectNone(program, besides: files)
  }

  @Test func `sign-in-1.4: A service that cannot be reached is told as such, and the person can give up`() async throws
  {
    let folder = try Folder()
    let number = try folder.write("number", Secrets.typedNumber.utf8)
    let program = try Self.signIn(["--service", "https://127.0.0.1:1", "--phone-file", number], in: folder)
    try await program.wait(for: .began("result", "Not reachable."))
    await program.type("\u{1C}")
    #expect(try await program.waitForExit() == 1)
    try await Secrets().expectNone(program, besides: ["number"])
  }
}

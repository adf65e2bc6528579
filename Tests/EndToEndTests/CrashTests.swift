import Foundation
import Testing

/// A crash of the program while it holds a code.
@Suite(.fewAtOnce) struct CrashTests {
  @Test(
    "sign-in-4.2: A crash with a code in hand prints and keeps nothing of it, and the terminal is as it was",
    arguments: [Program.Input.terminal, .pipe])
  func crash(input: Program.Input) async throws {
    let folder = try Folder()
    let command = """
      cd \(folder.path) && ulimit -S -c "$(ulimit -H -c)"
      exec \(Program.executable) crash-with-secret --no-captions --audio silent --transcript record.jsonl
      """
    let program = try Program(
      command: ["/bin/bash", "-c", command], environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no"],
      input: input,
      in: folder)
    let code = String((1...6).map { _ in Character("\(Int.random(in: 0...9))") })
    try await program.wait(for: .began("screen"))
    await program.type(code)
    #expect([-SIGILL, -SIGTRAP].contains(try await program.waitForExit()))

    #expect(try await program.modes == program.formerModes)
    try await Secrets(code: code).expectNone(program)
    let screen = await program.screen
    for words in ["Fatal error", "crashed", "Registers", "0x"] { #expect(!screen.contains(words)) }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!left.contains { $0.hasPrefix("core") }, "\(left)")
  }

  @Test func `The command that crashes is in no help`() async throws {
    let folder = try Folder()
    for words in [["--help"], ["fly"]] {
      let program = try Program(command: [Program.executable] + words, in: folder)
      try await program.waitForExit()
      let screen = await program.screen
      #expect(screen.contains("sign-in") && !screen.contains("crash"))
    }
  }
}

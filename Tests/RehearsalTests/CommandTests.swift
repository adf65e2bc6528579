import Foundation
import Sessions
import Testing
import Usage

@testable import Rehearsal

/// The whole command, as a program with screens of its own has it in one line.
@Suite struct CommandTests {
  /// A folder of its own with a script in it.
  func withScript<Value>(_ script: String, _ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try script.write(toFile: folder.appending(path: "x.ear").path, atomically: true, encoding: .utf8)
    return try body(folder)
  }

  /// Runs the command with these words, in which `SCRIPT` is the script of the folder, and `FOLDER` the folder.
  func run(_ words: [String], in folder: URL) throws -> ExitCode {
    command(self.words(words, in: folder), as: "mine", screens: try Theatre.screens())
  }

  private func words(_ words: [String], in folder: URL) -> [String] {
    let script = folder.appending(path: "x.ear").path
    return words.map { $0.replacing("SCRIPT", with: script).replacing("FOLDER", with: folder.path) }
  }

  func run(_ script: String, _ words: [String]) throws -> ExitCode {
    try withScript(script) { try run(words, in: $0) }
  }

  static let good = "ear 1\nset hints=off\ncase a\nopen stage\nhear: Stage.\nhear: Go, button\n"

  @Test("it ends with the codes of the one table")
  func codes() throws {
    #expect(try run(Self.good, ["SCRIPT"]) == .success)
    #expect(try run(Self.good, ["--screens"]) == .success)
    #expect(try run(Self.good, ["--help"]) == .success)
    #expect(try run(Self.good + "hear: More.\n", ["SCRIPT"]) == .no)
    #expect(try run(Self.good, []) == .usage)
    #expect(try run(Self.good, ["SCRIPT", "--loud"]) == .usage)
    #expect(try run(Self.good, ["SCRIPT", "--jobs", "0"]) == .usage)
    #expect(try run(Self.good + "open again\n", ["SCRIPT"]) == .badFile)
    #expect(try run(Self.good, ["nothing.ear"]) == .badFile)
    #expect(try run(Self.good, ["SCRIPT", "--junit", "/nowhere/x.xml"]) == .cannotWrite)
  }

  @Test("FILE:LINE plays the case that the line belongs to; a line above all cases or below the end is a fault")
  func lines() throws {
    let two = Self.good + "\ncase b\nopen stage\nhear: Nothing.\n"
    #expect(try run(two, ["SCRIPT:3"]) == .success)
    #expect(try run(two, ["SCRIPT:7"]) == .success)
    #expect(try run(two, ["SCRIPT:8"]) == .no)
    for line in ["0", "1", "99"] { #expect(try run(two, ["SCRIPT:\(line)"]) == .badFile, "\(line)") }
    #expect(try run(two, ["FOLDER:3"]) == .badFile)
  }

  @Test("a folder stands for the scripts in it and below; one without any is a fault, and a link to it no way round")
  func folders() throws {
    try withScript(Self.good) { folder in
      let files = FileManager.default
      #expect(try run(["FOLDER"], in: folder) == .success)
      // A folder with the name of a script is a folder.
      try files.createDirectory(at: folder.appending(path: "below.ear"), withIntermediateDirectories: true)
      try files.createSymbolicLink(at: folder.appending(path: "below.ear/up"), withDestinationURL: folder)
      #expect(EarFile.all(in: folder.path).count == 1)
      #expect(try run(["FOLDER/below.ear"], in: folder) == .badFile)
    }
  }

  @Test("a file that is named twice is updated once, with all cases that are named, and a link stays a link")
  func updates() throws {
    let steps = "ear 1\nset hints=off\n\ncase a\nopen stage\n\ncase b\nopen stage\n"
    let heard = "open stage\nhear: Stage.\nhear: Go, button\n"
    try withScript(steps) { folder in
      let link = folder.appending(path: "link.ear")
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: folder.appending(path: "x.ear"))
      #expect(try !update(["SCRIPT:4", "FOLDER/link.ear:7", "SCRIPT:4"], in: folder))
      let text = try String(contentsOf: folder.appending(path: "x.ear"), encoding: .utf8)
      #expect(text == steps.replacing("open stage\n", with: heard))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path).hasSuffix("x.ear"))
      #expect(try update(["FOLDER/link.ear"], in: folder))
    }
  }

  /// Whether nothing had to be rewritten of these scripts; `after` comes between reading and rewriting them.
  func update(
    _ names: [String], in folder: URL, environment: [String: String] = [:], after: () throws -> Void = {}
  ) throws -> Bool {
    let scripts = try NamedScripts(words(names, in: folder), screens: try Theatre.screens())
    try after()
    return try FileUpdates.make(of: scripts.runs, fates: false, environment: environment)
  }

  @Test("a file that somebody changes between its reading and its rewriting is left alone, and so is every one in CI")
  func updatesOfChanged() throws {
    let steps = "ear 1\nset hints=off\ncase a\nopen stage\n"
    try withScript(steps) { folder in
      let file = folder.appending(path: "x.ear")
      #expect(throws: Failure.self) { try update(["SCRIPT"], in: folder, environment: ["CI": "true"]) }
      #expect(try String(contentsOf: file, encoding: .utf8) == steps)
      let isUnchanged = try update(["SCRIPT"], in: folder) {
        try "ear 1\n".write(to: file, atomically: true, encoding: .utf8)
      }
      #expect(!isUnchanged)
      #expect(try String(contentsOf: file, encoding: .utf8) == "ear 1\n")
    }
  }

  @Test("a report is written over no script and not over the other report")
  func reports() throws {
    try withScript(Self.good) { (folder) throws in
      #expect(try run(["SCRIPT", "--junit", "SCRIPT"], in: folder) == .usage)
      #expect(
        try run(["SCRIPT", "--junit", "FOLDER/r", "--json", "FOLDER/../\(folder.lastPathComponent)/r"], in: folder)
          == .usage)
      #expect(try String(contentsOf: folder.appending(path: "x.ear"), encoding: .utf8) == Self.good)
    }
  }
}

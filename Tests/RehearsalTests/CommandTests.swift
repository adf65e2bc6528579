import Foundation
import Sessions
import Testing
import Usage

@testable import Rehearsal

/// The whole command, as a program with screens of its own has it in one line.
@Suite struct CommandTests {
  /// Runs the command on a script in a folder of its own; `SCRIPT` in the words is its path.
  func run(_ script: String, _ words: [String]) throws -> ExitCode {
    let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "x.ear").path
    try script.write(toFile: path, atomically: true, encoding: .utf8)
    return command(words.map { $0.replacing("SCRIPT", with: path) }, as: "mine", screens: try Theatre.screens())
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
  }
}

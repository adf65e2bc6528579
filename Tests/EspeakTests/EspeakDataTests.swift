import Foundation
import Testing

@testable import Espeak

/// The folder of links, made beside the engine's own data and without the engine.
@Suite(.serialized)
final class EspeakDataTests {
  private let folder: String
  private let files = FileManager.default

  init() throws {
    folder = NSTemporaryDirectory() + "espeak-data-tests-\(UUID().uuidString)"
    for name in ["run", "system/lang/gmw", "system/voices/!v", "system/voices/mb", "variants"] {
      try files.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    for name in ["system/phontab", "system/en_dict", "system/fr_dict", "system/voices/!v/f1", "variants/narrator"] {
      try Data("\(name)".utf8).write(to: URL(filePath: "\(folder)/\(name)"))
    }
  }

  deinit {
    try? files.removeItem(atPath: folder)
  }

  private func makeData(variants: String = "variants", runtime: String = "run") throws -> EspeakData {
    try EspeakData(
      system: "\(folder)/system", variants: "\(folder)/\(variants)", languages: ["en"],
      runtime: "\(folder)/\(runtime)")
  }

  private func exists(_ path: String) -> Bool {
    files.fileExists(atPath: path)
  }

  @Test("The folder holds the system's entries and our variants in place of the system's")
  func holdsLinks() throws {
    let data = try makeData()
    #expect(data.path == "\(folder)/run/earshot-\(getpid())")
    #expect(["phontab", "lang/gmw", "voices/mb", "voices/!v/narrator"].allSatisfy { exists("\(data.path)/\($0)") })
    let narrator = try String(contentsOfFile: "\(data.path)/voices/!v/narrator", encoding: .utf8)
    #expect(narrator == "variants/narrator")
  }

  @Test("Dictionaries of other languages and the system's own variants come when they are needed, and not before")
  func completes() throws {
    let data = try makeData()
    let french = "\(data.path)/fr_dict"
    let variant = "\(data.path)/voices/!v/f1"
    data.linkDictionary(of: "en-gb")
    #expect(exists("\(data.path)/en_dict") && !exists(french) && !exists(variant))
    data.linkDictionary(of: "fr")
    #expect(exists(french) && !exists(variant))
    data.linkVariants()
    #expect(exists(variant))
  }

  @Test("The folder goes with its owner, and what its links lead to stays")
  func isRemoved() throws {
    var data: EspeakData? = try makeData()
    let path = try #require(data?.path)
    #expect(exists(path))
    data = nil
    #expect(!exists(path))
    #expect(exists("\(folder)/system/phontab") && exists("\(folder)/variants/narrator"))
  }

  @Test("Folders of dead processes are removed, those of living ones and foreign names stay")
  func removesStale() throws {
    let names = ["earshot-999999999", "earshot-\(getppid())", "earshot-notes", "other-999999999"]
    for name in names {
      try files.createDirectory(atPath: "\(folder)/run/\(name)", withIntermediateDirectories: true)
    }
    _ = try makeData()
    #expect(names.map { exists("\(folder)/run/\($0)") } == [false, true, true, true])
  }

  @Test("A folder that an earlier process of our number left is replaced")
  func replacesOwnNumber() throws {
    try files.createDirectory(atPath: "\(folder)/run/earshot-\(getpid())", withIntermediateDirectories: true)
    let data = try makeData()
    #expect(exists("\(data.path)/phontab"))
  }

  @Test("A runtime folder that is too long for the engine, missing or unset gives way to shared memory, or to /tmp")
  func fallsBackToTemporary() throws {
    let shared = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    let fallback = "\(shared)/earshot-\(getuid())-\(getpid())"
    let long = "\(folder)/" + String(repeating: "x", count: 160)
    try files.createDirectory(atPath: long, withIntermediateDirectories: true)
    #expect(EspeakData.place(runtime: long) == fallback)
    #expect(EspeakData.place(runtime: "/nowhere") == fallback)
    #expect(EspeakData.place(runtime: "") == fallback)
    #expect(EspeakData.place(runtime: nil) == fallback)
    #expect(fallback.utf8.count <= EspeakData.longestPath)
  }

  @Test("A failure is a warning in words and leaves nothing behind")
  func warns() throws {
    let error = #expect(throws: EspeakWarning.self) { _ = try makeData(variants: "missing") }
    #expect(
      "\(try #require(error))"
        == "No voices of our own: '\(folder)/missing': it cannot be listed. The plain voice speaks.")
    #expect(try files.contentsOfDirectory(atPath: "\(folder)/run").isEmpty)
  }
}

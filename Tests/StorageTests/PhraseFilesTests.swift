import Foundation
import Phrasing
import Storage
import Testing

@Suite struct PhraseFilesTests {
  @Test func `files of one language are one catalogue`() throws {
    let folder = try Folder(["en/a.json": #"{"a": "x"}"#, "en/b.json": #"{"b": {"one": "x", "other": "y"}}"#])
    let catalogue = try PhraseFiles(folder.url).catalogue()
    #expect(catalogue.languages == ["en"])
    #expect(catalogue.keys == ["a", "b"])
  }

  @Test func `a missing folder is named`() throws {
    let folder = try Folder()
    let phrases = folder.url.appendingPathComponent("phrases")
    let error = #expect(throws: StorageError.self) { try PhraseFiles(phrases).catalogue() }
    #expect(error == StorageError(phrases.path, of: .installation, .missing))
    #expect(error?.description.contains("'\(phrases.path)' does not exist.") == true)
  }

  @Test func `a missing language is told with those there are`() throws {
    let folder = try Folder(["en/a.json": #"{"a": "x"}"#])
    let error = #expect(throws: StorageError.self) { try PhraseFiles(folder.url).catalogue(languages: ["en", "fr"]) }
    #expect(error?.reason == .unknown(name: "fr", known: ["en"]))
    #expect(error?.description.contains("has no 'fr'; it has 'en'.") == true)
  }

  @Test(
    "A broken file is told with its path and its fault",
    arguments: [
      ("{\n\"a\": \"x\",\n\"b\": oops\n}", "line 3, column 6: "), (#"{"a": 3}"#, "'a'"), (#"["a"]"#, "malformed"),
      ("", "malformed"),
    ])
  func broken(text: String, hint: String) throws {
    let folder = try Folder(["en/a.json": text])
    let error = #expect(throws: StorageError.self) { try PhraseFiles(folder.url).catalogue() }
    #expect(error?.path.hasSuffix("en/a.json") == true)
    #expect(error?.description.contains(hint) == true, "\(String(describing: error))")
  }

  @Test(
    "a key that stands twice is a fault, in one file or in two",
    arguments: [
      ["en/a.json": #"{"a": "x"}"#, "en/b.json": #"{"a": "y"}"#], ["en/a.json": #"{"a": "x", "a": "y"}"#],
    ])
  func twice(files: [String: String]) throws {
    let folder = try Folder(files)
    let error = #expect(throws: StorageError.self) { try PhraseFiles(folder.url).catalogue() }
    #expect(error?.description.contains("'a' stands twice") == true)
  }

  @Test func `phrases that do not agree are told all at once`() throws {
    let folder = try Folder(["en/a.json": #"{"a": "{x}", "b": "x"}"#, "fr/a.json": #"{"a": "x"}"#])
    let error = #expect(throws: StorageError.self) { try PhraseFiles(folder.url).catalogue() }
    guard case .faulty(let faults) = error?.reason else {
      Issue.record("no faults: \(String(describing: error))")
      return
    }
    #expect(faults.count == 2)
  }
}

public import Foundation
public import Phrasing

/// The phrases of our own: a folder for each language, in it JSON files that may be cut by topic as one likes.
///
/// A file is one object, key to phrase: a text, or an object of plural forms.
public struct PhraseFiles: Sendable {
  /// The folder with a folder for each language.
  public let folder: URL

  /// The files of a folder, `voices/phrases` most often.
  public init(_ folder: URL) {
    self.folder = folder
  }

  /// The tags of the languages there are, sorted.
  public func languages() throws(StorageError) -> [String] {
    try FileReading.contents(of: folder, of: .installation).filter(\.isFolder).map(\.lastPathComponent)
  }

  /// Reads and checks the phrases of all languages, or of these.
  ///
  /// `required` are keys that the program asks for. Throws when a language is not there, a file is broken, a key
  /// stands twice, or the languages do not agree.
  public func catalogue(
    languages wanted: [String]? = nil, requiring required: Set<String> = []
  ) throws(StorageError) -> PhraseCatalogue {
    let known = try languages()
    var phrases: [String: [String: PhraseSource]] = [:]
    for language in wanted ?? known {
      guard known.contains(language) else {
        throw StorageError(folder.path, of: .installation, .unknown(name: language, known: known))
      }
      phrases[language] = try self.phrases(of: language)
    }
    do {
      return try PhraseCatalogue(phrases, requiring: required)
    } catch {
      throw StorageError(folder.path, of: .installation, .faulty(error.faults.map(\.description)))
    }
  }

  private func phrases(of language: String) throws(StorageError) -> [String: PhraseSource] {
    var phrases: [String: PhraseSource] = [:]
    let folder = folder.appendingPathComponent(language)
    for file in try FileReading.files(in: folder, withExtension: "json", of: .installation) {
      let added = try FileReading.json([String: PhraseSource].self, from: file, of: .installation)
      let twice = Set(added.keys).intersection(phrases.keys).sorted()
      guard twice.isEmpty else {
        let faults = twice.map { "the phrase '\($0)' stands in another file of '\(language)' too" }
        throw StorageError(file.path, of: .installation, .faulty(faults))
      }
      phrases.merge(added) { first, _ in first }
    }
    return phrases
  }
}

extension URL {
  fileprivate var isFolder: Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
}

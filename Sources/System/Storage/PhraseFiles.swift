public import Foundation
public import Phrasing
import Quiz

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
    let folder = folder.appendingPathComponent(language)
    var files: [(URL, [(String, PhraseSource)])] = []
    for file in try FileReading.files(in: folder, withExtension: "json", of: .installation) {
      files.append((file, try sources(in: file)))
    }
    var phrases = [String: PhraseSource](minimumCapacity: files.reduce(0) { $0 + $1.1.count })
    for (file, sources) in files {
      var twice: [String] = []
      for (key, source) in sources where phrases.updateValue(source, forKey: key) != nil {
        twice.append("the phrase '\(key)' stands twice in the files of '\(language)'")
      }
      guard twice.isEmpty else { throw StorageError(file.path, of: .installation, .faulty(twice)) }
    }
    return phrases
  }

  private func sources(in file: URL) throws(StorageError) -> [(String, PhraseSource)] {
    let value = try FileReading.json(file, of: .installation)
    guard case .object(let members) = value.content else {
      throw StorageError(file.path, of: .installation, .malformed("it is \(value.typeName), not an object of phrases"))
    }
    var sources: [(String, PhraseSource)] = []
    for member in members {
      guard let source = PhraseSource(member.value) else {
        let fault = "'\(member.key)' is neither a text nor an object of texts"
        throw StorageError(file.path, of: .installation, .malformed(fault))
      }
      sources.append((member.key, source))
    }
    return sources
  }
}

extension PhraseSource {
  /// A text, or an object with a text for each form; nothing if it is something else.
  fileprivate init?(_ value: JSONValue) {
    switch value.content {
    case .string(let text): self = .plain(text)
    case .object(let members):
      var forms: [String: String] = [:]
      for member in members {
        guard case .string(let text) = member.value.content else { return nil }
        forms[member.key] = text
      }
      self = .forms(forms)
    default: return nil
    }
  }
}

extension URL {
  fileprivate var isFolder: Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
}

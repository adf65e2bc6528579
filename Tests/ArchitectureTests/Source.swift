import Foundation
import Testing

/// One source file of the package.
struct Source {
  /// The package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  var path: String
  var text: String

  var lines: [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The modules it imports.
  var imports: [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index <= 1, words.indices.contains(index + 1) else {
        return nil
      }
      guard index == 0 || ["public", "internal", "package", "private", "@testable"].contains(words[0]) else {
        return nil
      }
      return words.last.map { String($0.split(separator: ".")[0]) }
    }
  }

  /// All Swift files below a folder of the package.
  static func all(under folder: String) throws -> [Source] {
    let top = root + "/" + folder
    let names = try #require(FileManager.default.subpaths(atPath: top))
    return try names.filter { $0.hasSuffix(".swift") }.map { name in
      Source(path: "\(folder)/\(name)", text: try String(contentsOfFile: "\(top)/\(name)", encoding: .utf8))
    }
  }
}

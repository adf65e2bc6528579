import Foundation
import Testing

/// What may be written nowhere: a telephone number, a code and a name.
struct Secrets: Sendable {
  /// Reserved for drama.
  static let typedNumber = "07700900123"
  static let number = "+447700900123"

  var code: String?
  var name: String?

  /// Number and code as they are typed, shown and spoken.
  private var forms: [String] {
    let number = ["7700900123", "7700 900123", "7700 900 123", "7 7 0 0, 9 0 0, 1 2 3"]
    return number + (code.map(Self.forms) ?? []) + [name].compactMap(\.self)
  }

  /// A code as it is typed, shown in groups, and spoken.
  static func forms(of code: String) -> [String] {
    let digits = code.map(String.init)
    let halves = [digits.prefix(3), digits.dropFirst(3)]
    return [
      code, halves.map { $0.joined() }.joined(separator: " "),
      halves.map { $0.joined(separator: " ") }.joined(separator: ", "), digits.joined(separator: " "),
    ]
  }

  /// Searches what a program has shown, its record and all else in its folder, but for the files that may hold them.
  func expectNone(
    _ program: Program, besides allowed: [String] = [], _ location: SourceLocation = #_sourceLocation
  ) async throws {
    expectNone("the screen", await program.screen, location)
    let folder = program.folder.path
    for name in try #require(FileManager.default.subpaths(atPath: folder)) where !allowed.contains(name) {
      guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(name)") else { continue }
      // A keyed hash may have six digits in a row.
      expectNone(name, String(decoding: bytes, as: UTF8.self).replacing(/[0-9a-f]{64}/, with: ""), location)
    }
    for line in await program.lines {
      #expect(line.key?.first?.isNumber != true && line.text?.wholeMatch(of: /\d/) == nil, sourceLocation: location)
    }
  }

  private func expectNone(_ place: String, _ text: String, _ location: SourceLocation) {
    for form in forms { #expect(!text.contains(form), "\(place) holds '\(form)'", sourceLocation: location) }
  }
}

import Foundation

/// A file that another process appends lines to.
final class GrowingFile {
  private let path: String
  private var offset: UInt64 = 0
  private var rest = Data()

  init(_ path: String) {
    self.path = path
  }

  /// The whole lines that came since the last time.
  func newLines() throws -> [Data] {
    guard let file = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? file.close() }
    try file.seek(toOffset: offset)
    guard let data = try file.readToEnd(), !data.isEmpty else { return [] }
    offset += UInt64(data.count)
    var lines = (rest + data).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest = Data(lines.removeLast())
    return lines.map { Data($0) }
  }
}

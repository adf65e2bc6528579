public import Foundation
public import Speech

/// The short sounds of our own, by name.
///
/// Every file of the folder holds lines `edge = g5@30 r@10 g5@30`. A line that begins with `#` is a comment; anywhere
/// else that is a sharp.
public struct ToneFiles: Sendable {
  /// The folder with the files.
  public let folder: URL

  /// The files of a folder, `voices/tones` most often.
  public init(_ folder: URL) {
    self.folder = folder
  }

  /// Reads all tones. Throws when a line cannot be read or a name stands twice.
  public func tones() throws(StorageError) -> [String: Tone] {
    var tones: [String: Tone] = [:]
    for file in try FileReading.contents(of: folder, of: .installation) {
      let lines = try FileReading.text(file, of: .installation).split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        let text = line.drop(while: \.isWhitespace)
        guard !text.isEmpty, !text.hasPrefix("#") else { continue }
        do {
          let (name, tone) = try ToneNotation.line(text)
          guard tones.updateValue(tone, forKey: name) == nil else { throw ToneNotation.Fault.nameStandsTwice(name) }
        } catch {
          throw StorageError(file.path, of: .installation, .faulty(["line \(index + 1): \(error)"]))
        }
      }
    }
    return tones
  }
}

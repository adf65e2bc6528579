import Foundation

/// The names under which the engine knows the voice of a language.
///
/// The engine finds a voice at once by the path of its file below `lang`, `gmw/en`; by a language tag it reads all its
/// voice files first, which takes some 6 ms. To ask it for all its voices (`espeak_ListVoices`) takes as long.
struct EspeakVoices {
  /// The paths of the voice files, by language tag in small letters.
  private let files: [String: String]

  /// The voices of a data folder.
  init(data: String) {
    let folder = "\(data)/lang"
    var files: [String: String] = [:]
    for family in EspeakVoices.names(in: folder) ?? [] {
      if let voices = EspeakVoices.names(in: "\(folder)/\(family)") {
        for voice in voices { files[voice.lowercased()] = "\(family)/\(voice)" }
      } else {
        files[family.lowercased()] = family
      }
    }
    self.files = files
  }

  /// The language tags that have a voice.
  var languages: Set<String> {
    Set(files.keys)
  }

  /// What to try for a language tag, in this order: the file, the tag as the engine lists it, then both for the tag
  /// without its region.
  func names(for language: String) -> [String] {
    let tag = language.lowercased()
    let tags = tag.contains("-") ? [tag, String(tag.prefix { $0 != "-" })] : [tag]
    return tags.flatMap { tag in [files[tag], tag].compactMap(\.self) }
  }

  /// Nothing where there is no folder.
  private static func names(in folder: String) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder)
  }
}

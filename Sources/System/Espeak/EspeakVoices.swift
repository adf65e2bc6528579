import Foundation

/// The names under which the engine knows the voice of a language.
///
/// The engine finds a voice at once by the path of its file below `lang`, `gmw/en`; by a language tag it reads all its
/// voice files first, which takes some 6 ms.
struct EspeakVoices {
  private let data: String
  private let families: [String]

  /// The voices of a data folder.
  init(data: String) {
    self.data = data
    families = ((try? FileManager.default.contentsOfDirectory(atPath: "\(data)/lang")) ?? []).sorted()
  }

  /// What to try for a language tag, in this order: the file, the tag as the engine lists it, then both for the tag
  /// without its region.
  func names(for language: String) -> [String] {
    let tag = language.lowercased()
    let tags = tag.contains("-") ? [tag, String(tag.prefix { $0 != "-" })] : [tag]
    return tags.flatMap { tag in [file(of: tag), tag].compactMap(\.self) }
  }

  private func file(of tag: String) -> String? {
    guard !tag.isEmpty, tag.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "-") })
    else { return nil }
    return families.first { unsafe access("\(data)/lang/\($0)/\(tag)", R_OK) == 0 }.map { "\($0)/\(tag)" }
  }

  /// The language tags that have a voice, in order: the names of the voice files.
  ///
  /// To ask the engine (`espeak_ListVoices`) would keep the first word waiting while it reads them all.
  var languages: [String] {
    families.flatMap { family in
      (try? FileManager.default.contentsOfDirectory(atPath: "\(data)/lang/\(family)")) ?? [family]
    }
    .map { $0.lowercased() }.sorted()
  }
}

public import Foundation

/// The folder of all that is spoken and how, found at run time.
///
/// SwiftPM's own accessor is not used: it ends the process where the resources are missing, and falls back to the
/// place where the program was built.
public struct Voices: Hashable, Sendable {
  /// The folder itself.
  public let folder: URL

  /// Looks for the folder: where the user says, else beside the executable, else where it is installed.
  ///
  /// A folder that the user names is the only one tried. Throws when none holds phrases.
  public init(named path: String? = nil, executable: URL = Voices.executable) throws(VoicesError) {
    let places = path.map { [URL(fileURLWithPath: $0)] } ?? Voices.places(beside: executable)
    let found = places.first { place in
      FileManager.default.fileExists(atPath: place.appendingPathComponent("phrases").path)
    }
    guard let found else {
      throw VoicesError(tried: places.map(\.path), isNamed: path != nil)
    }
    folder = found
  }

  /// A folder for each language.
  public var phrases: URL { folder.appendingPathComponent("phrases") }
  /// Level packs.
  public var packs: URL { folder.appendingPathComponent("packs") }
  /// Voice variants of espeak-ng.
  public var espeak: URL { folder.appendingPathComponent("espeak") }
  /// Sets of styles.
  public var styles: URL { folder.appendingPathComponent("styles") }
  /// Short sounds.
  public var tones: URL { folder.appendingPathComponent("tones") }

  /// The program that runs, with links followed, so that a link in another folder finds its voices too.
  public static var executable: URL {
    let link = "/proc/self/exe"
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
    return URL(filePath: path ?? link, directoryHint: .notDirectory)
  }

  private static func places(beside executable: URL) -> [URL] {
    let folder = executable.deletingLastPathComponent()
    return [
      folder.appending(path: "Earshot_voices.resources", directoryHint: .isDirectory),
      folder.deletingLastPathComponent().appending(path: "share/earshot/voices", directoryHint: .isDirectory),
    ]
  }
}

/// That no folder of voices was found.
public struct VoicesError: Error, Hashable, CustomStringConvertible {
  /// The paths, in the order in which they were tried.
  public var tried: [String]
  /// Whether the user named the folder; else our own installation is incomplete.
  public var isNamed: Bool

  /// The error in words, with what would do.
  public var description: String {
    let places = tried.map { "'\($0)'" }.joined(separator: ", then ")
    let advice =
      isNamed ? "Name a folder that holds 'phrases'." : "Install Earshot again, or name one with --voices DIR."
    return "No folder of voices: tried \(places). \(advice)"
  }
}

public import Foundation
public import Screens
public import Sessions

/// A person's own settings: the file `settings` in the folder of their profile.
public struct SettingsFile: Sendable {
  /// Where it is, if there is one.
  public let url: URL

  /// The file of a profile's folder.
  public init(inProfile folder: URL) {
    url = folder.appending(path: "settings")
  }

  /// Reads it, with a line for each thing that is wrong with it; the rest holds all the same. A file that is not there
  /// has no settings.
  public func read(
    checking check: (Setting) throws(SettingFault) -> Void
  ) -> (settings: [Setting], warnings: [String]) {
    guard FileManager.default.fileExists(atPath: url.path) else { return ([], []) }
    do throws(StorageError) {
      let notation = SettingsNotation(try FileReading.text(url, of: .user), checking: check)
      return (notation.settings, notation.faults.map { "'\(url.path)', \($0)" })
    } catch {
      return ([], [error.description])
    }
  }

  /// Gives settings new values in it (`rename`), and leaves alone what else stands there, whoever wrote it before.
  public func keep(_ settings: [Setting]) throws(StorageError) {
    // A link to a file elsewhere stays one.
    let file = StateFile(url.resolvingSymlinksInPath().path)
    let isThere = try file.load() != nil
    var text = isThere ? try FileReading.text(url, of: .user) : ""
    for setting in settings { text = SettingsNotation.text(text, setting: setting) }
    try file.save(Data(text.utf8))
  }
}

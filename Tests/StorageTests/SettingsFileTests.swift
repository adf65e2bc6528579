import Foundation
import Screens
import Sessions
import Storage
import Testing

@Suite struct SettingsFileTests {
  private func read(_ file: SettingsFile) -> (settings: [Setting], warnings: [String]) {
    file.read { setting throws(SettingFault) in
      var settings = Settings()
      try settings.set(setting)
    }
  }

  private let fast = Setting(key: "rate", value: "300")

  @Test func `A setting that is kept is read again, in a folder that was not there`() throws {
    let file = SettingsFile(inProfile: try Folder().url.appending(path: "earshot/default"))
    #expect(read(file).settings.isEmpty)
    try file.keep([fast, Setting(key: "volume", value: "4")])
    try file.keep([Setting(key: "volume", value: "2")])
    #expect(read(file).settings == [fast, Setting(key: "volume", value: "2")])
    #expect(read(file).warnings.isEmpty)
  }

  @Test func `What another program wrote before stays, and so does a link`() throws {
    let folder = try Folder(["dot/settings": "# Mine.\nvolume = 3\n"])
    let link = folder.url.appending(path: "settings")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.url.appending(path: "dot/settings"))
    try SettingsFile(inProfile: folder.url).keep([fast])
    #expect(
      try String(contentsOf: folder.url.appending(path: "dot/settings"), encoding: .utf8)
        == "# Mine.\nvolume = 3\nrate = 300\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path).hasSuffix("dot/settings"))
  }

  @Test func `A faulty line is told with its file`() throws {
    let folder = try Folder(["settings": "volume = 3\nrate = 9\n"])
    let (settings, warnings) = read(SettingsFile(inProfile: folder.url))
    #expect(settings == [Setting(key: "volume", value: "3")])
    #expect(
      warnings == [
        "'\(folder.url.path)/settings', line 2: The setting 'rate' cannot be '9'. It takes a number from 80 to 449."
      ])
  }

  @Test func `A file that is no text is told, and never replaced`() throws {
    let folder = try Folder()
    let file = SettingsFile(inProfile: folder.url)
    try Data([0x72, 0xFF]).write(to: file.url)
    #expect(read(file).warnings.count == 1)
    #expect(throws: StorageError.self) { try file.keep([fast]) }
    #expect(try Data(contentsOf: file.url) == Data([0x72, 0xFF]))
  }
}

import AnnouncementTesting
import Foundation
import Rehearsal
import Testing

/// Every case of the scripts beside this file.
@Suite struct ScriptTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scripts").path

  @Test("scripts are heard as they say", arguments: EarScript.all(in: folder))
  func script(_ script: EarScript) throws {
    script.run(screens: try ScreenCatalogue.earshot(voices: Adventure.voices))
  }
}

import Foundation
import Phrasing
import Storage
import Testing

@Suite struct PronunciationFileTests {
  @Test func `a profile without the file has no words`() throws {
    let reading = PronunciationFile(inProfile: try Folder().url).read()
    #expect(reading.notation.pronunciations.isEmpty)
    #expect(reading.error == nil)
  }

  @Test func `faults are told with the file, and the other lines hold`() throws {
    let folder = try Folder(["pronunciations": "Qt = cute\n[fr]\nfootball = foute bol\nword"])
    let (notation, error) = PronunciationFile(inProfile: folder.url).read()
    #expect(Set(notation.pronunciations.keys) == ["fr"])
    #expect(error?.owner == .user)
    let words = try #require(error?.description)
    #expect(words.hasPrefix("'\(folder.url.path)/pronunciations' has faults:\n"))
    #expect(words.contains("line 1: before the first word") && words.contains("line 4: no '='"))
  }

  @Test func `a file that is no text is told`() throws {
    let folder = try Folder()
    try Data([0x5B, 0xFF]).write(to: folder.url.appending(path: "pronunciations"))
    #expect(PronunciationFile(inProfile: folder.url).read().error?.reason == .malformed("it is not UTF-8"))
  }
}

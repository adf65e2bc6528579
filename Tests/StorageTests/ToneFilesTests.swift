import Foundation
import Speech
import Storage
import Testing

@Suite struct ToneFilesTests {
  @Test func `notes are read with their pitch and length`() throws {
    let folder = try Folder(["a.tones": "# sounds\nup = a4@30 r@10 c#5@20\n\n", "b.tones": "low = a3@5"])
    let tones = try ToneFiles(folder.url).tones()
    #expect(tones["low"] == Tone(notes: [.init(frequency: 220, duration: .milliseconds(5))]))
    let up = try #require(tones["up"])
    #expect(up.notes.map(\.duration) == [.milliseconds(30), .milliseconds(10), .milliseconds(20)])
    #expect(up.notes[1].frequency == nil)
    #expect(abs((up.notes[2].frequency ?? 0) - 554.37) < 0.01)
  }

  @Test(
    "A line that is no tone is told with its number",
    arguments: [
      "edge", "edge =", "= a4@30", "edge = h4@30", "edge = a4", "edge = a4@0", "edge = a4@x", "edge = a@3", "up = a4@9",
    ])
  func faults(line: String) throws {
    let folder = try Folder(["a.tones": "up = a4@30\n" + line])
    let error = #expect(throws: StorageError.self) { try ToneFiles(folder.url).tones() }
    #expect(error?.description.contains("line 2: ") == true)
  }
}

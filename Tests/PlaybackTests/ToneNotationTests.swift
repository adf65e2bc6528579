import Foundation
import Speech
import Testing

struct ToneNotationTests {
  @Test("Notes are read with their pitch and length")
  func reads() throws {
    let tones = try Tone.tones(in: "# remark\n\nedge = a4@30 r@10 f#5@120\n")
    let edge = try #require(tones["edge"])
    #expect(tones.count == 1)
    #expect(edge.notes.map(\.duration) == [.milliseconds(30), .milliseconds(10), .milliseconds(120)])
    #expect(edge.notes[0].frequency == 440 && edge.notes[1].frequency == nil)
    #expect(abs(try #require(edge.notes[2].frequency) - 739.99) < 0.01)
  }

  @Test("A line that is no tone is refused by name", arguments: ["edge", "edge g5@30", "edge =", "= g5@30"])
  func refusesLines(line: String) {
    #expect(throws: Tone.NotationError.line(line)) { try Tone.tones(in: line) }
  }

  @Test(
    "A word that is no note is refused by name", arguments: ["h5@30", "g@30", "g5", "g5@", "g5@0", "g9@30", "g5@30@2"])
  func refusesNotes(note: String) throws {
    let error = #expect(throws: Tone.NotationError.self) { try Tone.tones(in: "edge = \(note)") }
    #expect("\(try #require(error))".contains("'\(note)'"))
  }

  @Test("The tones of the house are written right")
  func houseTones() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../voices/tones/standard.tones")
    let tones = try Tone.tones(in: String(contentsOf: file.standardizedFileURL, encoding: .utf8))
    #expect(Set(tones.keys).isSuperset(of: ["edge", "fault", "right", "wrong"]))
  }
}

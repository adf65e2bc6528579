import Foundation
import Phrasing
import Screens
import Speech
import Storage
import Testing
import Timeline
import voices

@Suite struct StyleFilesTests {
  @Test func `our own set names the four voices by kind`() throws {
    let sheet = try StyleFiles(try Voices().styles).sheet(named: "standard")
    let voices = [sheet.style(of: .label, in: .focus), sheet.style(of: .verdict, in: .result)].map(\.variant)
    #expect(voices == ["answer", "alert"])
    #expect(sheet.style(of: .body, in: .echo).variant == "echo")
    #expect(sheet.style(of: .title, in: .screen).variant == "narrator")
    #expect(sheet.variants == ["narrator", "answer", "alert", "echo"])
  }

  @Test func `an unknown set is told with those there are`() throws {
    let folder = try Folder(["standard.style": "all = rate 100", "loud.style": ""])
    let error = #expect(throws: StorageError.self) { try StyleFiles(folder.url).sheet(named: "soft") }
    #expect(error?.reason == .unknown(name: "soft", known: ["loud", "standard"]))
  }

  @Test func `a faulty line is told with its file and number`() throws {
    let folder = try Folder(["standard.style": "all = rate 100\npart lable = rate 90"])
    let error = #expect(throws: StorageError.self) { try StyleFiles(folder.url).sheet(named: "standard") }
    #expect(error?.path.hasSuffix("standard.style") == true)
    #expect(error?.description.contains("line 2: 'lable' is no name here") == true)
  }
}

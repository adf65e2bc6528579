import Foundation
import Testing
import voices

@Suite struct VoicesTests {
  @Test func `the folder beside the executable comes before the installed one`() throws {
    let folder = try Folder(["bin/Earshot_voices.resources/phrases/x": "", "share/earshot/voices/phrases/x": ""])
    let program = folder.url.appendingPathComponent("bin/earshot")
    #expect(try Voices(executable: program).folder.path.hasSuffix("bin/Earshot_voices.resources"))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("bin/Earshot_voices.resources"))
    #expect(try Voices(executable: program).folder.path.hasSuffix("share/earshot/voices"))
  }

  @Test func `what was tried is told in order`() throws {
    let folder = try Folder()
    let error = #expect(throws: VoicesError.self) {
      try Voices(executable: folder.url.appendingPathComponent("bin/earshot"))
    }
    let tried = ["bin/Earshot_voices.resources", "share/earshot/voices"]
    #expect(error?.tried == tried.map { folder.url.appendingPathComponent($0).path })
    #expect(error?.isNamed == false)
    #expect(error?.description.contains("--voices DIR") == true)
  }

  @Test func `a folder that is named is the only one tried`() throws {
    let folder = try Folder(["bin/Earshot_voices.resources/phrases/x": ""])
    let error = #expect(throws: VoicesError.self) {
      try Voices(named: "/no/such", executable: folder.url.appendingPathComponent("bin/earshot"))
    }
    #expect(error?.tried == ["/no/such"])
    #expect(error?.isNamed == true)
  }
}

import Phrasing
import Screens
import Speech
import Testing
import Timeline

@Suite struct StyleSheetTests {
  @Test func `the part wins over the kind, the kind over all, property by property`() throws {
    let sheet = try StyleSheet(
      notation: """
        # a comment
        all = variant narrator, rate 110   # and another
        kind focus = variant answer, pitch 5
        part role = rate 130, volume -3, range 40
        """)
    #expect(sheet.style(of: .body, in: .notice) == AuralStyle(variant: "narrator", rate: 110))
    #expect(sheet.style(of: .label, in: .focus) == AuralStyle(variant: "answer", rate: 110, pitch: 5))
    #expect(
      sheet.style(of: .role, in: .focus)
        == AuralStyle(variant: "answer", rate: 130, pitch: 5, range: 40, gain: -3))
    #expect(sheet.pause(after: .title, in: .screen) == .milliseconds(250))
    #expect(sheet.variants == ["narrator", "answer"])
  }

  @Test("announcements-31: a capital is raised above the pitch of its part")
  func capitals() throws {
    let sheet = try StyleSheet(notation: "kind echo = pitch 10\nkind focus = capital 5")
    #expect(sheet.style(of: .body, in: .echo, isRaised: true).pitch == 30)
    #expect(sheet.style(of: .body, in: .echo).pitch == 10)
    #expect(sheet.style(of: .label, in: .focus, isRaised: true).pitch == 5)
  }

  @Test(
    "A line that cannot be used is told with its number and what would do",
    arguments: [
      ("all variant x", .noEqualsSign),
      ("every = rate 100", .unknownName("every", known: ["all", "kind NAME", "part NAME"])),
      ("kind focuss = rate 100", .unknownName("focuss", known: Kind.allCases.map(\.rawValue))),
      ("part rolle = rate 100", .unknownName("rolle", known: PartRole.allCases.map(\.rawValue))),
      ("all = speed 100", .unknownProperty("speed")),
      ("all = rate fast", .badValue("rate", "fast", takes: "50 to 200 percent of the user's rate")),
      ("all = capital 0", .badValue("capital", "0", takes: "1 to 50 steps above the pitch")),
      ("all = pause 5000", .badValue("pause", "5000", takes: "0 to 2000 milliseconds")),
      (
        "all = variant Answer",
        .badValue("variant", "Answer", takes: "a short name in lower-case letters and digits")
      ),
    ] as [(String, StyleFault.Reason)])
  func faults(line: String, reason: StyleFault.Reason) {
    let error = #expect(throws: StyleFault.self) { try StyleSheet(notation: "# one\n\n" + line) }
    #expect(error?.line == 3)
    #expect(error?.reason == reason)
    #expect(error?.description.hasPrefix("line 3: ") == true)
  }
}

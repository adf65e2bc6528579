import Foundation
import Testing

/// From the start to the first item, as it is seen, recorded and heard.
@Suite struct ArrivalTests {
  @Test func `The title is said first and then the item in focus, each with its line on the screen as it begins`()
    async throws
  {
    let program = try Program("play", "--audio", "silent", "--rate", "449", "--seed", "1")
    let title = try await program.wait(for: .began("screen", "The lighthouse"))
    #expect(await program.lines.map(\.event).contains("began"))
    try await program.wait(for: .end(of: title))
    let focus = try await program.wait(for: .began("focus", "Start"))
    try await program.wait(for: .end(of: focus))
    let said = await program.lines.filter { $0.event == "began" }.compactMap(\.text)
    try await program.wait(forScreen: said.last ?? "")
    let shown = await program.screen.replacing("\u{1B}[?2004h", with: "")
    #expect(shown == said.map { $0 + "\r\n" }.joined())
  }
}

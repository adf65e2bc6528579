import Foundation
import Testing

@testable import Quiz

@Suite struct MatchingLocaleTests {
  @Test("game-V8: every vector holds in a process that is Turkish from its start")
  func turkish() async {
    await #expect(processExitsWith: .exitCode(0)) {
      // Before the first call that could ask for it.
      for name in ["LANG", "LC_ALL", "LC_MESSAGES"] { setenv(name, "tr_TR.UTF-8", 1) }
      setlocale(LC_ALL, "")
      let broken = MatchingVector.all.filter { !$0.holds }
      exit(broken.isEmpty ? 0 : 1)
    }
  }

  @Test("A Turkish locale would tell I from i, which is why none is ever asked for")
  func whatItGuardsAgainst() {
    let turkish = "ISPARTA".folding(options: .caseInsensitive, locale: Locale(identifier: "tr_TR"))
    #expect(turkish != FoldedText("ISPARTA").form)
    #expect(FoldedText("ISPARTA").form == "isparta")
  }
}

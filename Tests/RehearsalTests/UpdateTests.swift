import Rehearsal
import Testing

@Suite struct UpdateTests {
  func update(_ text: String, fates: Bool = false) throws -> ScriptUpdate {
    ScriptUpdate(
      try ScriptRun(try EarFile(text, name: "x.ear"), screens: try Theatre.screens()), fates: fates)
  }

  /// The text after an update, which must pass and which a second one leaves alone.
  func updated(_ text: String, fates: Bool = false) throws -> (text: String, words: [String]) {
    let update = try update(text, fates: fates)
    guard case .changed(let new) = update.outcome else { return (text, update.words) }
    #expect(try Theatre.results(new).flatMap(\.failures).isEmpty, "\(new)")
    #expect(try self.update(new, fates: fates).outcome == .unchanged)
    return (new, update.words)
  }

  static let head = "ear 1\nset hints=off\n\n# About it.\ncase a\nopen stage\n"
  static let opened = "hear: Stage.\nhear: Go, button\n"

  @Test("new words are written in the place of the old ones, everything else stays")
  func rewording() throws {
    let old =
      Self.head + "# the title\nhear: Stage.\n\n  hear: Go, link\n# the end\n\n# Another one.\ncase b\nopen stage\n"
      + Self.opened
    let (text, words) = try updated(old)
    #expect(text == old.replacing("  hear: Go, link", with: "  hear: Go, button"))
    #expect(words == ["x.ear: 1 reworded, none lost."])
  }

  @Test("a script of steps alone gets all its lines, each as early as it may stand")
  func filling() throws {
    let text = "ear 1\ncase a\nopen sample-lesson number=1\nwait 1s\ndo battery low\nwait 500ms\npress Down\n"
    let (new, words) = try updated(text, fates: true)
    #expect(
      new == """
        ear 1
        case a
        open sample-lesson number=1
        cut: Press the down arrow key / to reach the next item.
        lost: Item 1, button
        wait 1s
        do battery low
        wait 500ms
        press Down
        hear: Item 2, button
        hear notice: Battery low, 10 percent.

        """)
    #expect(words == ["x.ear: 4 added, 2 of them cut or lost."])
  }

  @Test("lines in another order are moved")
  func moving() throws {
    let body = "do two results\n"
    let (text, words) = try updated(
      Self.head + Self.opened + body + "hear result: Second it is.\nhear result: First it is.\n")
    #expect(text == Self.head + Self.opened + body + "hear result: First it is.\nhear result: Second it is.\n")
    #expect(words == ["x.ear: 1 moved, none lost."])
  }

  @Test("lines are added to steps and taken away")
  func adding() throws {
    let (text, words) = try updated(Self.head + "hear: Stage.\ndo save\nhear: Never.\n# end\n")
    #expect(text == Self.head + "hear: Stage.\nhear: Go, button\ndo save\nhear result: Saved.\n# end\n")
    #expect(words == ["x.ear: 2 added, 1 removed, none lost."])
  }

  @Test("a pattern that still matches stays, with a count and a time")
  func patterns() throws {
    let old =
      Self.head
      + "hear screen like: St*\nhear: Go, button\ndo save\nhear result at 9s like: Sa*\ndo save twice\nhear result x2: Saved.\n"
    let (text, words) = try updated(old)
    #expect(text == old.replacing("at 9s", with: "at 1.12s"))
    #expect(words == ["x.ear: 1 reworded, none lost."])
  }

  @Test("equal lines in a row are written as one with a count")
  func counts() throws {
    let (text, _) = try updated(Self.head + Self.opened + "do save twice\ndo save\nhear result like: S*\n")
    #expect(text.hasSuffix("do save twice\nhear result x2: Saved.\ndo save\nhear result like: S*\n"))
  }

  @Test("nothing is written where a line would become lost, unless fates may change")
  func fates() throws {
    let old =
      "ear 1\ncase a\nopen sample-lesson\nhear: Press the down arrow key to reach the next item.\nwait 1.5s\npress Down\nhear: Item 2, button\n"
    let refused = try update(old)
    #expect(refused.outcome == .refused)
    #expect(
      refused.words
        == [
          "x.ear:4: This would become cut: Press the down arrow key / to reach the next item.",
          "x.ear:6: This would be added as lost: Item 1, button",
          "x.ear: nothing is written. Lines that are cut, lost or of another kind or language take --fates too.",
        ])
    let (text, words) = try updated(old, fates: true)
    #expect(text.contains("cut: Press the down arrow key / to reach the next item.\nlost: Item 1, button\nwait"))
    #expect(words == ["x.ear: 1 reworded, 1 added, 2 of them cut or lost."])
  }

  @Test("another kind or language takes fates too", arguments: ["hear notice: Saved.", "hear result fr: Saved."])
  func kinds(line: String) throws {
    let old = Self.head + Self.opened + "do save\n\(line)\n"
    #expect(try update(old).outcome == .refused)
    #expect(try updated(old, fates: true).text == Self.head + Self.opened + "do save\nhear result: Saved.\n")
  }

  @Test("no update mends a broken silence, a ban, an endless timer or a step that cannot be done")
  func hopeless() throws {
    for body in [
      "do tick at 5s\nsilence 10s\n", "do tick forever\nsilence forever\n",
      "press End\nhear: bottom, Go\nwait until 1ms\n",
    ] {
      #expect(try update(Self.head + Self.opened + body, fates: true).outcome == .refused)
    }
  }

  @Test("a case with a known bug is left alone, and one that passes")
  func untouched() throws {
    #expect(try update("ear 1\ncase a\nknown bug 1\nopen stage\n").outcome == .unchanged)
    #expect(try update(Self.head + Self.opened).outcome == .unchanged)
  }

  @Test("line ends, a byte order mark and the missing end of the last line stay")
  func bytes() throws {
    let old = "\u{FEFF}ear 1\r\ncase a\r\nopen stage\r\nhear: Stag.\r\nhear: Go, button"
    let new = try update(old)
    #expect(new.outcome == .changed("\u{FEFF}ear 1\r\ncase a\r\nopen stage\r\nhear: Stage.\r\nhear: Go, button"))
  }
}

import Keys
import Rehearsal
import Screens
import Testing
import Timeline

@Suite struct ScriptParserTests {
  func lines(_ body: String) throws -> [ScriptLine.Content] {
    try EarFile("ear 1\ncase a\nopen x\n\(body)", name: "x.ear").cases[0].lines.dropFirst().map(\.content)
  }

  func expectations(_ line: String) throws -> [Awaited] {
    guard case .expectations(let expectations) = try #require(try lines(line).first) else { return [] }
    return expectations
  }

  @Test("the settings of a file stand above its cases")
  func settings() throws {
    let file = try EarFile(
      "ear 1\n# about\n\nlang fr\nvoice instant\nseed 7\nset hints=off\nset rate=200\nnever: *  seconds*\ncase a\nopen x\n",
      name: "x.ear")
    #expect(file.language == "fr")
    #expect(file.voice == .instant)
    #expect(file.seed == 7)
    #expect(file.settings == [Setting(key: "hints", value: "off"), Setting(key: "rate", value: "200")])
    #expect(file.bans.map(\.pattern) == ["* seconds*"])
    #expect(file.bans.map(\.line) == [9])
    #expect(file.cases.map(\.line) == [10])
  }

  @Test("without settings a file is English, by the ruler at 70 ms a character")
  func defaults() throws {
    let file = try EarFile("ear 1\ncase a\nopen x", name: "x.ear")
    #expect(file.language == "en")
    #expect(file.voice == .ruler(.milliseconds(70)))
  }

  @Test("a byte order mark, line ends of either sort, tabs and indentation are no fault")
  func layout() throws {
    let plain = try EarFile("ear 1\ncase a b\nopen x n=1\nhear result: y z\n", name: "x.ear")
    let other = try EarFile("\u{FEFF}ear 1\r\n\tcase a b \r\n  open\tx  n=1\r\n\thear\tresult:\ty z\r\n", name: "x.ear")
    #expect(other.cases == plain.cases)
    #expect(other.cases[0].lines.map(\.number) == [3, 4])
  }

  @Test("steps are read as they will be done")
  func steps() throws {
    #expect(
      try lines(
        "press Down x3 Enter x x x2 a\ntype 42\\s\npaste a b\nwait 1.5s\nmark m\nwait until 2s\nwait until m+70ms\ndo battery low"
      )
        == [
          .step(
            .press([.down, .down, .down, .enter, .character("x"), .character("x"), .character("x"), .character("a")])),
          .step(.type("42 ")), .step(.paste("a b")), .step(.wait(.milliseconds(1500))), .step(.mark("m")),
          .step(.waitUntil(mark: nil, .seconds(2))), .step(.waitUntil(mark: "m", .milliseconds(70))),
          .step(.happen("battery low")),
        ])
  }

  @Test("an expectation has kind, language, count, time and wildcards, in this order")
  func attributes() throws {
    #expect(
      try lines("hear result fr x2 at 1.5s like: a *\nlost: b") == [
        .expectations(
          Array(
            repeating: Awaited(.hear, "a *", .result, language: "fr", at: .milliseconds(1500), isLike: true), count: 2)),
        .expectations([Awaited(.lost, "b")]),
      ])
  }

  @Test("the text is all after the first colon, spaces single")
  func text() throws {
    #expect(
      try lines("hear: Label: a  b / c\nhear: \\s\nhear: 3\u{A0}500 ?") == [
        .expectations([Awaited(.hear, "Label: a b / c")]), .expectations([Awaited(.hear, "")]),
        .expectations([Awaited(.hear, "3 500 ?")]),
      ])
  }

  @Test("a slash of a cut line is where it was cut, unless it is written with a backslash")
  func slash() throws {
    #expect(
      try lines("cut: a b / c\ncut: a \\/ b\ncut: a") == [
        .expectations([Awaited(cut: "a b", before: "c")]), .expectations([Awaited(.cut, "a / b")]),
        .expectations([Awaited(.cut, "a")]),
      ])
  }

  @Test("`echo:` stands for each of its characters")
  func echo() throws {
    #expect(try lines("echo: 48") == [.expectations([Awaited(.hear, "4", .echo), Awaited(.hear, "8", .echo)])])
  }

  @Test("silence is that of the step, of a time, or for ever; a sound has its name")
  func silence() throws {
    #expect(
      try lines("silence\nsilence 10s\nsilence forever\nsound: edge") == [
        .silence(.ofStep), .silence(.lasting(.seconds(10))), .silence(.forever),
        .expectations([Awaited(sound: "edge")]),
      ])
  }

  @Test("a known bug is marked below the title")
  func knownBug() throws {
    #expect(
      try EarFile("ear 1\ncase a\nknown bug #12 and more\nopen x", name: "x.ear").cases[0].knownBug == "#12 and more")
  }

  @Test(
    "an expectation is written as it is read",
    arguments: [
      "hear: a", "hear result fr at 1.5s like: a * #", "cut: a b / c", "cut notice: a \\/ b", "lost progress: 3 s",
      "sound: edge",
    ])
  func writing(line: String) throws {
    #expect(try expectations(line).map(\.line) == [line])
  }

  @Test("a line of a megabyte is read as any other", .timeLimit(.minutes(1)))
  func longLine() throws {
    let text = String(repeating: "word ", count: 200_000)
    #expect(try expectations("hear: \(text)")[0].text.utf8.count == 999_999)
  }

  @Test("whether a text is a script shows in its first line")
  func content() {
    #expect(EarFile.isScript("ear 1\n"))
    #expect(EarFile.isScript("\u{FEFF}ear 2\r\n"))
    #expect(!EarFile.isScript("{\"earshot-pack\": 1}"))
    #expect(!EarFile.isScript("earth\n"))
  }
}

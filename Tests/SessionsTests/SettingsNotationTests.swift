import Screens
import Sessions
import Testing

/// The file of a person's settings, as they may have edited it.
@Suite struct SettingsNotationTests {
  private func read(_ text: String) -> SettingsNotation {
    SettingsNotation(text) { setting throws(SettingFault) in
      var settings = Settings()
      try settings.set(setting)
    }
  }

  @Test("Each line is a key and a value; comments, empty lines, blanks and a byte order mark change nothing")
  func good() {
    let notation = read("\u{FEFF}# Mine.\r\n\r\n  rate=240 \r\nvolume = 3\necho = words")
    #expect(
      notation.settings == [
        Setting(key: "rate", value: "240"), Setting(key: "volume", value: "3"), Setting(key: "echo", value: "words"),
      ])
    #expect(notation.faults.isEmpty)
  }

  @Test("A faulty line is told with its number and what would do, and the others hold")
  func faulty() {
    let notation = read("rate = fast\nvolume\nspeed = 3\nsounds = off\nsounds = on\n= 3\nrate = 300\n")
    #expect(notation.settings == [Setting(key: "sounds", value: "off"), Setting(key: "rate", value: "300")])
    let words = notation.faults.map(\.description)
    #expect(notation.faults.map(\.line) == [1, 2, 3, 5, 6])
    #expect(words[0] == "line 1: The setting 'rate' cannot be 'fast'. It takes a number from 80 to 449.")
    #expect(words[1] == "line 2: no '='; a line is 'key = value'.")
    #expect(words[2].hasPrefix("line 3: There is no setting 'speed'. The settings are language,"))
    #expect(words[3] == "line 5: 'sounds' stands further up already; keep one of the two.")
  }

  @Test(
    "A setting that changes has its own line, the first one with its key, and all other lines stay",
    arguments: [
      ("", "rate = 200\n"), ("rate = 180", "rate = 200\n"), ("# rate = 180\n", "# rate = 180\nrate = 200\n"),
      ("# Mine.\n  rate=fast\nfoo\n\nvolume = 3\n", "# Mine.\nrate = 200\nfoo\n\nvolume = 3\n"),
      ("rate = 1\nrate = 2\n", "rate = 200\nrate = 2\n"), ("volume = 3\n\n", "volume = 3\n\nrate = 200\n"),
    ])
  func change(text: String, changed: String) {
    #expect(SettingsNotation.text(text, setting: Setting(key: "rate", value: "200")) == changed)
  }
}

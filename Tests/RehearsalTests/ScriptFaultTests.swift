import Rehearsal
import Testing

/// One faulty script and the fault that is told of it.
struct FaultySample: CustomTestStringConvertible {
  var text: String
  var line: Int
  var words: String

  init(_ line: Int, _ words: String, _ text: String) {
    (self.text, self.line, self.words) = (text, line, words)
  }

  /// A fault in a case that has opened a screen: the line stands in line 4.
  init(step: String, _ words: String) {
    self.init(4, words, "ear 1\ncase a\nopen x\n\(step)")
  }

  /// A fault above the first case, in line 2.
  init(setting: String, _ words: String) {
    self.init(2, words, "ear 1\n\(setting)\ncase a\nopen x")
  }

  var testDescription: String { words }
}

@Suite struct ScriptFaultTests {
  func faults(_ text: String) -> [String] {
    do throws(ScriptFaults) {
      _ = try EarFile(text, name: "x.ear")
      return []
    } catch {
      return error.faults.map(\.description)
    }
  }

  static let ofFiles = [
    FaultySample(1, "The file begins with '', so it is no script. Begin it with 'ear 1'.", ""),
    FaultySample(1, "The file begins with '{\"a\": 1}', so it is no script. Begin it with 'ear 1'.", "{\"a\": 1}"),
    FaultySample(1, "The version '2' is not known. Write 'ear 1'.", "ear 2"),
    FaultySample(1, "The version '' is not known. Write 'ear 1'.", "ear"),
    FaultySample(1, "The script has no case. Add 'case' and a title, and steps below it.", "ear 1"),
    FaultySample(2, "After 'case' there is no title. Add it.", "ear 1\ncase"),
    FaultySample(
      2, "'press' belongs to a case. Write 'case' and a title above it.", "ear 1\npress Enter\ncase a\nopen x"),
    FaultySample(4, "'lang' holds for the whole file. Move it above the first case.", "ear 1\ncase a\nopen x\nlang fr"),
    FaultySample(3, "'lang' stands in the file twice. Keep one of them.", "ear 1\nlang en\nlang fr\ncase a\nopen x"),
    FaultySample(
      3, "'set hints' stands in the file twice. Keep one of them.",
      "ear 1\nset hints=on\nset hints=off\ncase a\nopen x"),
    FaultySample(
      2, "The case does nothing. Write 'open' and a screen below its title, and what is done then.",
      "ear 1\ncase a\n\ncase b\nopen x"),
    FaultySample(
      3, "Before 'hear' nothing was done. Begin the case with 'open' and a screen.", "ear 1\ncase a\nhear: x"),
    FaultySample(
      3, "'press' comes before a screen is open. Begin the case with 'open' and a screen.", "ear 1\ncase a\npress Up"),
  ]

  static let ofSettings = [
    FaultySample(setting: "lang", "After 'lang' there is no value. Add it."),
    FaultySample(setting: "seed x", "The seed cannot be 'x'. It takes a whole number from 0 on."),
    FaultySample(setting: "seed -1", "The seed cannot be '-1'. It takes a whole number from 0 on."),
    FaultySample(
      setting: "voice loud", "The voice cannot be 'loud'. It takes 'ruler 70ms', 'instant' or 'espeak en 175'."),
    FaultySample(
      setting: "voice espeak en 1000",
      "The voice cannot be 'espeak en 1000'. It takes 'ruler 70ms', 'instant' or 'espeak en 175'."),
    FaultySample(setting: "set hints", "The setting cannot be 'hints'. It takes a key and a value, KEY=VALUE."),
    FaultySample(setting: "set hints=maybe", "The setting 'hints' cannot be 'maybe'. It takes off, on."),
    FaultySample(
      setting: "set language=fr",
      "The setting cannot be 'language'. It takes any other key; for the language write 'lang fr'."),
    FaultySample(setting: "never x", "After 'never' there is no colon. Write 'never: TEXT'."),
    FaultySample(
      setting: "never:", "After 'never' there is no text. Write it after the colon; a space alone is '\\s'."),
  ]

  static let ofSteps = [
    FaultySample(step: "open y", "A case opens one screen. Make another case of it."),
    FaultySample(step: "press", "After 'press' there is no key. Add it."),
    FaultySample(
      step: "press Entr",
      "There is no key 'Entr'. Write a name such as Enter, Shift-Tab, F5, Ctrl-C or KP5, or the character itself; to type a text write 'type'."
    ),
    FaultySample(step: "press enter", "There is no key 'enter'. Perhaps 'Enter' is meant."),
    FaultySample(
      step: "press 042916", "There is no key of 6 characters. To type a text write 'type' and the text."),
    FaultySample(step: "press Down x 3", "'x 3' is no count. Write x2 to x1000."),
    FaultySample(step: "press Down x0", "'x0' is no count. Write x2 to x1000."),
    FaultySample(step: "press Down x99999999999999999999", "'x99999999999999999999' is no count. Write x2 to x1000."),
    FaultySample(step: "type", "After 'type' there is no text. Add it."),
    FaultySample(step: "wait", "After 'wait' there is no time. Add it."),
    FaultySample(step: "wait until", "After 'wait until' there is no time. Add it."),
    FaultySample(step: "wait 3", "'3' is no time. Write it as 500ms, 2s or 1.5s, at most 360000s."),
    FaultySample(step: "wait 1.2345s", "'1.2345s' is no time. Write it as 500ms, 2s or 1.5s, at most 360000s."),
    FaultySample(step: "wait -1s", "'-1s' is no time. Write it as 500ms, 2s or 1.5s, at most 360000s."),
    FaultySample(step: "wait 360001s", "'360001s' is no time. Write it as 500ms, 2s or 1.5s, at most 360000s."),
    FaultySample(step: "wait until sent+1s", "There is no mark 'sent' above. Write 'mark sent' where the time begins."),
    FaultySample(step: "mark a b", "The mark cannot be 'a b'. It takes one word without a plus."),
    FaultySample(step: "do", "After 'do' there is no event. Add it."),
    FaultySample(step: "silence long", "'long' is no time. Write it as 500ms, 2s or 1.5s, at most 360000s."),
    FaultySample(step: "known bug 12", "'known bug' stands right below the title of its case. Move it there."),
  ]

  static let ofExpectations = [
    FaultySample(step: "hear Porto", "After 'hear' there is no colon. Write 'hear: TEXT'."),
    FaultySample(step: "hear:", "After 'hear' there is no text. Write it after the colon; a space alone is '\\s'."),
    FaultySample(
      step: "hear alert: x",
      "'alert' is neither a kind nor a language. "
        + "The kinds are echo, result, screen, focus, notice, progress, reading, hint; then come a language, x2, at 5s, like."
    ),
    FaultySample(
      step: "hear fr result: x",
      "'result' stands in the wrong place. The order is kind, language, x2, at 5s, like, each once."),
    FaultySample(
      step: "hear like at 5s: x",
      "'at' stands in the wrong place. The order is kind, language, x2, at 5s, like, each once."),
    FaultySample(step: "hear at: x", "After 'at' there is no time. Add it."),
    FaultySample(step: "hear x1: x", "'x1' is no count. Write x2 to x1000."),
    FaultySample(
      step: "cut: a / b / c",
      "An announcement is cut once, but here ' / ' stands twice. Write '\\/' for a slash that is said."),
    FaultySample(
      5,
      "'hear' stands below the silence of its step, which says that nothing more comes. Move 'silence' below it.",
      "ear 1\ncase a\nopen x\nsilence\nhear: x"),
    FaultySample(step: "echo fr: a", "After 'echo' 'fr' has no meaning. Leave it away."),
  ]

  @Test(
    "a fault is told with file, line, what is wrong and what would do",
    arguments: ofFiles + ofSettings + ofSteps + ofExpectations)
  func fault(_ sample: FaultySample) {
    #expect(faults(sample.text) == ["x.ear:\(sample.line): \(sample.words)"])
  }

  @Test("a word that begins no line is named with those that do")
  func unknownWord() {
    #expect(
      faults("ear 1\ncase a\nopen x\nheard: y").first?.hasPrefix(
        "x.ear:4: No line begins with 'heard:'. It begins with one of ear, lang,") == true)
  }

  @Test("all faults of a script are told at once, in the order of the lines")
  func allAtOnce() {
    let lines = faults("ear 1\nseed x\ncase a\nopen x\npress Foo\nhear y\nmark m\nmark m").map {
      $0.split(separator: " ")[0]
    }
    #expect(lines == ["x.ear:2:", "x.ear:5:", "x.ear:6:", "x.ear:8:"])
  }

  @Test("what is quoted of a long or unprintable word cannot disturb a terminal")
  func quoting() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect((faults("ear 1\ncase a\nopen x\npress \(long)").first?.utf8.count ?? 0) < 200)
    #expect(faults("ear 1\ncase a\nopen x\npress \u{1B}[2J").first?.contains("'U+1B[2J'") == true)
  }
}

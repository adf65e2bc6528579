import Foundation
import Keys
import Phrasing
import Screens
import Speech
import Testing
import Timeline

@Suite struct OwnPhrasesTests {
  private let catalogue: PhraseCatalogue

  init() throws {
    catalogue = try ownPhrases(requiring: Announcer.keys)
  }

  @Test func `English, French and Russian are there, alike in keys and blanks`() {
    #expect(catalogue.languages.starts(with: ["en", "fr", "ru"]))
    #expect(catalogue.keys.count > 100)
  }

  @Test(
    "Every command has a description",
    arguments: [
      .next, .previous, .down, .up, .right, .left, .first, .last, .item(1), .activate, .stopOrBack, .stop, .back,
      .pause, .repeatLast, .question, .whereAmI, .keyHelp, .slower, .faster, .softer, .louder, .quit, .quitNow,
      .suspend, .mainAction, .actions, .levelHint, .status, .sounds,
    ] as [Command])
  func commands(command: Command) throws {
    guard case .phrase(let key, _) = command.phrase else { throw Missing() }
    #expect(catalogue.keys.contains(key), "\(key)")
  }

  @Test(
    "Every key can be called by name",
    arguments: [
      (.up, "Up", "Haut"), (.down, "Down", "Bas"), (.left, "Left", "Gauche"), (.right, "Right", "Droite"),
      (.home, "Home", "Début"), (.end, "End", "Fin"), (.pageUp, "Page Up", "Page précédente"),
      (.pageDown, "Page Down", "Page suivante"), (.insert, "Insert", "Insertion"), (.delete, "Delete", "Suppression"),
      (.enter, "Enter", "Entrée"), (.escape, "Escape", "Échap"), (.tab, "Tab", "Tabulation"),
      (.shiftTab, "Shift Tab", "Maj Tabulation"), (.space, "Space", "Espace"),
      (.backspace, "Backspace", "Retour arrière"), (.function(12), "F12", "F12"),
      (.control("C"), "Control C", "Contrôle C"), (.alt("x"), "Alt x", "Alt x"), (.character("é"), "é", "é"),
      (.keypad(.five), "keypad 5", "pavé numérique 5"), (.keypad(.enter), "keypad Enter", "pavé numérique Entrée"),
      (.numbered(183), "key number 183", "touche numéro 183"), (.unknown, "unknown key", "touche inconnue"),
    ] as [(Key, String, String)])
  func keys(key: Key, english: String, french: String) {
    #expect(catalogue.line(of: .key(named: key.name), in: "en") == english)
    #expect(catalogue.line(of: .key(named: key.name), in: "fr") == french)
  }

  @Test("Every key of the number pad can be called by name", arguments: KeypadKey.allCases)
  func keypad(key: KeypadKey) {
    #expect(catalogue.line(of: .key(named: Key.keypad(key).name), in: "en").hasPrefix("keypad "))
  }

  @Test func `every phrase that the sources name is in the catalogue`() throws {
    let named = try sourceLines().flatMap { line in
      line.matches(of: /\.phrase\((?:[^"]* \? )?("[^"\\]+"(?: : "[^"\\]+")?)/).flatMap { String($0.1).literals }
    }
    #expect(named.contains("position"))
    #expect(Set(named).subtracting(catalogue.keys) == [])
  }

  @Test func `a key that is a mark is called by the name of the mark`() {
    let speech = catalogue.runs(of: .key(named: Key.control("\\").name), in: "en", at: .start).map(\.speech)
    #expect(speech == ["Control backslash"])
  }

  @Test("announcements-2.1: every verdict is short enough for the head of a result")
  func verdicts() throws {
    let lines = try sourceLines().filter { $0.contains("(.verdict, .phrase(") }
    for key in lines.flatMap(\.literals) {
      for language in catalogue.languages {
        let verdict = catalogue.line(of: .phrase(key), in: language)
        #expect(verdict.count <= 17, "\(key) in \(language): \(verdict)")
      }
    }
  }

  @Test func `the first sentences name the keys they are given`() {
    let values = ["help": "F1", "slower": "F7", "faster": "F8", "quit": "Ctrl-C"].mapValues(Text.key)
    let welcome = catalogue.line(of: .phrase("welcome", values), in: "en")
    #expect(welcome == "Earshot: F1 for help, F7 slower, F8 faster, Control C to quit.")
  }

  @Test(
    "A Russian phrase takes the form of its count",
    arguments: [
      (1, "1 уровень."), (2, "2 уровня."), (5, "5 уровней."), (11, "11 уровней."), (12, "12 уровней."),
      (21, "21 уровень."), (104, "104 уровня."), (0, "0 уровней."),
    ])
  func russianPlurals(count: Int, expected: String) {
    #expect(catalogue.line(of: .phrase("quiz.level-count", ["n": .number(count)]), in: "ru") == expected)
  }

  @Test func `an item is read in Russian`() {
    let announcer = Announcer(catalogue, language: "ru", styles: .plain)
    let element = Element("a", .answer, label: .verbatim("Осло"))
    let reading = Reading(element, position: Position(number: 2, count: 4))
    let wording = announcer.wording(of: Announcement(.focus, .element(reading), origin: Origin()), at: .start)
    #expect(wording.text == "Осло, ответ, 2 из 4")
    #expect(Set(wording.parts.map(\.language)) == ["ru"])
  }

  @Test func `a language is called by its name, an unknown one by its tag`() {
    #expect(catalogue.line(of: catalogue.name(ofLanguage: "pt-BR"), in: "fr") == "portugais")
    #expect(catalogue.line(of: catalogue.name(ofLanguage: "xx"), in: "fr") == "xx")
  }

  private struct Missing: Error {}

  private func sourceLines() throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources")
    let files = FileManager.default.enumerator(at: root.standardizedFileURL, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }
  }
}

extension String {
  /// What stands between quotes in a line of source.
  fileprivate var literals: [String] {
    matches(of: /"([^"]*)"/).map { String($0.1) }
  }
}

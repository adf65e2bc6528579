import Keys
import Screens
import Testing

@Suite struct KeymapTests {
  private let keymap = Keymap.standard

  @Test(
    "A key with a command of its own keeps it in fields",
    arguments: [
      ("Tab", .next), ("Shift-Tab", .previous), ("Down", .down), ("Up", .up), ("Right", .right), ("Left", .left),
      ("Home", .first), ("End", .last), ("Enter", .activate), ("Escape", .stopOrBack), ("F4", .pause),
      ("F5", .repeatLast), ("F2", .whereAmI), ("F1", .keyHelp), ("F7", .slower), ("F8", .faster), ("F9", .softer),
      ("F10", .louder), ("F12", .mainAction), ("Ctrl-O", .actions), ("F3", .levelHint), ("Ctrl-C", .quit),
      ("Ctrl-\\", .quitNow), ("Ctrl-Z", .suspend),
    ] as [(String, Command)])
  func everywhere(name: String, command: Command) throws {
    let key = try #require(Key(name: name))
    #expect(keymap.command(for: key, inField: true) == command)
    #expect(keymap.command(for: key, inField: false) == command)
  }

  @Test(
    "A character has a command outside fields and is left to the field inside",
    arguments: [
      ("Space", .activate), ("s", .stop), ("p", .pause), ("r", .repeatLast), ("u", .question),
      ("w", .whereAmI), ("m", .mainAction), ("x", .actions), ("h", .levelHint), ("i", .status), ("e", .sounds),
      ("?", .keyHelp), ("-", .slower), ("+", .faster), ("<", .softer), (">", .louder), ("q", .quit),
      ("1", .item(1)), ("2", .item(2)), ("3", .item(3)), ("4", .item(4)), ("5", .item(5)), ("6", .item(6)),
      ("7", .item(7)), ("8", .item(8)), ("9", .item(9)), ("0", .item(10)), ("KPPlus", .faster), ("KPMinus", .slower),
    ] as [(String, Command)])
  func outsideFields(name: String, command: Command) throws {
    let key = try #require(Key(name: name))
    #expect(keymap.command(for: key, inField: false) == command)
    #expect(keymap.command(for: key, inField: true) == nil)
  }

  @Test func `Backspace goes back outside fields and deletes inside, Delete edits in fields alone`() {
    #expect(keymap.command(for: .backspace, inField: false) == .back)
    #expect(keymap.command(for: .backspace, inField: true) == .deleteBack)
    #expect(keymap.command(for: .delete, inField: false) == nil)
    #expect(keymap.command(for: .delete, inField: true) == .deleteForward)
  }

  @Test(
    "The number pad without NumLock gives what its keys give elsewhere",
    arguments: [
      ("KP8", "Up"), ("KP2", "Down"), ("KP4", "Left"), ("KP6", "Right"), ("KP7", "Home"), ("KP1", "End"),
      ("KPEnter", "Enter"), ("KP5", "F4"),
    ])
  func keypad(name: String, twin: String) throws {
    let key = try #require(Key(name: name))
    let other = try #require(Key(name: twin))
    for inField in [true, false] {
      let command = keymap.command(for: key, inField: inField)
      #expect(command != nil)
      #expect(command == keymap.command(for: other, inField: inField))
    }
  }

  @Test(
    "A key without a command has none anywhere",
    arguments: ["z", "=", "S", "Alt-x", "Ctrl-A", "F20", "Unknown", "PageUp", "Key183", "é"])
  func unmapped(name: String) throws {
    let key = try #require(Key(name: name))
    #expect(keymap.command(for: key, inField: false) == nil)
    #expect(keymap.command(for: key, inField: true) == nil)
  }

  @Test func `Every command but the silent ones of letters has a key that works in fields`() {
    let inFields = Set(keymap.entries.filter { $0.reach != .outsideFields }.map(\.command))
    let withLettersOnly = Set(keymap.entries.map(\.command)).subtracting(inFields)
    let items = (1...10).map(Command.item)
    #expect(withLettersOnly == Set([.stop, .back, .question, .status, .sounds] + items))
    #expect(keymap.commandsOutsideFields == [.stop, .back, .question, .status, .sounds])
  }

  @Test func `Key help lists a key for each command, begins with moving and ends with leaving`() {
    let keys = keymap.mainEntries.map(\.key)
    #expect(Set(keymap.mainEntries.map(\.command)).count == keys.count)
    #expect(keys.prefix(3) == [.down, .up, .tab])
    #expect(keys.suffix(2) == [.control("\\"), .control("Z")])
  }

  @Test func `Of two entries for one key the first is in force and the only one listed`() {
    let keymap = Keymap([.init(.tab, .next), .init(.tab, .previous)])
    #expect(keymap.command(for: .tab, inField: false) == .next)
    #expect(keymap.entries == [.init(.tab, .next)])
  }
}

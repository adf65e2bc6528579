import Keys
import Testing

@Suite struct KeyNameTests {
  @Test(
    "A name gives a key of just that name",
    arguments: [
      "Up", "PageDown", "Enter", "Escape", "Shift-Tab", "Space", "F1", "F24", "Ctrl-A", "Ctrl-\\", "Alt-x", "Alt-é",
      "KP0", "KPEnter", "KPPoint", "a", "?", "é", "7", "Key183", "Key0", "Unknown",
    ])
  func roundTrip(name: String) {
    #expect(Key(name: name)?.name == name)
  }

  @Test(
    "What no key is called is no name",
    arguments: [
      "", " ", "\t", "\u{1B}", "up", "F0", "F25", "F+5", "F05", "Key-1", "Key+1", "Key007", "Ctrl-I", "Ctrl-M",
      "Ctrl-[",
      "Ctrl-a", "Ctrl-", "Alt-", "Alt- ", "Alt-xy", "KP10", "KPenter", "ab",
    ])
  func unnamed(name: String) {
    #expect(Key(name: name) == nil)
  }
}

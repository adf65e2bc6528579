extension Key {
  /// The keys whose name is a word of its own.
  private static let words: [(key: Key, name: String)] = [
    (.up, "Up"), (.down, "Down"), (.left, "Left"), (.right, "Right"), (.home, "Home"), (.end, "End"),
    (.pageUp, "PageUp"), (.pageDown, "PageDown"), (.insert, "Insert"), (.delete, "Delete"), (.enter, "Enter"),
    (.escape, "Escape"), (.tab, "Tab"), (.shiftTab, "Shift-Tab"), (.space, "Space"), (.backspace, "Backspace"),
    (.unknown, "Unknown"),
  ]

  /// The names that are words of their own and of one key; all others follow a rule.
  public static let namedKeys = words.map(\.name).filter { $0 != "Unknown" }

  /// The name of the key, the same in scripts, records, key help and layouts.
  public var name: String {
    switch self {
    case .function(let number): "F\(number)"
    case .control(let character): "Ctrl-\(character)"
    case .alt(let character): "Alt-\(character)"
    case .keypad(let key): "KP\(key.rawValue)"
    case .character(let character): String(character)
    case .numbered(let number): "Key\(number)"
    default: Key.words.first { $0.key == self }?.name ?? "Unknown"
    }
  }

  /// The key of a name, or nothing when no key is called so; every key has exactly one name.
  public init?(name: String) {
    if let named = Key.words.first(where: { $0.name == name })?.key {
      self = named
    } else if let character = Key.only(name[...]) {
      self = .character(character)
    } else if name.hasPrefix("KP"), let key = KeypadKey(rawValue: String(name.dropFirst(2))) {
      self = .keypad(key)
    } else if name.hasPrefix("Key"), let number = Key.number(name.dropFirst(3)) {
      self = .numbered(number)
    } else if name.hasPrefix("F"), let number = Key.number(name.dropFirst()), (1...24).contains(number) {
      self = .function(number)
    } else if name.hasPrefix("Ctrl-"), let character = Key.only(name.dropFirst(5)), character.isControlName {
      self = .control(character)
    } else if name.hasPrefix("Alt-"), let character = Key.only(name.dropFirst(4)) {
      self = .alt(character)
    } else {
      return nil
    }
  }

  /// The one printable character of a name; a space is called by its word.
  private static func only(_ text: Substring) -> Character? {
    guard text.count == 1, let character = text.first, !character.isWhitespace else { return nil }
    let isControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return isControl ? nil : character
  }

  /// A number written the only way that a name has: no sign, no zero in front.
  private static func number(_ text: Substring) -> Int? {
    Int(text).flatMap { String($0) == text && $0 >= 0 ? $0 : nil }
  }
}

extension Character {
  fileprivate var isControlName: Bool {
    ("A"..."Z").contains(self) && !["I", "M"].contains(self) || self == "\\"
  }
}

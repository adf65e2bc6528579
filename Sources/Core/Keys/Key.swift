/// One key press, named as in scripts, records, key help and layouts (announcements.md 4.4).
///
/// A key is what a terminal or an input device can tell apart: Ctrl-I arrives as Tab and is Tab.
public enum Key: Hashable, Sendable {
  case up, down, left, right, home, end, pageUp, pageDown, insert, delete
  case enter, escape, tab, shiftTab, space, backspace
  /// F1 to F24.
  case function(Int)
  /// Ctrl with a capital letter or a backslash.
  case control(Character)
  /// Alt with a character.
  case alt(Character)
  /// A key of the number pad, where it can be told from its twin.
  case keypad(KeypadKey)
  /// Any other printable character.
  case character(Character)
  /// A key of an input device that has no name here, by its number.
  case numbered(Int)
  /// An escape sequence or control byte without a name here, swallowed whole.
  case unknown
}

/// The keys of a number pad; the raw value is the end of the key's name.
public enum KeypadKey: String, Hashable, Sendable, CaseIterable {
  case zero = "0"
  case one = "1"
  case two = "2"
  case three = "3"
  case four = "4"
  case five = "5"
  case six = "6"
  case seven = "7"
  case eight = "8"
  case nine = "9"
  case enter = "Enter"
  case plus = "Plus"
  case minus = "Minus"
  case star = "Star"
  case slash = "Slash"
  case point = "Point"
}

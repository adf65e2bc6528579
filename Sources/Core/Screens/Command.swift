/// What a key means. One key, one meaning on all screens (announcements.md 4.3).
public enum Command: Hashable, Sendable {
  /// The item after or before, whatever the rotor.
  case next, previous
  /// The item after or before by the rotor; in this version the rotor knows items only.
  case down, up
  /// Left and right belong to the item in focus.
  case right, left
  case first, last
  /// The n-th counted item, from 1: read, not activated.
  case item(Int)
  case activate
  /// What the screen is for, wherever the focus is.
  case mainAction
  /// List what can be done with the item, on the screen, and what has only a letter outside fields.
  case actions
  /// In a field: the character before the caret, the one at it, the word before it, everything.
  case deleteBack, deleteForward, deleteWord, clear
  /// Say what stands in the field.
  case readField
  /// While speech runs, and shortly after, Stop; else back.
  case stopOrBack
  case stop, back, pause
  /// Say the last outcome, title and item again.
  case repeatLast
  /// Say the question again.
  case question
  case whereAmI
  /// Say how things stand; nothing changes.
  case status
  /// Say the help with the puzzle that has come so far.
  case levelHint
  case keyHelp
  case slower, faster, softer, louder
  /// Tones off, or on again.
  case sounds
  /// Ask whether to quit, and the second time quit.
  case quit
  /// Quit without asking.
  case quitNow
  case suspend
}

import Keys

extension Keymap {
  /// The layout `standard`.
  ///
  /// The number pad without NumLock gives what is printed on its keys, whether or not the terminal tells it from the
  /// other arrows; its 5, which has no other use, pauses.
  public static let standard = Keymap(moving + numbers + acting + typing + asking + sounding + leaving)

  private static let moving: [Entry] = [
    Entry(.down, .down), Entry(.keypad(.two), .down),
    Entry(.up, .up), Entry(.keypad(.eight), .up),
    Entry(.tab, .next),
    Entry(.shiftTab, .previous),
    Entry(.right, .right), Entry(.keypad(.six), .right),
    Entry(.left, .left), Entry(.keypad(.four), .left),
    Entry(.home, .first), Entry(.keypad(.seven), .first),
    Entry(.end, .last), Entry(.keypad(.one), .last),
  ]

  /// 1 to 9, and 0 for the tenth.
  private static let numbers: [Entry] = "1234567890".enumerated().map { index, digit in
    Entry(.character(digit), .item(index + 1), .outsideFields)
  }

  private static let acting: [Entry] = [
    Entry(.enter, .activate), Entry(.keypad(.enter), .activate), Entry(.space, .activate, .outsideFields),
    Entry(.function(12), .mainAction), Entry(.character("m"), .mainAction, .outsideFields),
    Entry(.control("O"), .actions), Entry(.character("x"), .actions, .outsideFields),
    Entry(.escape, .stopOrBack),
    Entry(.character("s"), .stop, .outsideFields),
    Entry(.backspace, .back, .outsideFields),
    Entry(.function(4), .pause), Entry(.keypad(.five), .pause), Entry(.character("p"), .pause, .outsideFields),
  ]

  private static let typing: [Entry] = [
    Entry(.backspace, .deleteBack, .insideFields), Entry(.delete, .deleteForward, .insideFields),
    Entry(.control("W"), .deleteWord, .insideFields), Entry(.control("U"), .clear, .insideFields),
    Entry(.control("L"), .readField),
  ]

  private static let asking: [Entry] = [
    Entry(.function(5), .repeatLast), Entry(.character("r"), .repeatLast, .outsideFields),
    Entry(.character("u"), .question, .outsideFields),
    Entry(.function(2), .whereAmI), Entry(.character("w"), .whereAmI, .outsideFields),
    Entry(.function(3), .levelHint), Entry(.character("h"), .levelHint, .outsideFields),
    Entry(.character("i"), .status, .outsideFields),
    Entry(.function(1), .keyHelp), Entry(.character("?"), .keyHelp, .outsideFields),
  ]

  /// The pad's plus and minus are the characters' twins, which most terminals cannot tell apart.
  private static let sounding: [Entry] = [
    Entry(.function(7), .slower), Entry(.character("-"), .slower, .outsideFields),
    Entry(.keypad(.minus), .slower, .outsideFields),
    Entry(.function(8), .faster), Entry(.character("+"), .faster, .outsideFields),
    Entry(.keypad(.plus), .faster, .outsideFields),
    Entry(.function(9), .softer), Entry(.character("<"), .softer, .outsideFields),
    Entry(.function(10), .louder), Entry(.character(">"), .louder, .outsideFields),
    Entry(.character("e"), .sounds, .outsideFields),
  ]

  private static let leaving: [Entry] = [
    Entry(.control("C"), .quit), Entry(.character("q"), .quit, .outsideFields),
    Entry(.control("\\"), .quitNow),
    Entry(.control("Z"), .suspend),
  ]
}

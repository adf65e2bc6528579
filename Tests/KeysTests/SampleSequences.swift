/// What terminals send, written out by hand for the tests: bytes, and the names of the keys they must give.
enum SampleSequences {
  static let named: [(bytes: String, names: [String])] = [
    ("\u{1B}[A", ["Up"]), ("\u{1B}OA", ["Up"]), ("\u{1B}[B", ["Down"]), ("\u{1B}OB", ["Down"]),
    ("\u{1B}[C", ["Right"]), ("\u{1B}OC", ["Right"]), ("\u{1B}[D", ["Left"]), ("\u{1B}OD", ["Left"]),
    ("\u{1B}[H", ["Home"]), ("\u{1B}OH", ["Home"]), ("\u{1B}[1~", ["Home"]), ("\u{1B}[7~", ["Home"]),
    ("\u{1B}[F", ["End"]), ("\u{1B}OF", ["End"]), ("\u{1B}[4~", ["End"]), ("\u{1B}[8~", ["End"]),
    ("\u{1B}[2~", ["Insert"]), ("\u{1B}[3~", ["Delete"]), ("\u{1B}[5~", ["PageUp"]), ("\u{1B}[6~", ["PageDown"]),
    ("\u{1B}[Z", ["Shift-Tab"]), ("\u{1B}\t", ["Shift-Tab"]), ("\t", ["Tab"]),
    ("\u{1B}OP", ["F1"]), ("\u{1B}[[A", ["F1"]), ("\u{1B}[11~", ["F1"]), ("\u{1B}OQ", ["F2"]), ("\u{1B}[12~", ["F2"]),
    ("\u{1B}OR", ["F3"]), ("\u{1B}[13~", ["F3"]), ("\u{1B}OS", ["F4"]), ("\u{1B}[14~", ["F4"]),
    ("\u{1B}[[D", ["F4"]), ("\u{1B}[[E", ["F5"]), ("\u{1B}[15~", ["F5"]), ("\u{1B}[17~", ["F6"]),
    ("\u{1B}[18~", ["F7"]), ("\u{1B}[19~", ["F8"]), ("\u{1B}[20~", ["F9"]), ("\u{1B}[21~", ["F10"]),
    ("\u{1B}[23~", ["F11"]), ("\u{1B}[24~", ["F12"]), ("\u{1B}[25~", ["F13"]), ("\u{1B}[1;2P", ["F13"]),
    ("\u{1B}[34~", ["F20"]), ("\u{1B}[23$", ["F21"]), ("\u{1B}[12^", ["F24"]), ("\u{1B}[24;2~", ["F24"]),
    ("\u{1B}Op", ["KP0"]), ("\u{1B}Oy", ["KP9"]), ("\u{1B}Ou", ["KP5"]), ("\u{1B}[E", ["KP5"]),
    ("\u{1B}OE", ["KP5"]), ("\u{1B}[G", ["KP5"]), ("\u{1B}OM", ["KPEnter"]), ("\u{1B}Ok", ["KPPlus"]),
    ("\u{1B}Om", ["KPMinus"]), ("\u{1B}Oj", ["KPStar"]), ("\u{1B}Oo", ["KPSlash"]), ("\u{1B}On", ["KPPoint"]),
    ("\u{1B}x", ["Alt-x"]), ("\u{1B}é", ["Alt-é"]), ("\u{1B}?", ["Alt-?"]),
    ("\r", ["Enter"]), (" ", ["Space"]), ("\u{7F}", ["Backspace"]), ("\u{8}", ["Backspace"]),
    ("\u{1}", ["Ctrl-A"]), ("\u{3}", ["Ctrl-C"]), ("\u{1A}", ["Ctrl-Z"]), ("\u{1C}", ["Ctrl-\\"]), ("\0", ["Unknown"]),
    ("a", ["a"]), ("é", ["é"]), ("Я", ["Я"]), ("日", ["日"]), ("😀", ["😀"]), ("e\u{301}", ["e", "\u{301}"]),
  ]

  /// Keys pressed by someone that have no name here: one unknown each.
  static let unnamed: [String] = [
    "\u{1B}[1;5C", "\u{1B}[1;2A", "\u{1B}O5C", "\u{1B}O1;5P", "\u{1B}[a", "\u{1B}Oa", "\u{1B}[2$", "\u{1B}[7^",
    "\u{1B}[8@",
    "\u{1B}[3;5~", "\u{1B}[15;5~", "\u{1B}[1;5R", "\u{1B}[97;5u", "\u{1B}[27;5;9~", "\u{1B}\u{1B}[A", "\u{1B}\u{1B}OA",
    "\u{1B}\r", "\u{1B}\u{7F}", "\u{1B} ", "\u{1B}OX", "\u{1B}[99~", "\u{1B}[[Z", "\u{9B}",
    "\u{1B}[" + String(repeating: "1", count: 70) + "~",
  ]

  /// What the terminal tells by itself: no key at all.
  static let reports: [String] = [
    "\u{1B}[I", "\u{1B}[O", "\u{1B}[M !!", "\u{1B}[<0;12;7M", "\u{1B}[<0;12;7m", "\u{1B}[32;12;7M", "\u{1B}[?62;22c",
    "\u{1B}[>1;10;0c", "\u{1B}[0n", "\u{1B}[24;80R", "\u{1B}[8;24;80t", "\u{1B}[?2004;1$y", "\u{1B}[?1u", "\u{1B}[201~",
    "\u{1B}]0;a title é\u{7}", "\u{1B}]11;rgb:0/0/0\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\",
    "\u{1B}^x\u{1B}\\",
    "\u{1B}Xx\u{1B}\\",
  ]
}

import Keys
import Testing

@Suite struct KeyDecoderTests {
  @Test("Each sequence gives its key", arguments: SampleSequences.named)
  func named(bytes: String, names: [String]) {
    #expect(decoded(Array(bytes.utf8)) == keys(names))
  }

  @Test("A key without a name is one unknown, never letters", arguments: SampleSequences.unnamed)
  func unnamed(bytes: String) {
    #expect(decoded(Array(bytes.utf8)) == keys(["Unknown"]))
  }

  @Test("What the terminal reports by itself is no key", arguments: SampleSequences.reports)
  func report(bytes: String) {
    #expect(decoded(Array(bytes.utf8)) == [])
  }

  @Test("An eight-bit control begins the sequence that it stands for")
  func eightBit() {
    #expect(decoded([0x9B, 0x41, 0x8F, 0x50, 0x9B, 0x31, 0x35, 0x7E]) == keys(["Up", "F1", "F5"]))
  }

  @Test("A lone escape waits for 40 ms and is Escape when nothing follows")
  func loneEscape() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.patience == .milliseconds(40))
    #expect(decoder.flush() == [.key(.escape)])
    #expect(!decoder.isWaiting)
    #expect(decoder.decode(Array("[A".utf8)) == keys(["[", "A"]))
  }

  @Test("Escape twice is two keys, before a letter as well", arguments: [("", []), ("x", ["Alt-x"])])
  func twice(rest: String, names: [String]) {
    let escapes = rest.isEmpty ? ["Escape", "Escape"] : ["Escape"]
    #expect(decoded(Array("\u{1B}\u{1B}\(rest)".utf8)) == keys(escapes + names))
  }

  @Test(
    "A sequence begun waits for a slow line, not for 40 ms",
    arguments: ["\u{1B}[", "\u{1B}[1", "\u{1B}O", "\u{1B}[[", "\u{1B}]0"])
  func slowLine(begun: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array(begun.utf8)) == [])
    #expect(decoder.patience == .seconds(1))
  }

  @Test(
    "A sequence that is never ended is what it began as",
    arguments: [
      ("\u{1B}[", ["Alt-["]), ("\u{1B}O", ["Alt-O"]), ("\u{1B}]", ["Alt-]"]), ("\u{1B}P", ["Alt-P"]),
      ("\u{1B}[1;", ["Unknown"]), ("\u{1B}[[", ["Unknown"]), ("\u{1B}[M!", ["Unknown"]), ("\u{1B}]0;x", []),
      ("\u{1B}\u{1B}[", ["Escape", "Alt-["]),
    ])
  func unfinished(bytes: String, names: [String]) {
    #expect(decoded(Array(bytes.utf8)) == keys(names))
    #expect(decoded(Array("\(bytes)\u{3}".utf8)) == keys(names + ["Ctrl-C"]))
    if bytes != "\u{1B}\u{1B}[" { #expect(decoded(Array("\(bytes)\u{1B}[A".utf8)) == keys(names + ["Up"])) }
  }

  @Test("A line feed after a carriage return belongs to it")
  func lineEnds() {
    #expect(
      decoded(Array("a\r\nb\nc\r\r\n\n".utf8)) == keys(["a", "Enter", "b", "Enter", "c", "Enter", "Enter", "Enter"]))
  }

  @Test("A character of any plane is itself, alone and pasted")
  func planes() {
    for plane in UInt32(0)...16 {
      for place in [0x00A1, 0x0416, 0x4E2D, 0xE000, 0xF600, 0xFFFD] as [UInt32] {
        guard let scalar = Unicode.Scalar(plane << 16 | place) else { continue }
        let character = Character(scalar)
        #expect(decoded(Array("\(character)x".utf8)) == [.key(.character(character)), .key(.character("x"))])
        #expect(decoded(Array("\u{1B}[200~\(character)\u{1B}[201~".utf8)) == [.paste(String(character))])
      }
    }
  }

  @Test("A half of a surrogate pair in a paste is unreadable, and its neighbours stay")
  func surrogates() throws {
    let bytes = Array("\u{1B}[200~a".utf8) + [0xED, 0xA0, 0x80] + Array("b\u{1B}[201~".utf8)
    guard case .paste(let text) = try #require(decoded(bytes).first) else { return #expect(Bool(false)) }
    #expect(text.first == "a" && text.last == "b")
    #expect(text.dropFirst().dropLast().allSatisfy { $0 == "\u{FFFD}" })
  }

  @Test(
    "A run of bytes that is no UTF-8 is one unknown and spares its neighbours",
    arguments: [
      ([0xFF], ["Unknown"]), ([0xFF, 0xFE, 0x80], ["Unknown"]), ([0x61, 0xC3, 0x28], ["a", "Unknown", "("]),
      ([0xE2, 0x82, 0xE2, 0x82, 0xAC], ["Unknown", "€"]), ([0xC0, 0xAF], ["Unknown"]),
      ([0xED, 0xA0, 0x80], ["Unknown"]), ([0x61, 0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80, 0x62], ["a", "Unknown", "b"]),
      ([0xED, 0xB0, 0x80, 0xC3, 0xA9], ["Unknown", "é"]), ([0xED, 0x9F, 0xBF], ["\u{D7FF}"]),
      ([0xF4, 0x90, 0x80, 0x80], ["Unknown"]), ([0xF0, 0x80, 0x80, 0x80, 0x61], ["Unknown", "a"]),
      ([0xC3], ["Unknown"]),
      ([0xFF, 0x61, 0xFF], ["Unknown", "a", "Unknown"]), ([0xC2, 0x85], ["Unknown"]), ([0x1B, 0xFF], ["Unknown"]),
      ([0xFF, 0x9B, 0x41], ["Unknown", "A"]),
    ] as [([UInt8], [String])])
  func faulty(bytes: [UInt8], names: [String]) {
    #expect(decoded(bytes) == keys(names))
  }

  @Test("An endless sequence is swallowed without being kept")
  func endless() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("\u{1B}[".utf8) + Array(repeating: 0x31, count: 100_000)) == [])
    #expect(decoder.decode(Array("~a".utf8)) == keys(["Unknown", "a"]))
  }
}

/// Everything that the bytes give, the end of input included.
func decoded(_ bytes: [UInt8]) -> [KeyDecoder.Input] {
  var decoder = KeyDecoder()
  return decoder.decode(bytes) + decoder.flush()
}

func keys(_ names: [String]) -> [KeyDecoder.Input] {
  names.map { .key(Key(name: $0) ?? .numbered(-1)) }
}

import Keys
import Testing

@Suite struct PasteTests {
  private let begin = Array("\u{1B}[200~".utf8)
  private let end = Array("\u{1B}[201~".utf8)

  @Test(
    "A paste is one event with all that is in it, and keys go on after it",
    arguments: [
      "", "Paris", "\u{1B}[A and \u{1B}[200~", "\u{1B}[201", "\u{1B}\u{1B}[20\u{1B}", "été 日本 😀", "\u{3}\u{1A}",
    ])
  func whole(content: String) {
    let bytes = begin + Array(content.utf8) + end + Array("x".utf8)
    #expect(decoded(bytes) == [.paste(content), .key(.character("x"))])
  }

  @Test("A paste may be cut anywhere, inside its marks too")
  func cut() {
    let bytes = begin + Array("a\u{1B}[20b é".utf8) + end
    for place in bytes.indices {
      var decoder = KeyDecoder()
      let inputs = decoder.decode(bytes[..<place]) + decoder.decode(bytes[place...])
      #expect(inputs == [.paste("a\u{1B}[20b é")], "cut at \(place)")
    }
  }

  @Test("Line ends in a paste are line feeds, however they were sent")
  func lineEnds() {
    #expect(decoded(begin + Array("a\rb\r\nc\nd\r\r".utf8) + end) == [.paste("a\nb\nc\nd\n\n")])
  }

  @Test("A paste that is not ended waits, and is given out at the end of input without a half mark")
  func unfinished() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(begin + Array("half\u{1B}[20".utf8)) == [])
    #expect(decoder.patience == .seconds(1))
    #expect(decoder.flush() == [.paste("half")])
    #expect(decoder.decode(Array("k".utf8)) == [.key(.character("k"))])
  }

  @Test("Escape pressed just before a paste stays Escape")
  func afterEscape() {
    #expect(decoded([0x1B] + begin + Array("x".utf8) + end) == [.key(.escape), .paste("x")])
  }

  @Test("A paste of a megabyte comes whole")
  func large() {
    let content = String(repeating: "0123456789abcdef", count: 65_536)
    #expect(decoded(begin + Array(content.utf8) + end) == [.paste(content)])
  }

  @Test("Of a paste without measure four megabytes are kept")
  func boundless() {
    let inputs = decoded(begin + Array(repeating: 0x61, count: 5 << 20) + end)
    guard case .paste(let text)? = inputs.first else {
      Issue.record("no paste in \(inputs.count) inputs")
      return
    }
    #expect(text.utf8.count == 4 << 20)
  }
}

import Foundation
import Terminal
import Testing

@Suite struct CaptionsTests {
  @Test(
    "Nothing in a caption is obeyed by a terminal, hidden, or turned round",
    arguments: [
      ("Level 3, 7 of 20", "Level 3, 7 of 20"), ("été 日本 😀 e\u{301} Я", "été 日本 😀 e\u{301} Я"),
      ("a\u{1B}[31mb", "a[31mb"), ("a\u{9B}31mb", "a31mb"), ("a\u{7}\u{0}\u{7F}b", "ab"), ("a\nb\r\nc\td", "a b  c d"),
      ("a\u{2028}b", "a b"), ("a\u{202E}b\u{2066}c", "abc"), ("a\u{200B}\u{200D}\u{FEFF}\u{AD}b", "ab"),
      ("a\u{E0041}b\u{85}c", "ab c"), ("", ""),
    ])
  func plain(text: String, expected: String) {
    #expect(Array(Captions.plain(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func `No scalar leaves a control or format character behind`() {
    for value in Array(UInt32(0)...0x2FFFF) + Array(0xE0000...0xE0FFF) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let kinds = Captions.plain(String(Character(scalar))).unicodeScalars.map(\.properties.generalCategory)
      if kinds.contains(.control) || kinds.contains(.format) { Issue.record("\(value) stays") }
    }
  }

  @Test func `A caption is one line, which a raw terminal shows from its edge`() throws {
    let pair = try Pair.terminal()
    var mode = RawMode(input: pair.inner, output: pair.inner, terminalType: nil)
    try mode.enter()
    var captions = Captions(output: pair.inner)
    let first = captions.write("Paris, 2 of 4")
    #expect(first)
    let second = captions.write("Rome")
    #expect(second)
    #expect(Pair.readAvailable(pair.outer) == "Paris, 2 of 4\r\nRome\r\n")
  }

  @Test func `A reader who has gone is an end of captions, not of the program`() async throws {
    await #expect(processExitsWith: .success) {
      try Signals.block()
      let pipe = try Pair.pipe()
      pipe.closeInner()
      var captions = Captions(output: pipe.outer)
      let one = captions.write("one")
      try #require(!one)
      let two = captions.write("two")
      try #require(!two)
      var closed = Captions(output: 987)
      let three = closed.write("three")
      try #require(!three)
    }
  }

  @Test func `A full pipe costs lines but no wait without end, and the next line begins on its own`() throws {
    let pipe = try Pair.pipe()
    _ = fcntl(pipe.outer, F_SETFL, O_NONBLOCK)
    var captions = Captions(output: pipe.outer)
    let long = String(repeating: "x", count: 70_000)
    let isWhole = captions.write(long)
    #expect(!isWhole)
    let first = Pair.readAvailable(pipe.inner)
    #expect(!first.isEmpty && first.allSatisfy { $0 == "x" })
    let isNextWhole = captions.write("next")
    #expect(isNextWhole)
    #expect(Pair.readAvailable(pipe.inner) == "\nnext\n")
  }

  @Test func `A line longer than one write of the system is written on`() throws {
    let pipe = try Pair.pipe()
    _ = fcntl(pipe.outer, F_SETFL, O_NONBLOCK)
    let size = 200_000
    let end = pipe.inner
    let done = DispatchSemaphore(value: 0)
    let reader = Thread {
      var count = 0
      while count < size {
        let length = Pair.readAvailable(end).utf8.count
        if length == 0 { break }
        count += length
      }
      done.signal()
    }
    reader.start()
    var captions = Captions(output: pipe.outer, patience: .seconds(5))
    let isWhole = captions.write(String(repeating: "y", count: size - 1))
    #expect(isWhole)
    // Before the descriptor goes to another test.
    done.wait()
  }
}

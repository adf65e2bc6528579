import Foundation
import Testing

@testable import Quiz

@Suite struct PackReaderTests {
  @Test("A good pack is read whole, in its order, without a note")
  func goodPack() throws {
    let reading = try SamplePack.read(SamplePack.json)
    let pack = reading.pack
    #expect(reading.notes == [])
    #expect(pack.id == "mill")
    #expect(pack.languages == ["en", "fr"])
    #expect(pack.opening == .inOrder)
    #expect(pack.pronounce == ["fr": ["football": "foute bol"]])
    #expect(pack.chapters.map(\.id) == ["river", "road"])
    #expect(pack.chapters.map(\.ambient) == [.water, .none])
    #expect(pack.chapters.flatMap(\.levels).map(\.id) == ["wheel", "stone", "cart"])
    #expect(pack.chapters[0].levels[1].question.wordings["fr"]?.say == "Que broie telle ?")
    guard case .closed(let puzzle) = pack.chapters[0].levels[0].puzzle else { return }
    #expect(puzzle.options.map(\.id) == ["water", "wind", "mule"])
    #expect(puzzle.answer == ["water"])
    #expect(puzzle.order == .fixed)
  }

  @Test("A byte order mark, CRLF, blanks in front and commas before closing brackets pass")
  func lenient() throws {
    var json = SamplePack.json.replacingOccurrences(of: "\n", with: "\r\n")
    json = json.replacingOccurrences(of: "]}]}]}", with: ",],},],},],}")
    let bytes = [0xEF, 0xBB, 0xBF] + Array(" \r\n\(json)\r\n".utf8)
    #expect(try PackReader.read(bytes, file: "mill.json").pack == SamplePack.pack())
  }

  @Test("Of several faults all are told, in the order of the file")
  func allFaults() {
    let json = SamplePack.json
      .replacingOccurrences(of: #""id": "river""#, with: #""id": "River""#)
      .replacingOccurrences(of: #""answer": ["south"]"#, with: #""answer": ["up"], "order": "any""#)
      .replacingOccurrences(of: #""fr": "Elle ralentit.""#, with: #""fr": """#)
    #expect(
      SamplePack.faults(Array(json.utf8)) == [
        "mill.json: chapter 1, id: 'River' is no id; an id has 1 to 64 of the characters a to z, 0 to 9 and -",
        "mill.json: chapter 1, level wheel, right fr: the text is empty; write something, or take the key away",
        "mill.json: chapter road, level cart, answer 1: nothing has the id 'up'; name one that is there",
        "mill.json: chapter road, level cart, order: 'any' is no value of this key; it has to be shuffled or fixed",
      ])
  }

  @Test(
    "Bytes that are no text of a level pack are refused in words",
    arguments: [
      ([], #"mill.json: the file is empty; a level pack begins with {"earshot-pack": 1"#),
      (Array(" \n".utf8), #"mill.json: the file is empty; a level pack begins with {"earshot-pack": 1"#),
      ([0xFF, 0xFE, 0x7B, 0x00], "mill.json: the file is UTF-16; save it as UTF-8"),
      (
        Array(#"{"earshot-pack": 1, "#.utf8) + [0x0A, 0x22, 0xC3, 0x28],
        "mill.json: line 2, column 2: a byte here is not UTF-8; save the file as UTF-8"
      ),
      (Array("{\n\0}".utf8), "mill.json: line 2, column 1: a NUL character stands here; take it away"),
      (
        Array(#"{"response_code": 0, "results": []}"#.utf8),
        #"mill.json: this is no level pack, for its first key is not "earshot-pack"; "#
          + "'earshot import' makes one of a quiz file"
      ),
      (
        Array("::Q1:: Who? {=me ~you}".utf8),
        #"mill.json: this is no level pack, for its first key is not "earshot-pack"; "#
          + "'earshot import' makes one of a quiz file"
      ),
      (
        Array(#"{"id": "mill", "earshot-pack": 1}"#.utf8),
        #"mill.json: the key "earshot-pack" is not the first one; put it before all others"#
      ),
      (
        Array(#"{earshot-pack: 1}"#.utf8),
        "mill.json: line 1, column 2: 'e' does not belong here; here goes a key in double quotes, or '}'"
      ),
      (
        Array(#"{"earshot-pack": 1, "id":"#.utf8),
        "mill.json: line 1, column 26: the file ends too early; here goes "
          + "a value: a text in double quotes, a number, true, false, a list or an object"
      ),
    ] as [([UInt8], String)])
  func refused(bytes: [UInt8], line: String) {
    #expect(SamplePack.faults(bytes) == [line])
  }

  @Test("A file above 20 MB is refused, one of exactly 20 MB is read")
  func size() {
    let bytes = [UInt8](repeating: 0x20, count: 20_000_000)
    #expect(
      SamplePack.faults(bytes + [0x20]) == ["mill.json: the file has 20000001 bytes; a level pack has at most 20000000"]
    )
    #expect(SamplePack.faults(bytes).first?.contains("the file is empty") == true)
  }

  @Test("A file with thousands of faults lists the first thousand and the number of the rest")
  func manyFaults() {
    let keys = (1...1_500).map { #""k\#($0)": 1"# }.joined(separator: ", ")
    let json = SamplePack.json.replacingOccurrences(
      of: #""answer": ["south"]"#, with: #""answer": ["south"], \#(keys)"#)
    let faults = SamplePack.faults(Array(json.utf8))
    #expect(faults.count == 1_001)
    #expect(faults.last == "mill.json: 500 more faults are not listed; mend those above first")
  }

  @Test(
    "What an author should look at is noted, and the pack is played all the same",
    arguments: [
      (
        #""licence": "CC0-1.0", "#, "",
        #"mill.json: no licence is named; add "licence", so that others know what they may do"#
      ),
      (
        #""source": "tests","#, "",
        #"mill.json: no source is named; add "source", so that others know where it comes from"#
      ),
      (
        #"{"en": "Listen.", "fr": "Écoutez."}"#, #""Listen now.""#,
        "mill.json: chapter river, level wheel, hints 1: 'Listen now.' is said in every language; "
          + "if it is meant to differ, write one text a language"
      ),
      (
        #""fr": "Une mule""#, #""fr": "L'EAU""#,
        "mill.json: chapter river, level wheel, options 3: 'L’eau' and 'L'EAU' sound alike in 'fr'; "
          + "other words would tell them apart"
      ),
      (
        #""en": "Listen.""#, #""en": "Look at the picture.""#,
        "mill.json: chapter river, level wheel, hints 1 en: 'picture' may need sight; say in words what there is to be seen"
      ),
    ] as [(String, String, String)])
  func notes(piece: String, other: String, line: String) throws {
    let json = SamplePack.json.replacingOccurrences(of: piece, with: other)
    #expect(try SamplePack.read(json).notes.map(\.description) == [line])
  }

  @Test("A text of punctuation passes if its words are given")
  func worded() throws {
    let json = SamplePack.json.replacingOccurrences(
      of: #""en": "Listen.""#, with: #""en": {"text": "…", "say": "dots"}"#)
    #expect(try SamplePack.read(json).notes == [])
  }
}

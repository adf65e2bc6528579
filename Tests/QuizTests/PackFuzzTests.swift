import Testing

@testable import Quiz

@Suite struct PackFuzzTests {
  private static let seed: UInt64 = 20_261_130
  private static let count = 2_000

  @Test(
    "Whatever is done to the bytes of a pack, it is read or its faults are told", .timeLimit(.minutes(5)),
    arguments: [SamplePack.json, SamplePack.openJSON])
  func mutations(json: String) {
    var generator = SplitMix64(seed: Self.seed)
    var read = 0
    for number in 1...Self.count {
      let bytes = Self.mutated(Array(json.utf8), by: &generator)
      do throws(PackError) {
        _ = try PackReader.read(bytes, file: "mill.json")
        read += 1
      } catch {
        let isWorded = !error.faults.isEmpty && error.faults.allSatisfy { !$0.description.contains("\n") }
        #expect(isWorded, "seed \(Self.seed), case \(number)")
      }
    }
    #expect((1..<Self.count).contains(read), "seed \(Self.seed): some mutations are harmless, most are not")
  }

  /// One to three changes: a byte, a stretch dropped, doubled or moved, a piece of syntax put in, the end cut off.
  private static func mutated(_ bytes: [UInt8], by generator: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0...2, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      let stretch = place..<min(bytes.count, place + Int.random(in: 1...30, using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
      case 1: bytes.removeSubrange(stretch)
      case 2: bytes.insert(contentsOf: bytes[stretch], at: place)
      case 3: bytes.insert(contentsOf: bytes[stretch], at: Int.random(in: 0...bytes.count, using: &generator))
      case 4: bytes.insert(contentsOf: pieces.randomElement(using: &generator)?.utf8 ?? "".utf8, at: place)
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }

  private static let pieces = [
    "{", "}", "[", "]", "\"", ":", ",", "\\", "\\u", "\\uD800", "\\u0000", "null", "1e999999", "-", "\u{FEFF}", "\u{0}",
    "{\"en\":1}", "\n", "\u{1F600}", "|", "*", "\\\\[", "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
  ]
}

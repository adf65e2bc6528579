import Testing

@testable import Keys

@Suite struct ChunkingTests {
  /// Every sequence, those of the table included, but a lone escape byte, which needs time to be known.
  private static let all: [[UInt8]] =
    KeySequences.table.map { Array($0.bytes.utf8) } + SampleSequences.named.map { Array($0.bytes.utf8) }
    + SampleSequences.unnamed.map { Array($0.utf8) } + SampleSequences.reports.map { Array($0.utf8) }

  @Test func `Every sequence of the table is listed once and gives its key`() {
    #expect(KeySequences.keys.count == KeySequences.table.count)
    for (bytes, key) in KeySequences.table {
      #expect(decoded(Array(bytes.utf8)) == [.key(key)], "\(bytes.debugDescription)")
    }
  }

  @Test func `A sequence gives the same keys wherever it is cut`() {
    for sequence in Self.all {
      let whole = decoded(sequence)
      for place in sequence.indices {
        var decoder = KeyDecoder()
        let inputs = decoder.decode(sequence[..<place]) + decoder.decode(sequence[place...])
        #expect(inputs + decoder.flush() == whole, "\(sequence) cut at \(place)")
      }
    }
  }

  @Test func `Two sequences glued give the keys of both, byte by byte too`() {
    for first in Self.all {
      let firstKeys = decoded(first)
      for second in Self.all where !(first == [0x0D] && second == [0x0A]) {
        let expected = firstKeys + decoded(second)
        let glued = first + second
        if decoded(glued) != expected || byteByByte(glued) != expected {
          Issue.record("\(first) + \(second): \(decoded(glued)), expected \(expected)")
        }
      }
    }
  }

  @Test func `Random bytes give the same inputs however they are cut`() {
    let seed = UInt64.random(in: 0 ... .max)
    var chance = Chance(state: seed)
    for number in 0..<5_000 {
      let bytes = randomBytes(&chance)
      let whole = decoded(bytes)
      var decoder = KeyDecoder()
      var inputs: [KeyDecoder.Input] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...min(5, rest.count), using: &chance)
        inputs += decoder.decode(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      inputs += decoder.flush()
      if inputs != whole || byteByByte(bytes) != whole {
        Issue.record("seed \(seed), case \(number): \(bytes) gives \(inputs), whole \(whole)")
        return
      }
    }
  }

  @Test func `After a flush the decoder is as one that has seen nothing`() {
    let seed = UInt64.random(in: 0 ... .max)
    var chance = Chance(state: seed)
    for number in 0..<1_000 {
      var decoder = KeyDecoder()
      _ = decoder.decode(randomBytes(&chance))
      _ = decoder.flush()
      let probe = Array("\u{1B}[Aé\u{1B}[200~p\u{1B}[201~".utf8)
      let expected: [KeyDecoder.Input] = [.key(.up), .key(.character("é")), .paste("p")]
      #expect(!decoder.isWaiting && decoder.decode(probe) == expected, "seed \(seed), case \(number)")
    }
  }

  private func byteByByte(_ bytes: [UInt8]) -> [KeyDecoder.Input] {
    var decoder = KeyDecoder()
    var inputs: [KeyDecoder.Input] = []
    for byte in bytes { inputs += decoder.decode([byte]) }
    return inputs + decoder.flush()
  }

  /// Bytes that lean to what the decoder has rules for, with whole and half marks of pastes among them.
  private func randomBytes(_ chance: inout Chance) -> [UInt8] {
    let favourites = Array("\u{1B}\u{1B}[[O]P_~;$?<M\\\r\n012é日x\u{7}".utf8) + [0x9B, 0x8F, 0xFF, 0xE2]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...24, using: &chance) {
      switch Int.random(in: 0..<20, using: &chance) {
      case 0: bytes += KeySequences.pasteStart
      case 1: bytes += KeySequences.pasteEnd.dropLast(Int.random(in: 0...5, using: &chance))
      case 2: bytes += Self.all.randomElement(using: &chance) ?? []
      case 3..<8: bytes.append(UInt8.random(in: 0...255, using: &chance))
      default: bytes.append(favourites.randomElement(using: &chance) ?? 0)
      }
    }
    return bytes
  }
}

/// A small generator of pseudo-random numbers whose seed can be printed (xorshift64*).
private struct Chance: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    if state == 0 { state = 1 }
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 2_685_821_657_736_338_717
  }
}

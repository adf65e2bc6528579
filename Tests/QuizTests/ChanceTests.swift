import Testing

@testable import Quiz

/// The expected values come from a program of its own in another language.
@Suite struct ChanceTests {
  @Test(
    "SplitMix64 gives the published numbers",
    arguments: [
      (0, [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F, 0xF88B_B8A8_724C_81EC]),
      (
        1_234_567,
        [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431]
      ),
    ] as [(UInt64, [UInt64])])
  func splitMix(seed: UInt64, numbers: [UInt64]) {
    var generator = SplitMix64(seed: seed)
    #expect(numbers.map { _ in generator.next() } == numbers)
  }

  @Test(
    "FNV-1a gives the published hashes",
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
      ("adventure/stairs", 0x5A4D_A6AB_61DE_ABB2),
    ] as [(String, UInt64)])
  func fnv(text: String, hash: UInt64) {
    #expect(Chance.fnv1a64(text.utf8) == hash)
  }

  @Test(
    "game-5.0: the same seed gives the same order on every machine",
    arguments: [
      (0, "dcba", "gbcedfah"), (1, "dbac", "deahgbfc"), (7, "abdc", "gfadecbh"), (.max, "abcd", "cbadfheg"),
    ] as [(UInt64, String, String)])
  func shuffle(seed: UInt64, four: String, eight: String) {
    var stairs = Chance(seed: seed, level: LevelID(pack: "adventure", level: "stairs"))
    #expect(String(stairs.shuffled(Array("abcd"))) == four)
    var wheel = Chance(seed: seed, level: LevelID(pack: "old-mill", level: "wheel"))
    #expect(String(wheel.shuffled(Array("abcdefgh"))) == eight)
  }

  @Test("Nothing and a single item are left as they are")
  func small() {
    var chance = Chance(seed: 1, level: LevelID(pack: "a", level: "b"))
    #expect(chance.shuffled([Int]()) == [])
    #expect(chance.shuffled([5]) == [5])
  }
}

/// SplitMix64: the same seed gives the same numbers on every machine.
public struct SplitMix64: Hashable, Sendable, RandomNumberGenerator {
  private var state: UInt64

  /// A generator that starts at a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next of 2^64 numbers.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The chance of one level: the seed of the save and the name of the level decide it, and nothing else.
public struct Chance: Hashable, Sendable {
  private var generator: SplitMix64

  /// The chance of a level under a seed.
  public init(seed: UInt64, level: LevelID) {
    generator = SplitMix64(seed: seed ^ Self.fnv1a64(level.description.utf8))
  }

  /// The items in an order by chance: Fisher–Yates from the last place down, index = next mod (i + 1).
  public mutating func shuffled<Item>(_ items: [Item]) -> [Item] {
    var items = items
    for last in items.indices.dropFirst().reversed() {
      items.swapAt(last, Int(generator.next() % UInt64(last + 1)))
    }
    return items
  }

  /// The hash FNV-1a of 64 bits.
  static func fnv1a64(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}

/// Takes the silence off both ends of a sound that arrives in pieces.
///
/// Engines begin many parts with 10 to 50 ms that cannot be heard, and end them with up to 300 ms. What it lets through
/// begins at the first audible sample and ends soon after the last one.
public struct Trimmer: Hashable, Sendable {
  /// Below this a sample cannot be heard: 60 dB under full scale.
  static let threshold = 33
  /// What is kept after the last audible sample, so that its decay is not cut off: 3 ms.
  static let tail = Samples.rate * 3 / 1_000

  private var hasBegun = false
  /// What cannot be heard and may be the tail, or a pause inside.
  private var held: [Int16] = []

  /// A trimmer at the beginning of a sound.
  public init() {}

  /// What can be passed on now that this piece has come.
  public mutating func feed(_ piece: Samples) -> Samples {
    var rest = piece.values[...]
    if !hasBegun {
      rest = rest.drop { !Trimmer.isAudible($0) }
      hasBegun = !rest.isEmpty
    }
    guard let last = rest.lastIndex(where: Trimmer.isAudible) else {
      held += rest
      return Samples()
    }
    let passed = held + rest[...last]
    held = Array(rest[(last + 1)...])
    return Samples(passed)
  }

  /// The rest of a sound that has come to its end.
  public mutating func finish() -> Samples {
    defer { self = Trimmer() }
    return Samples(Array(held.prefix(Trimmer.tail)))
  }

  private static func isAudible(_ sample: Int16) -> Bool {
    sample.magnitude > threshold
  }
}

extension Samples {
  /// The same sound from its first audible sample to 3 ms after its last one.
  public func trimmed() -> Samples {
    var trimmer = Trimmer()
    var result = trimmer.feed(self)
    result.values += trimmer.finish().values
    return result
  }
}

import Speech
import Testing

struct TrimmerTests {
  private let quiet = [Int16](repeating: 20, count: 500)
  private let loud: [Int16] = [5_000, -5_000, 0, 0, 4_000]

  @Test("A sound is trimmed to its first audible sample and to 3 ms after its last one")
  func trims() {
    let samples = Samples(quiet + loud + quiet)
    #expect(samples.trimmed() == Samples(loud + quiet.prefix(66)))
  }

  @Test("A pause inside a sound stays")
  func keepsPauses() {
    #expect(Samples(loud + quiet + loud).trimmed() == Samples(loud + quiet + loud))
  }

  @Test("What cannot be heard at all is trimmed to nothing", arguments: [0, 1, 500])
  func trimsSilence(count: Int) {
    #expect(Samples([Int16](repeating: -33, count: count)).trimmed() == Samples())
  }

  @Test("However a sound is cut into pieces, the trimmed sound is the same", arguments: [1, 2, 7, 499, 503, 5_000])
  func isIndependentOfPieces(size: Int) {
    let whole = Samples(quiet + loud + quiet + loud + quiet)
    var trimmer = Trimmer()
    var passed: [Int16] = []
    for start in stride(from: 0, to: whole.values.count, by: size) {
      passed += trimmer.feed(Samples(Array(whole.values[start..<min(start + size, whole.values.count)]))).values
    }
    passed += trimmer.finish().values
    #expect(Samples(passed) == whole.trimmed())
  }

  @Test("The most negative sample is audible")
  func acceptsExtremes() {
    #expect(Samples([.min]).trimmed() == Samples([.min]))
  }
}

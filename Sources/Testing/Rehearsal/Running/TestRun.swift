import Quiz
import Synchronization

/// Many cases, played in parallel and told in their order.
public struct TestRun: Sendable {
  /// How they are played.
  public struct Options: Hashable, Sendable {
    /// So many at once.
    public var jobs = 1
    /// Each so often; all must be the same.
    public var repeats = 1
    /// In an order that this number decides; without one in that of the files.
    public var shuffle: UInt64?
    /// Whether results have a transcript.
    public var transcripts = false
    /// The command that plays scripts, as reports name it.
    public var command = "earshot test"

    /// One after the other, once.
    public init() {}
  }

  /// How many cases came out how.
  public struct Tally: Hashable, Sendable {
    /// As expected.
    public var passed = 0
    /// Not as expected.
    public var failed = 0
    /// As expected of a known bug.
    public var known = 0

    /// In a sentence.
    public var words: String {
      let all = passed + failed + known
      let bugs = known == 0 ? "" : known == 1 ? ", 1 known bug" : ", \(known) known bugs"
      let count = all == 1 ? "1 case" : "\(all) cases"
      return failed == 0 ? "\(count), none failed\(bugs)." : "\(count), \(failed) failed\(bugs)."
    }

    mutating func count(_ verdict: CaseResult.Verdict) {
      switch verdict {
      case .passed: passed += 1
      case .failed: failed += 1
      case .failedAsKnown: known += 1
      }
    }
  }

  private let cases: [(run: ScriptRun, script: EarCase)]
  private let options: Options

  /// The cases of these scripts.
  public init(_ runs: [ScriptRun], _ options: Options = Options()) {
    self.options = options
    let all = runs.flatMap { run in run.file.cases.map { (run: run, script: $0) } }
    guard let seed = options.shuffle else {
      cases = all
      return
    }
    var generator = SplitMix64(seed: seed)
    cases = all.shuffled(using: &generator)
  }

  /// How many there are to be played.
  public var count: Int { cases.count }

  /// Plays all cases and tells of each, one after the other in their order, as soon as all before it are told.
  public func results(_ tell: @escaping @Sendable (CaseResult) -> Void) -> Tally {
    let board = Board(tell)
    Parallel.run(jobs: options.jobs, count: cases.count) { number in
      var result = cases[number].run.result(
        of: cases[number].script, repeats: options.repeats, transcript: options.transcripts)
      result.command = options.command
      board.post(result, number)
    }
    return board.tally
  }

  /// What was played, by several threads.
  private final class Board: Sendable {
    private struct State {
      var told = 0
      var waiting: [Int: CaseResult] = [:]
      var tally = Tally()
    }

    private let tell: @Sendable (CaseResult) -> Void
    private let state = Mutex(State())

    init(_ tell: @escaping @Sendable (CaseResult) -> Void) {
      self.tell = tell
    }

    var tally: Tally { state.withLock { $0.tally } }

    func post(_ result: CaseResult, _ number: Int) {
      state.withLock { state in
        state.tally.count(result.verdict)
        state.waiting[number] = result
        while let next = state.waiting.removeValue(forKey: state.told) {
          state.told += 1
          tell(next)
        }
      }
    }
  }
}

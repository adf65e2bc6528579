import Foundation
import Speech
import Testing
import Timeline

/// Random traces against the invariants and the naive model; a failure prints its seed and its shortest trace.
///
/// 5,000 traces by default; `EARSHOT_TRACES=1000000 swift test --filter TraceTests` tries a million, and
/// `EARSHOT_SEED=4711` one alone.
@Suite struct TraceTests {
  private static let batches = 4

  private static func seeds(of batch: Int) -> [UInt64] {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["EARSHOT_SEED"].flatMap({ UInt64($0) }) { return batch == 0 ? [seed] : [] }
    let count = environment["EARSHOT_TRACES"].flatMap { UInt64($0) } ?? 5_000
    return (0..<count).filter { $0 % UInt64(batches) == UInt64(batch) }
  }

  @Test(
    "announcements-N1 to N7, N9, N10: every random trace keeps them and is heard as in the naive model",
    arguments: 0..<batches)
  func everyTrace(batch: Int) {
    for seed in Self.seeds(of: batch) {
      let trace = TraceGenerator.trace(seed: seed)
      guard !Self.faults(in: trace).isEmpty else { continue }
      let shortest = trace.shrunk { !Self.faults(in: $0).isEmpty }
      Issue.record("seed \(seed)\n\(shortest)\n\(Self.faults(in: shortest).joined(separator: "\n"))")
      return
    }
  }

  private static func faults(in trace: Trace) -> [String] {
    let listener = Listener(hearing: trace)
    var faults = Inspector.faults(in: trace, listener) + differences(NaiveModel(hearing: trace), listener)
    if Listener(hearing: trace).lines != listener.lines { faults.append("N10: the second time differs") }
    if trace.stops, did(Listener(hearing: trace.withEachStopTwice)) != did(listener) {
      faults.append("N9: stop, stop differs from stop")
    }
    return faults
  }

  private static func did(_ listener: Listener) -> [Listener.Entry] {
    listener.lines.filter { if case .did = $0.line { true } else { false } }
  }

  private static func differences(_ model: NaiveModel, _ listener: Listener) -> [String] {
    var faults: [String] = []
    let heard = listener.heard.map { NaiveModel.Heard(id: $0.take.id, part: $0.take.part, at: $0.began) }
    if let index = (0..<max(heard.count, model.heard.count)).first(where: { heard.at($0) != model.heard.at($0) }) {
      let (ours, theirs) = (model.heard.at(index), heard.at(index))
      faults.append("sound \(index): model \(Self.line(ours)), queue \(Self.line(theirs))")
    }
    let ends = listener.endings.mapValues { NaiveModel.End(state: $0.ending.state, cause: $0.ending.cause, at: $0.at) }
    for id in Set(ends.keys).union(model.ends.keys).sorted() where ends[id] != model.ends[id] {
      faults.append("end of \(id.number): model \(Self.line(model.ends[id])), queue \(Self.line(ends[id]))")
    }
    let missed = listener.lines.compactMap { if case .did(.missed(let count)) = $0.line { count } else { nil } }
    if missed != model.missed { faults.append("missed: model \(model.missed), queue \(missed)") }
    return faults
  }

  private static func line(_ heard: NaiveModel.Heard?) -> String {
    heard.map { "\($0.id.number).\($0.part) at \($0.at.elapsed / .milliseconds(1))" } ?? "nothing"
  }

  private static func line(_ end: NaiveModel.End?) -> String {
    end.map { "\($0.state) by \($0.cause.map { "\($0)" } ?? "-") at \($0.at.elapsed / .milliseconds(1))" } ?? "none"
  }
}

extension Trace {
  fileprivate var stops: Bool {
    steps.contains { $0.acts.contains(.stop) }
  }

  fileprivate var withEachStopTwice: Trace {
    var trace = self
    for index in steps.indices {
      trace.steps[index].acts = steps[index].acts.flatMap { $0 == .stop ? [$0, $0] : [$0] }
    }
    return trace
  }
}

extension Array {
  /// The element, or nothing past the end.
  fileprivate func at(_ index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}

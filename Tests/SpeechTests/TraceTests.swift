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

  /// Looks for the first trace on which `faults` finds any, and reports it as short as it gets.
  private func search(_ batch: Int, _ faults: (Trace) -> [String]) {
    for seed in Self.seeds(of: batch) {
      let trace = TraceGenerator.trace(seed: seed)
      guard !faults(trace).isEmpty else { continue }
      let shortest = trace.shrunk { !faults($0).isEmpty }
      Issue.record("seed \(seed)\n\(shortest)\n\(faults(shortest).joined(separator: "\n"))")
      return
    }
  }

  @Test("announcements-N1 to N7: every random trace keeps the invariants", arguments: 0..<batches)
  func invariants(batch: Int) {
    search(batch) { trace in Inspector.faults(in: trace, Listener(hearing: trace)) }
  }

  @Test("The queue is heard as the naive model is, and ends all things alike", arguments: 0..<batches)
  func differential(batch: Int) {
    search(batch) { trace in Self.differences(NaiveModel(hearing: trace), Listener(hearing: trace)) }
  }

  @Test("announcements-N9: a second stop right after the first changes nothing", arguments: 0..<batches)
  func twoStops(batch: Int) {
    search(batch) { trace in
      guard trace.steps.contains(where: { $0.acts.contains(.stop) }) else { return [] }
      var doubled = trace
      for index in trace.steps.indices {
        doubled.steps[index].acts = trace.steps[index].acts.flatMap { $0 == .stop ? [$0, $0] : [$0] }
      }
      return Self.did(trace) == Self.did(doubled) ? [] : ["stop, stop differs from stop"]
    }
  }

  @Test("announcements-N10: the same events give the same actions", arguments: 0..<batches)
  func sameAgain(batch: Int) {
    search(batch) { trace in
      Listener(hearing: trace).lines == Listener(hearing: trace).lines ? [] : ["the second time differs"]
    }
  }

  private static func did(_ trace: Trace) -> [Listener.Entry] {
    Listener(hearing: trace).lines.filter { if case .did = $0.line { true } else { false } }
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

extension Array {
  /// The element, or nothing past the end.
  fileprivate func at(_ index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}

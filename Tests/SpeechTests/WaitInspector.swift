import Speech
import Timeline

/// Checks the bound of M6 (N7): between a key and the first part of the next title or focus sound at most two heads of
/// older results, one echo and the results of the key's own turn.
struct WaitInspector {
  /// From a key until the first part of a title or focus that was there when its turn ended.
  private struct Wait {
    var began: Moment
    var older: Set<Utterance.ID>
    var own: Set<Utterance.ID>
    var titles: Set<Utterance.ID>
  }

  static func faults(in trace: Trace, _ listener: Listener) -> [String] {
    trace.steps.indices.flatMap { index in
      guard let wait = wait(from: index, of: trace, listener), !wait.titles.isEmpty else { return [String]() }
      let rest = trace.steps[(index + 1)...]
      let isTitle = { (heard: Listener.Heard) in
        [.screen, .focus].contains(listener.posts[heard.take.id]?.kind) && heard.take.part == 0
      }
      guard let end = listener.heard.firstIndex(where: { $0.began >= wait.began && isTitle($0) }) else { return [] }
      let until = listener.heard[end].began
      if rest.contains(where: { $0.at <= until && $0.isDisturbing }) { return [] }
      // Where it was dropped for a newer one, what came between is bounded by no key.
      if wait.titles.contains(where: { listener.endings[$0].map { $0.at < until } ?? false }) { return [] }
      return faults(of: wait, before: end, listener, trace)
    }
  }

  private static func wait(from index: Int, of trace: Trace, _ listener: Listener) -> Wait? {
    let step = trace.steps[index]
    guard step.isTurn, case .key = step.acts.first else { return nil }
    let posts = trace.steps[..<index].flatMap(\.acts).compactMap(\.post)
    let own = step.acts.compactMap(\.post)
    let begun = Set(listener.heard.filter { $0.began < step.at }.map(\.take.id))
    let titles = (posts + own).filter { ($0.kind == .screen || $0.kind == .focus) && !begun.contains($0.id) }
    return Wait(
      began: step.at, older: Set(posts.filter { $0.kind == .result }.map(\.id)),
      own: Set(own.filter { $0.kind == .result }.map(\.id)), titles: Set(titles.map(\.id)))
  }

  private static func faults(
    of wait: Wait, before end: Int, _ listener: Listener, _ trace: Trace
  ) -> [String] {
    let sounds = listener.heard[..<end].filter { $0.ended.map { $0 > wait.began } ?? true }
    let heads = sounds.filter { wait.older.contains($0.take.id) }
    let kinds = Dictionary(uniqueKeysWithValues: trace.posts.map { ($0.id, $0.kind) })
    let strangers = sounds.filter {
      !wait.older.contains($0.take.id) && !wait.own.contains($0.take.id) && kinds[$0.take.id] != .echo
    }
    var faults: [String] = []
    if heads.count > 2 || heads.contains(where: { $0.take.part > 0 }) {
      faults.append("N7, M6: more than two heads after the key at \(wait.began.elapsed)")
    }
    if let stranger = strangers.first {
      faults.append("N7, M6: \(stranger.take.id.number) sounds between the key at \(wait.began.elapsed) and the title")
    }
    return faults
  }
}

extension Trace.Act {
  fileprivate var post: Post? {
    if case .post(let post) = self { post } else { nil }
  }
}

extension Trace.Step {
  /// Whether it makes parts sound again, or starts a wait of its own.
  fileprivate var isDisturbing: Bool {
    acts.contains { act in
      switch act {
      case .key, .rate, .volume, .stop, .pause, .exit: true
      default: false
      }
    }
  }
}

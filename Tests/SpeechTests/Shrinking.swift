import Timeline

extension Trace {
  /// A trace with as few events as the predicate still fails on.
  func shrunk(while fails: (Trace) -> Bool) -> Trace {
    var smallest = self
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in smallest.smaller where fails(candidate) {
        smallest = candidate
        isSmaller = true
        break
      }
    }
    return smallest
  }

  /// Every trace with one thing less.
  private var smaller: [Trace] {
    let withoutLatency = latency == .zero ? [] : [Trace(latency: .zero, steps: steps)]
    return withoutLatency + steps.indices.map(dropping) + steps.indices.flatMap(simplifying)
  }

  private func dropping(_ index: Int) -> Trace {
    var trace = self
    trace.steps.remove(at: index)
    return trace
  }

  private func simplifying(_ index: Int) -> [Trace] {
    steps[index].acts.indices.flatMap { place in
      var dropped = self
      dropped.steps[index].acts.remove(at: place)
      guard case .post(var post) = steps[index].acts[place] else { return steps[index].acts.count > 1 ? [dropped] : [] }
      var traces = steps[index].acts.count > 1 ? [dropped] : []
      if post.failure != nil {
        post.failure = nil
        traces.append(replacing(index, place, post))
      } else if post.parts.count > 1 {
        post.parts.removeLast()
        traces.append(replacing(index, place, post))
      }
      return traces
    }
  }

  private func replacing(_ index: Int, _ place: Int, _ post: Post) -> Trace {
    var trace = self
    trace.steps[index].acts[place] = .post(post)
    return trace
  }
}

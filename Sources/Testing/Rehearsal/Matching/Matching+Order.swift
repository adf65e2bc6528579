import Timeline

/// Failures of order, number and place.
extension Matching {
  func outOfOrder(_ one: Alignment.Pair, _ other: Alignment.Pair) -> Mismatch {
    let first = expected[min(one.expected, other.expected)]
    let second = expected[max(one.expected, other.expected)]
    let heard = [met[min(one.met, other.met)], met[max(one.met, other.met)]]
    return Mismatch(
      kind: .outOfOrder, line: first.line, headline: "out of order", subject: first.expectation.line,
      facts: [
        "wanted: \(quoted(first.expectation.text)) before \(quoted(second.expectation.text))",
        "got: \(timed(heard[0]))", "     \(timed(heard[1]))", "step: \(step(heard[0].asked))",
        "asked at: \(source(heard[0])), then \(source(heard[1]))",
      ], acceptance: .update)
  }

  /// Nothing like it was asked for, or only by a later step.
  func neverAskedFor(_ line: Expected, met: Met?) -> Mismatch {
    let later = met.map { ["it was asked for later: \(step($0.asked))"] } ?? []
    let wanted = expected.count { $0.expectation == line.expectation }
    let heard = self.met.count { line.means($0) }
    let awaited = played.performance.secrets.hiding(line.expectation)
    let number = met == nil && heard > 0 && heard < wanted ? " so often: wanted \(wanted) times, heard \(heard)" : ""
    return Mismatch(
      kind: .neverAskedFor, line: line.line, headline: "never asked for\(number)", subject: awaited.line,
      facts: [awaited.line, "step: \(step(line.action))"] + later + heardList(to: line.action),
      acceptance: .update)
  }

  func surplus(_ met: Met, _ alignment: Alignment) -> Mismatch {
    let twin = alignment.inOrder.map { self.met[$0.met] }.first { other in
      other.text == met.text && other.heard?.kind == met.heard?.kind
        && (other.asked == met.asked || other.met == met.met)
    }
    guard let twin, !expected.contains(where: { $0.means(met) && isRepeated($0) }) else { return oneTooMany(met) }
    return saidTwice(met, after: twin)
  }

  /// Whether a script wants the same line more than once.
  private func isRepeated(_ line: Expected) -> Bool {
    expected.count { $0.expectation == line.expectation } > 1
  }

  private func oneTooMany(_ met: Met) -> Mismatch {
    Mismatch(
      kind: .oneTooMany, line: line(of: met.met), headline: "one too many", subject: met.line(in: language),
      facts: [timed(met), "step: \(step(met.asked))", "asked at: \(source(met))"], acceptance: acceptance(of: met))
  }

  private func saidTwice(_ met: Met, after twin: Met) -> Mismatch {
    let both = [met, twin].sorted { $0.place < $1.place }
    return Mismatch(
      kind: .saidTwice, line: line(of: met.met), headline: "said twice", subject: met.line(in: language),
      facts: both.map(timed) + ["asked at: \(source(both[0])), then \(source(both[1]))"],
      acceptance: acceptance(of: met))
  }

  /// A line that is added as cut or lost takes more than an update of words.
  private func acceptance(of met: Met) -> Mismatch.Acceptance {
    met.fate == .hear ? .update : .updateFates
  }

  func beforeItsStep(_ line: Expected, _ met: Met) -> Mismatch {
    Mismatch(
      kind: .beforeItsStep, line: line.line, headline: "said before its step", subject: line.expectation.line,
      facts: [
        timed(met), "it stands under \(step(line.action))", "it was asked for by \(step(met.asked))",
      ], acceptance: .update)
  }

  func earlyOrLate(_ line: Expected, _ met: Met) -> Mismatch {
    let verb = met.fate == .lost ? "was dropped" : "began"
    let wanted = line.expectation.moment ?? .zero
    return Mismatch(
      kind: .earlyOrLate, line: line.line,
      headline: "\(verb) at \(met.moment.elapsed.inSeconds), wanted \(wanted.inSeconds)",
      subject: line.expectation.line, facts: [met.line(in: language), waiting(met), "asked at: \(source(met))"],
      acceptance: .update)
  }

  /// What had the voice until it began.
  private func waiting(_ met: Met) -> String {
    guard let heard = met.heard, heard.asked.moment < met.moment else {
      return "it was asked for at \(met.moment.elapsed.onTheClock) by \(step(met.asked))"
    }
    let before = self.met.last { $0.heard?.ended.moment == met.moment && $0.place < met.place && $0.fate != .lost }
    let reason = before.map { "waited for \(quoted($0.text))" } ?? "waited"
    return "it was asked for at \(heard.asked.moment.elapsed.onTheClock) by \(step(met.asked)), and \(reason)"
  }

  func broken(_ silence: Played.Kept, by met: Met) -> Mismatch {
    let action = played.performance.actions[silence.action]
    let verb = met.fate == .lost ? "was asked for" : "was said"
    let since = met.moment - action.moment
    let place = silence.silence == .ofStep ? "after the lines of this step" : "\(since.onTheClock) into \(action.words)"
    return Mismatch(
      kind: .silenceBroken, line: silence.line, headline: "the silence was broken at \(met.moment.elapsed.onTheClock)",
      subject: met.line(in: language),
      facts: ["\(quoted(met.text)) \(verb) \(place)"] + timer(behind: met) + ["asked at: \(source(met))"]
        + heardList(to: silence.action))
  }

  private func timer(behind met: Met) -> [String] {
    guard let heard = met.heard, let timer = played.performance.ear?.timers?.cause(of: heard.asked.line) else {
      return []
    }
    let setter = played.performance.actions[timer.action]
    let by = ["line \(played.shown(setter.line))", setter.words, timer.origin].compactMap { $0 }.joined(separator: ", ")
    return ["its timer '\(timer.name)' was set at \(timer.set.elapsed.onTheClock) by \(by), and was not cancelled"]
  }

  func timerNeverEnds(_ action: Int, _ timer: TimerTrace.Setting, rounds: Int) -> Mismatch {
    let silence = played.performance.actions[action]
    let name = timer.name
    let origin = timer.origin.map { ["it was set at \($0)"] } ?? []
    return Mismatch(
      kind: .timerNeverEnds, line: silence.line, headline: "a timer never ends", subject: "the timer '\(name)'",
      facts: ["the timer '\(name)' came \(rounds) times in the hour after \(silence.moment.elapsed.onTheClock)"]
        + origin + heardList(to: action))
  }
}

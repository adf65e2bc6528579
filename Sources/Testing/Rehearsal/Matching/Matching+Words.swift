import Sessions
import Speech
import Timeline

/// Failures of what an announcement is and what became of it.
extension Matching {
  func anotherFate(_ line: Expected, _ met: Met) -> Mismatch {
    let wanted = line.expectation.fate?.rawValue ?? ""
    return Mismatch(
      kind: .anotherFate, line: line.line, headline: "another fate: wanted \(wanted), got \(met.fate.rawValue)",
      subject: met.line(in: language), facts: [met.line(in: language), becoming(of: met)],
      acceptance: met.fate == .hear ? .update : .updateFates)
  }

  func anotherKind(_ line: Expected, _ met: Met) -> Mismatch {
    let wanted = line.expectation.kind?.rawValue ?? "screen or focus"
    let got = met.heard?.kind.rawValue ?? ""
    return Mismatch(
      kind: .anotherKind, line: line.line, headline: "another kind: wanted \(wanted), got \(got)",
      subject: met.line(in: language), facts: [timed(met), "asked at: \(source(met))"], acceptance: .updateFates)
  }

  func otherLanguage(_ line: Expected, _ met: Met) -> Mismatch {
    let wanted = line.expectation.language ?? language
    let got = met.heard?.words.language ?? ""
    return Mismatch(
      kind: .otherLanguage, line: line.line, headline: "other language: wanted \(wanted), got \(got)",
      subject: met.line(in: language), facts: [timed(met), "asked at: \(source(met))"], acceptance: .updateFates)
  }

  func cutElsewhere(_ line: Expected, _ met: Met) -> Mismatch {
    Mismatch(
      kind: .cutElsewhere, line: line.line, headline: "cut at another word", subject: met.line(in: language),
      facts: ["wanted: \(line.expectation.line)", "got: \(met.line(in: language))", becoming(of: met)],
      acceptance: .update)
  }

  func otherWords(_ line: Expected, _ met: Met) -> Mismatch {
    let awaited = played.performance.secrets.hiding(line.expectation)
    let (wanted, got) = Matching.difference(awaited.text, met.text)
    return Mismatch(
      kind: .otherWords, line: line.line, headline: "other words", subject: met.line(in: language),
      facts: [
        "wanted: \(awaited.line)", "got: \(met.line(in: language))",
        "words that differ: \(wanted), got \(got)", "asked at: \(source(met))",
      ], acceptance: expectedFate(line) == met.fate ? .update : .updateFates)
  }

  private func expectedFate(_ line: Expected) -> Fate {
    line.expectation.fate ?? .hear
  }

  /// The words between what both begin with and what both end with.
  private static func difference(_ one: String, _ other: String) -> (String, String) {
    var one = one.split(separator: " ")[...]
    var other = other.split(separator: " ")[...]
    while let first = one.first, first == other.first { (one, other) = (one.dropFirst(), other.dropFirst()) }
    while let last = one.last, last == other.last { (one, other) = (one.dropLast(), other.dropLast()) }
    func words(_ words: ArraySlice<Substring>) -> String {
      words.isEmpty ? "nothing" : "\"\(words.joined(separator: " "))\""
    }
    return (words(one), words(other))
  }

  func banned(_ met: Met, by ban: EarFile.Ban) -> Mismatch {
    Mismatch(
      kind: .banned, line: line(of: met.met), headline: "never to be said", subject: met.line(in: language),
      facts: [
        timed(met), "line \(ban.line) bans it: never: \(ban.pattern)", "step: \(step(met.asked))",
        "asked at: \(source(met))",
      ])
  }

  func obstacle(_ line: Int, _ words: String) -> Mismatch {
    let step = played.script.lines.first { $0.number == line }.flatMap(\.content.step)
    let told = step.map { ["step: \(played.performance.hidesKeys ? $0.discreetWords : $0.words)"] } ?? []
    return Mismatch(
      kind: .obstacle, line: line, headline: "cannot be done", subject: words, facts: told + ["why: \(words)"])
  }

  /// When and by what it ended, and what was asked for then.
  private func becoming(of met: Met) -> String {
    guard let heard = met.heard else { return timed(met) }
    guard let cause = heard.cause, heard.fate != .hear else {
      return
        "heard from \(met.moment.elapsed.onTheClock) to \(heard.ended.moment.elapsed.onTheClock), asked at \(heard.origin)"
    }
    let verb = heard.fate == .cut ? "cut" : "lost"
    let moment = heard.ended.moment
    let next = self.met.first {
      $0.heard.map { $0.asked.line > heard.ended.line && $0.asked.moment == moment } ?? false
    }
    let then = next.flatMap(\.heard).map {
      ", then \($0.kind.rawValue) \(quoted($0.words.text)), asked at \($0.origin)"
    }
    return
      "\(verb) at \(moment.elapsed.onTheClock) \(words(of: cause, of: heard))\(then ?? ", asked at \(heard.origin)")"
  }

  private func words(of cause: Cause, of heard: Heard) -> String {
    switch cause {
    case .key(let name): "by the key \(name) (line \(played.shown(line(at: heard.ended.line))))"
    case .announcement(let kind, let id):
      "by \(kind.rawValue)\(met.first { $0.heard?.id == id }.map { " \(quoted($0.text))" } ?? "")"
    case .stop: "by Stop (line \(played.shown(line(at: heard.ended.line))))"
    case .pause: "by Pause"
    case .rate: "by a change of the rate"
    case .volume: "by a change of the volume"
    case .item: "because its item was no longer in focus"
    case .source: "because what it told of has ended"
    case .age: "because it grew too old"
    case .overflow: "because too many waited"
    case .exit: "by the end of the program"
    case .synthesizer: "because the voice failed"
    case .device: "because the sound device failed"
    }
  }
}

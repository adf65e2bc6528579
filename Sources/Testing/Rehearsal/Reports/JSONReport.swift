import Sessions
import Timeline

/// A case as JSON Lines: its record, each line with its case, and lines for what was done and what went wrong.
public enum JSONReport {
  /// The lines of a case, each with a line break; without a transcript only the failures.
  public static func lines(of result: CaseResult) -> String {
    let place = [("case", JSONText.text("\(result.file):\(result.line)"))]
    let lines = (result.transcript.map { played($0, place) } ?? []) + result.failures.map { failure($0, place) }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func played(_ transcript: Transcript, _ place: [(String, JSONText)]) -> [String] {
    var lines: [String] = []
    var steps = transcript.steps[...]
    for (number, line) in transcript.record.enumerated() {
      while let step = steps.first, step.place <= number { lines.append(self.step(steps.removeFirst(), place)) }
      lines.append(line.json(adding: place))
    }
    return lines + steps.map { step($0, place) }
  }

  private static func step(_ step: Transcript.Step, _ place: [(String, JSONText)]) -> String {
    JSONText.object(
      [
        ("event", .text("step")), ("t", .seconds(step.moment.elapsed)), ("line", .number(step.line)),
        ("step", .text(step.words)),
      ] + place
    ).text
  }

  private static func failure(_ failure: Mismatch, _ place: [(String, JSONText)]) -> String {
    JSONText.object(
      [
        ("event", .text("failure")), ("line", .number(failure.line)), ("kind", .text(failure.kind.rawValue)),
        ("what", .text(failure.headline)), ("subject", .text(failure.subject)),
        ("facts", .list(failure.facts.map { .text($0) })),
      ] + place
    ).text
  }
}

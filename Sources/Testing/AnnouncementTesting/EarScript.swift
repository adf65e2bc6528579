public import Rehearsal
public import Testing

/// A case of a script as a test of its own: `@Test(arguments: EarScript.all(in: folder))`.
public struct EarScript: Sendable, CustomTestStringConvertible {
  private let path: String
  private let content: Content

  private enum Content {
    case script(EarFile, EarCase)
    case unreadable(line: Int, String)
  }

  /// Every case of every `.ear` file in a folder and those below it; what cannot be read is a test that fails.
  public static func all(in folder: String) -> [EarScript] {
    EarFile.all(in: folder).flatMap { found in
      do {
        return try found.file.get().cases.map {
          EarScript(path: found.path, content: .script(try found.file.get(), $0))
        }
      } catch {
        let line = (error as? ScriptFaults)?.faults.first?.line ?? 1
        return [EarScript(path: found.path, content: .unreadable(line: line, "\(error)"))]
      }
    }
  }

  /// The title of the case.
  public var testDescription: String {
    switch content {
    case .script(_, let script): script.title
    case .unreadable: path
    }
  }

  /// Plays the case; what was not heard as it says is an issue at its line, and the record is attached.
  public func run(screens: ScreenCatalogue) {
    do {
      switch content {
      case .script(let file, let script): tell(try result(of: script, file, screens))
      case .unreadable(let line, let words): record(words, line)
      }
    } catch {
      record("\(error)", error.faults.first?.line ?? 1)
    }
  }

  private func result(
    of script: EarCase, _ file: EarFile, _ screens: ScreenCatalogue
  ) throws(ScriptFaults) -> CaseResult {
    var single = file
    single.cases = [script]
    return try ScriptRun(single, screens: screens).result(of: script, transcript: true)
  }

  private func tell(_ result: CaseResult) {
    Attachment.record(JSONReport.lines(of: result), named: "heard.jsonl", sourceLocation: location(result.line))
    switch result.verdict {
    case .passed: break
    case .failed: record(result.report.joined(separator: "\n"), result.failures.first?.line ?? result.line)
    case .failedAsKnown:
      withKnownIssue(Comment(rawValue: "known bug \(result.knownBug ?? "")")) {
        record(result.report.joined(separator: "\n"), result.failures.first?.line ?? result.line)
      }
    }
  }

  private func record(_ words: String, _ line: Int) {
    Issue.record(Comment(rawValue: words), sourceLocation: location(line))
  }

  private func location(_ line: Int) -> SourceLocation {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return SourceLocation(fileID: "scripts/\(name)", filePath: path, line: line, column: 1)
  }
}

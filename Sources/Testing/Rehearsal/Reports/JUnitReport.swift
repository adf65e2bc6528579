/// The results in the form that build servers read: a suite for each file, a test case for each case, with file and
/// line.
///
/// There are no times in it: the same cases give the same bytes.
public struct JUnitReport: Sendable {
  private var suites: [(file: String, cases: [String], failed: Int, known: Int)] = []
  /// Where the suite of a file stands.
  private var places: [String: Int] = [:]

  /// A report of nothing.
  public init() {}

  /// Adds a case to the suite of its file.
  public mutating func add(_ result: CaseResult) {
    let place = places[result.file] ?? suites.count
    if place == suites.count { suites.append((result.file, [], 0, 0)) }
    places[result.file] = place
    suites[place].cases.append(JUnitReport.testCase(result))
    suites[place].failed += result.verdict == .failed ? 1 : 0
    suites[place].known += result.verdict == .failedAsKnown ? 1 : 0
  }

  /// The whole document.
  public var xml: String {
    let bodies = suites.map { suite in
      let counts = "tests=\"\(suite.cases.count)\" failures=\"\(suite.failed)\" errors=\"0\" skipped=\"\(suite.known)\""
      return "  <testsuite name=\"\(Self.escaped(suite.file))\" \(counts)>\n\(suite.cases.joined())  </testsuite>\n"
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(bodies.joined())</testsuites>\n"
  }

  private static func testCase(_ result: CaseResult) -> String {
    let file = escaped(result.file)
    let line = result.failures.first?.line ?? result.line
    let heard = result.transcript?.heard.joined(separator: "\n") ?? ""
    return "    <testcase classname=\"\(file)\" name=\"\(escaped(result.title))\" file=\"\(file)\" line=\"\(line)\">\n"
      + outcome(result)
      + (heard.isEmpty ? "" : "      <system-out>\(escaped(heard))</system-out>\n")
      + "    </testcase>\n"
  }

  private static func outcome(_ result: CaseResult) -> String {
    guard let first = result.failures.first else { return "" }
    if result.verdict == .failedAsKnown {
      return "      <skipped message=\"\(escaped("known bug: \(result.knownBug ?? "")"))\"/>\n"
    }
    let report = escaped(result.report.joined(separator: "\n"))
    return "      <failure type=\"\(first.kind.rawValue)\" message=\"\(escaped(first.headline))\">\(report)</failure>\n"
  }

  /// Text that may stand in an element or in quotes; what no XML may hold is told by its number.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n", "\t": String(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        "U+" + String(scalar.value, radix: 16, uppercase: true)
      default: String(scalar)
      }
    }.joined()
  }
}

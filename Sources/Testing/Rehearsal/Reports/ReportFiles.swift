public import Storage
import Synchronization

/// The files that tell of a run, gathered while it goes on and written at its end.
public final class ReportFiles: Sendable {
  private struct Contents {
    var json = ""
    var junit = JUnitReport()
  }

  private let json: String?
  private let junit: String?
  private let contents = Mutex(Contents())

  /// Reports into these files; without a name none.
  public init(json: String?, junit: String?) {
    (self.json, self.junit) = (json, junit)
  }

  /// Takes in a case.
  public func add(_ result: CaseResult) {
    guard json != nil || junit != nil else { return }
    contents.withLock { contents in
      if json != nil { contents.json += JSONReport.lines(of: result) }
      if junit != nil { contents.junit.add(result) }
    }
  }

  /// Writes what was gathered.
  public func write() throws(StorageError) {
    let (json, junit) = contents.withLock { ($0.json, $0.junit.xml) }
    if let path = self.json { try TextFiles.write(json, to: path) }
    if let path = self.junit { try TextFiles.write(junit, to: path) }
  }
}

import Foundation
import Sessions
import Storage
import Usage

/// What `--update` does: scripts are rewritten as they were heard, file by file.
enum FileUpdates {
  /// Rewrites the files of failing cases and says what was done; whether nothing had to be.
  static func make(
    of runs: [ScriptRun], fates: Bool, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(Failure) -> Bool {
    if environment["CI"]?.isEmpty == false {
      throw Failure(.no, "No script is rewritten where CI is set. Run it by hand, and read what changed.")
    }
    var isUnchanged = true
    for run in runs {
      do {
        isUnchanged = try update(run, fates: fates) && isUnchanged
      } catch {
        throw Failure(error.exitCode, error.description)
      }
    }
    return isUnchanged
  }

  private static func update(_ run: ScriptRun, fates: Bool) throws(StorageError) -> Bool {
    let update = ScriptUpdate(run, fates: fates)
    switch update.outcome {
    case .unchanged: return true
    case .changed(let text):
      guard try TextFiles.text(run.file.name) == run.file.source else {
        print("\(run.file.name): somebody has changed it meanwhile, so nothing is written. Run it again.")
        return false
      }
      try TextFiles.write(text, to: run.file.name)
    case .refused: break
    }
    print(update.words.joined(separator: "\n"))
    return false
  }
}

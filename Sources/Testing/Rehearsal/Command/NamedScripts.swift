import Sessions
import Storage
public import Usage

/// The scripts that a command line names, read and ready to be played.
public struct NamedScripts: Sendable {
  /// In the order named.
  public private(set) var runs: [ScriptRun] = []

  /// Reads what is named, so many files at once: a file, a folder of files ending in `.ear`, or one case as `FILE:LINE`.
  ///
  /// Throws everything that is wrong with any of them.
  public init(_ names: [String], screens: ScreenCatalogue, jobs: Int = 1) throws(Failure) {
    let read = Parallel.map(names.flatMap(Reading.all), jobs: jobs) { reading in
      Result { try reading.run(screens) }
    }
    var faults: [String] = []
    for result in read {
      switch result {
      case .success(let run): runs.append(run)
      case .failure(let error): faults.append("\(error)")
      }
    }
    guard faults.isEmpty else { throw Failure(.badFile, faults.joined(separator: "\n")) }
    runs = ScriptRun.joined(runs)
  }

  /// Leaves only cases with this in their title.
  mutating func filter(_ text: String) {
    runs = runs.map { $0.only(titled: text) }
  }
}

/// A script that is to be read, or why there is none.
private struct Reading: Sendable {
  var path: String
  /// That of the only case.
  var line: Int?
  var fault: String?

  /// What a name stands for.
  static func all(_ name: String) -> [Reading] {
    if !TextFiles.isThere(name), let colon = name.lastIndex(of: ":"), let line = Int(name[name.index(after: colon)...])
    {
      return [Reading(path: String(name[..<colon]), line: line)]
    }
    do {
      let paths = try TextFiles.paths(name, withExtension: "ear")
      let advice = "Name a folder with files that end in .ear, or a file."
      return paths.isEmpty
        ? [Reading(path: name, fault: "'\(name)' holds no script. \(advice)")] : paths.map { Reading(path: $0) }
    } catch {
      return [Reading(path: name, fault: error.description)]
    }
  }

  func run(_ screens: ScreenCatalogue) throws -> ScriptRun {
    if let fault { throw Failure(.badFile, fault) }
    if let line, TextFiles.isFolder(path) {
      throw Failure(.badFile, "'\(path)' is a folder, which has no line \(line). Name the script in it.")
    }
    let run = try ScriptRun(try EarFile(try TextFiles.text(path), name: path), screens: screens)
    guard let line else { return run }
    guard let only = run.only(at: line) else {
      let lines = run.file.cases.map { "\($0.line)" }.joined(separator: ", ")
      throw Failure(.badFile, "'\(path):\(line)' is no line of a case. Those begin in line \(lines).")
    }
    return only
  }
}

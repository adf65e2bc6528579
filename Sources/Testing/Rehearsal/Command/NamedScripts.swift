import Sessions
import Storage
public import Usage

/// The scripts that a command line names, read and ready to be played.
public struct NamedScripts: Sendable {
  private let screens: ScreenCatalogue
  /// In the order named.
  public private(set) var runs: [ScriptRun] = []

  /// Reads what is named: a file, a folder of files ending in `.ear`, or one case as `FILE:LINE`.
  ///
  /// Throws everything that is wrong with any of them.
  public init(_ names: [String], screens: ScreenCatalogue) throws(Failure) {
    self.screens = screens
    var faults: [String] = []
    for name in names {
      do {
        runs += try runs(of: name)
      } catch {
        faults.append("\(error)")
      }
    }
    guard faults.isEmpty else { throw Failure(.badFile, faults.joined(separator: "\n")) }
  }

  /// Leaves only cases with this in their title.
  mutating func filter(_ text: String) {
    runs = runs.map { $0.only(titled: text) }
  }

  private func runs(of name: String) throws -> [ScriptRun] {
    guard !TextFiles.isThere(name), let colon = name.lastIndex(of: ":"),
      let line = Int(name[name.index(after: colon)...])
    else {
      let all = try EarFile.all(in: name).map { try ScriptRun(try $0.file.get(), screens: screens) }
      guard !all.isEmpty else {
        throw Failure(.badFile, "'\(name)' holds no script. Name a folder with files that end in .ear, or a file.")
      }
      return all
    }
    return [try run(of: String(name[..<colon]), at: line)]
  }

  private func run(of file: String, at line: Int) throws -> ScriptRun {
    guard !TextFiles.isFolder(file) else {
      throw Failure(.badFile, "'\(file)' is a folder, which has no line \(line). Name the script in it.")
    }
    let run = try ScriptRun(try EarFile(try TextFiles.text(file), name: file), screens: screens)
    guard let only = run.only(at: line) else {
      let lines = run.file.cases.map { "\($0.line)" }.joined(separator: ", ")
      throw Failure(.badFile, "'\(file):\(line)' is no line of a case. Those begin in line \(lines).")
    }
    return only
  }
}

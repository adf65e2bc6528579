import Console
import Rehearsal
import Screens
import Sessions
import Storage
import voices

/// The scripts that a command line names, read and ready to be played.
struct Scripts {
  /// All screens and events that scripts may name.
  let screens: ScreenCatalogue
  /// In the order named.
  private(set) var runs: [ScriptRun] = []

  /// Finds the program's own screens, in the folder of voices that is named or the usual one.
  init(voices path: String?) throws(Failure) {
    do {
      screens = try ScreenCatalogue.earshot(voices: try Voices(named: path).folder)
    } catch {
      throw Failure(path == nil ? .installation : .badFile, "\(error)")
    }
  }

  /// Reads what is named: a file, a folder of files ending in `.ear`, or one case as `FILE:LINE`.
  mutating func read(_ names: [String]) throws(Failure) {
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
      return try EarFile.all(in: name).map { try ScriptRun(try $0.file.get(), screens: screens) }
    }
    guard let only = try runs(of: String(name[..<colon])).first?.only(at: line) else {
      throw Failure(.badFile, "'\(name)': no case begins there or above. Name a line of a case.")
    }
    return [only]
  }
}

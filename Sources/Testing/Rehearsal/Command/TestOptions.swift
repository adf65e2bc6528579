import Sessions
import Storage
import Usage

/// What the words of a command that plays scripts want.
struct TestOptions {
  /// How the cases are played.
  var run = TestRun.Options()
  var listsScreens = false
  /// Only cases with this in their title.
  var filter: String?
  /// Whether scripts are rewritten as they were heard, and fates too.
  var updates = false
  var updatesFates = false
  /// The file of the record, if one is wanted.
  var json: String?
  /// The file for a build server, if one is wanted.
  var junit: String?

  init(_ arguments: Arguments) throws(UsageError) {
    for option in arguments.options { try take(option) }
    guard listsScreens || !arguments.operands.isEmpty else { throw .missingOperand("the script to play") }
    guard updates || !updatesFates else { throw .missingOperand("--update, which --fates belongs to,") }
    run.transcripts = json != nil || junit != nil
  }

  /// A report is written over no script, and not over the other one.
  func checkReports(over scripts: [String]) throws(Failure) {
    let taken = Set(scripts.map(TextFiles.place))
    for path in [json, junit].compactMap({ $0 }) where taken.contains(TextFiles.place(of: path)) {
      throw Failure(.usage, "'\(path)' is one of the scripts. Name another file for the report.")
    }
    if let json, let junit, TextFiles.place(of: json) == TextFiles.place(of: junit) {
      throw Failure(.usage, "'\(json)' cannot hold both reports. Name another file for one of them.")
    }
  }

  private mutating func take(_ option: Arguments.Option) throws(UsageError) {
    switch option.name {
    case "--filter": filter = option.value
    case "--update": updates = true
    case "--fates": updatesFates = true
    case "--jobs": run.jobs = try TestOptions.count(option, atMost: 64)
    case "--repeat": run.repeats = try TestOptions.count(option, atMost: 1_000_000)
    case "--shuffle":
      guard let seed = UInt64(option.value) else {
        throw .badValue(option: option.name, value: option.value, allowed: "a whole number from 0 on")
      }
      run.shuffle = seed
    case "--screens": listsScreens = true
    case "--json": json = option.value
    case "--junit": junit = option.value
    // What is left belongs to who makes the screens.
    default: break
    }
  }

  private static func count(_ option: Arguments.Option, atMost limit: Int) throws(UsageError) -> Int {
    guard let count = Int(option.value), (1...limit).contains(count) else {
      throw .badValue(option: option.name, value: option.value, allowed: "a whole number from 1 to \(limit)")
    }
    return count
  }
}

import Foundation

/// The folder of links that lets the engine find our voice variants beside its own data.
///
/// espeak-ng looks for variants only in `voices/!v` of its data folder. So a folder is made that holds a link to each
/// entry of the system's, and real folders `voices` and `voices/!v` whose links include ours. It belongs to this
/// process and is removed with this object. So are those that dead processes left: at the start that would keep speech
/// waiting.
final class EspeakData {
  /// The longest path that espeak-ng takes; it ignores a longer one without a word.
  static let longestPath = 159

  /// The folder to start the engine with.
  let path: String
  private let system: String
  /// Entries that are linked when they are needed: on a disk they would cost the first voice 12 ms, and on a busy one
  /// seconds, in which the engine seems to hang.
  private var dictionaries: [String] = []
  /// Those that were linked at the start.
  private let first: Set<String>
  private var variants: [String] = []

  /// Makes the folder.
  ///
  /// - Parameters:
  ///   - system: The data folder of the engine.
  ///   - variants: The folder of our voice files.
  ///   - languages: Those that speak first; the dictionaries of the others follow with `linkDictionary(of:)`,
  ///     the system's own variants with `linkVariants()`.
  ///   - runtime: `$XDG_RUNTIME_DIR`, if there is one.
  init(
    system: String, variants: String, languages: Set<String>, runtime: String?
  ) throws(EspeakWarning) {
    self.system = system
    first = Set(languages.map(EspeakData.dictionary))
    path = EspeakData.place(runtime: runtime)
    do {
      try EspeakData.makeOwnFolder(path)
      for name in try EspeakData.entries(of: system) where name != "voices" {
        if name.hasSuffix("_dict") && !first.contains(name) { dictionaries.append(name) } else { try link(name) }
      }
      try linkVoices(variants: variants)
    } catch {
      remove()
      throw error
    }
  }

  deinit {
    remove()
    EspeakData.removeStale(beside: path)
  }

  /// Has the dictionary of a language there: those of all languages, unless it was linked at the start. What cannot be
  /// linked is what the engine does without.
  func linkDictionary(of language: String) {
    guard !first.contains(EspeakData.dictionary(of: language)) else { return }
    for name in dictionaries { try? link(name) }
    dictionaries = []
  }

  private static func dictionary(of language: String) -> String {
    language.prefix { $0 != "-" } + "_dict"
  }

  /// Makes the system's own variants there.
  func linkVariants() {
    for name in variants { try? link(name) }
    variants = []
  }

  private func linkVoices(variants: String) throws(EspeakWarning) {
    try EspeakData.makeFolder("\(path)/voices")
    for name in try EspeakData.entries(of: "\(system)/voices") where name != "!v" {
      try link("voices/\(name)")
    }
    try EspeakData.makeFolder("\(path)/voices/!v")
    let ours = try EspeakData.entries(of: variants)
    for name in ours {
      try link("voices/!v/\(name)", to: "\(variants)/\(name)")
    }
    let others = try EspeakData.entries(of: "\(system)/voices/!v").filter { !ours.contains($0) }
    self.variants = others.map { "voices/!v/\($0)" }
  }

  /// Links an entry of the system's folder.
  private func link(_ name: String) throws(EspeakWarning) {
    try link(name, to: "\(system)/\(name)")
  }

  private func link(_ name: String, to target: String) throws(EspeakWarning) {
    guard unsafe symlink(target, "\(path)/\(name)") == 0 else { throw EspeakData.failure("\(path)/\(name)") }
  }

  private func remove() {
    EspeakData.remove(path)
  }
}

extension EspeakData {
  /// In the user's runtime folder, or where there is none or its path is too long for the engine, in memory that all
  /// share: on a disk the links cost some 8 ms when a program is started again and again. `/tmp` is always there.
  static func place(runtime: String?) -> String {
    if let runtime, !runtime.isEmpty {
      let path = "\(runtime)/earshot-\(getpid())"
      let isWritable = unsafe access(runtime, W_OK) == 0
      if path.utf8.count <= longestPath && isWritable { return path }
    }
    let shared = unsafe access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    return "\(shared)/earshot-\(getuid())-\(getpid())"
  }

  /// Removes the folders of this user's processes that no longer run.
  static func removeStale(beside path: String) {
    let folder = (path as NSString).deletingLastPathComponent
    let own = (path as NSString).lastPathComponent
    let prefix = own.prefix { $0 != "-" } + "-"
    for name in (try? entries(of: folder)) ?? [] where name.hasPrefix(prefix) {
      guard let process = name.split(separator: "-").last.flatMap({ pid_t($0) }), belongsToUser("\(folder)/\(name)")
      else { continue }
      if kill(process, 0) != 0 && errno == ESRCH { remove("\(folder)/\(name)") }
    }
  }

  private static func belongsToUser(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid()
  }

  /// Makes the folder anew: one under our own number was left by an earlier process.
  private static func makeOwnFolder(_ path: String) throws(EspeakWarning) {
    if unsafe mkdir(path, 0o700) == 0 { return }
    remove(path)
    try makeFolder(path)
  }

  private static func makeFolder(_ path: String) throws(EspeakWarning) {
    guard unsafe mkdir(path, 0o700) == 0 else { throw failure(path) }
  }

  private static func entries(of folder: String) throws(EspeakWarning) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw .overlay(folder, reason: "it cannot be listed")
    }
    return names.filter { !$0.hasPrefix(".") }
  }

  /// Removes links and the folders that hold them, and never follows a link.
  private static func remove(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }

  private static func failure(_ path: String) -> EspeakWarning {
    .overlay(path, reason: unsafe String(cString: strerror(errno)))
  }
}

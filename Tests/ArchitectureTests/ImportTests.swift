import Foundation
import Testing

/// Who may import whom. The package graph cannot see a stray `import Foundation`, so the source text is read.
@Suite struct ImportTests {
  static let core = ["Timeline", "Keys", "Screens", "Phrasing", "Speech", "Quiz", "SignIn", "Sessions"]
  static let system = ["Terminal", "Espeak", "Playback", "Storage", "CodeService", "Console", "Usage"]
  static let shell = ["Foundation", "Dispatch", "Synchronization", "Glibc", "CLinux"]

  static let allowed: [String: Set<String>] = [
    "Core/Timeline": [],
    "Core/Keys": [],
    "Core/Speech": ["Timeline"],
    "Core/Screens": ["Timeline", "Keys", "FoundationEssentials"],
    "Core/Phrasing": ["Timeline", "Screens", "Speech", "Foundation"],
    "Core/Quiz": ["Timeline", "Screens", "Foundation"],
    "Core/SignIn": ["Timeline", "Screens", "Foundation"],
    "Core/Sessions": Set(core).union(["FoundationEssentials"]),
    "System/Usage": ["Sessions"],
    "System/Terminal": Set(shell).union(["Timeline", "Keys"]),
    "System/Espeak": Set(shell).union(["CEspeakNG", "Speech"]),
    "System/Playback": Set(shell).union(["CALSA", "Speech"]),
    "System/Storage": ["Foundation", "Quiz", "Phrasing", "Speech", "Screens", "Sessions"],
    "System/CodeService": Set(shell).union(["CCurl", "CSodium", "SignIn", "Screens", "Timeline"]),
    "System/Console": Set(core).union(system).union(shell).union(["voices"]),
    "System/Benchmarks": Set(core).union(system).union(["voices", "Foundation", "Dispatch", "Synchronization"]),
    "Testing/Rehearsal": Set(core).union(["Storage", "Usage", "Foundation", "Synchronization"]),
    "Testing/AnnouncementTesting": ["Rehearsal", "Keys", "Screens", "Timeline", "Testing"],
    "earshot": Set(core).union([
      "Benchmarks", "Usage", "Console", "Rehearsal", "Storage", "voices", "Foundation", "Synchronization",
    ]),
    "../voices": ["Foundation"],
  ]

  @Test("a target imports only what the table of the house allows", arguments: allowed.keys.sorted())
  func imports(of target: String) throws {
    let allowed = try #require(Self.allowed[target])
    let sources = try Source.all(under: "Sources/\(target)")
    #expect(!sources.isEmpty)
    for source in sources {
      for module in source.imports {
        #expect(allowed.contains(module), "\(source.path) imports \(module)")
      }
    }
  }

  @Test("every folder of sources stands in the table")
  func tableIsComplete() throws {
    let folders = try ["Core", "System", "Testing"].flatMap { part in
      try FileManager.default.contentsOfDirectory(atPath: Source.root + "/Sources/" + part).map { "\(part)/\($0)" }
    }
    #expect(Set(folders).subtracting(Self.allowed.keys).isEmpty)
  }

  @Test("the top level holds the package, its sources, tests and voices, the README and dot files")
  func topLevel() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Source.root).filter { !$0.hasPrefix(".") }
    #expect(Set(names) == ["Package.swift", "Sources", "Tests", "voices", "README.md"])
  }
}

import Testing

/// Rules that a compiler does not know.
@Suite struct HouseRuleTests {
  static let forbidden = [
    "@unchecked Sendable", "nonisolated(unsafe)", "try!", "Thread.sleep", "usleep(", "TODO", "FIXME", "fatalError(",
    "Locale.current", "Bundle.module", "@preconcurrency",
  ]

  @Test("no source holds what the house forbids", arguments: forbidden)
  func forbids(_ words: String) throws {
    for source in try Source.all(under: "Sources") {
      #expect(!source.text.contains(words), "\(source.path) holds \(words)")
    }
  }

  @Test("the core reads no clock, no environment, no file and starts no thread")
  func corePurity() throws {
    let impure = [
      "ContinuousClock", "SuspendingClock", "Date()", "ProcessInfo", "getenv", "FileManager", "FileHandle",
      "Thread", "DispatchQueue", "Task {", "Task.", "print(", "SystemRandomNumberGenerator", ".random(in:", "UUID()",
    ]
    for source in try Source.all(under: "Sources/Core") {
      for word in impure {
        let hits = source.lines.filter { $0.contains(word) && !$0.contains("//") }
        #expect(hits.isEmpty, "\(source.path) holds \(word)")
      }
    }
  }

  @Test("files are opened in Storage, by the WAV output and by the overlay of voices, nowhere else")
  func filesAreOpenedInStorage() throws {
    let openings = ["contentsOfFile", "contentsOf: URL", "Data(contentsOf", "fopen(", "FileManager", "FileHandle("]
    let doors = ["System/Storage", "WAVOutput.swift", "System/Espeak"]
    for source in try Source.all(under: "Sources") where !doors.contains(where: source.path.contains) {
      for word in openings {
        #expect(!source.text.contains(word), "\(source.path) holds \(word)")
      }
    }
  }

  @Test("a source file has at most 300 lines")
  func length() throws {
    for source in try Source.all(under: "Sources") {
      #expect(source.lines.count <= 300, "\(source.path)")
    }
  }
}

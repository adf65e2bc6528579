import Foundation
import SignIn
import Testing

/// A script that keeps something running in a folder, and takes both away when its input ends: at the latest with this
/// process, however that ends.
final class Stage: Sendable {
  /// Why the script gave up.
  struct Refusal: Error {
    var reason: String
  }

  /// What it keeps, and where.
  let folder: String
  /// Where its server listens, if it keeps one.
  let port: String

  private let input: FileHandle
  private let output: FileHandle

  /// Why there can be none on this machine; nothing where there can.
  static let lack: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    let missing = ["python3", "gammu-smsd", "gammu-smsd-inject"].filter { name in
      !folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
    return missing.isEmpty ? nil : "skipped: no \(missing.joined(separator: ", "))"
  }()

  /// Starts the script, and waits until it is ready.
  init(_ arguments: String..., environment: [String: String] = [:]) async throws {
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [URL(filePath: #filePath).deletingLastPathComponent().path + "/stage.sh"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.runUnmasked()
    (self.input, self.output) = (input.fileHandleForWriting, output.fileHandleForReading)

    let line = await output.fileHandleForReading.text { $0.hasSuffix("\n") }
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.first == "ready", words.count > 1 else { throw Refusal(reason: words.joined(separator: " ")) }
    (folder, port) = (words[1], words.count > 2 ? words[2] : "")
  }

  /// Ends all of it, after a search of reports and of all that was written in the folder for codes: they may stand in
  /// the gateway's spool, the telephone behind it, and a server's database.
  func stop(searchingFor codes: [OneTimeCode], in reports: [String]) async throws {
    for (place, text) in try [("the report", reports.joined(separator: "\n"))] + written() {
      let found = codes.filter { text.contains($0.digits) }
      #expect(found.isEmpty, "\(place) holds \(found.count) of \(codes.count) codes")
    }
    try input.close()
    _ = await output.text { _ in false }
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  private func written() throws -> [(place: String, text: String)] {
    let names = try #require(FileManager.default.subpaths(atPath: folder)).filter { name in
      !["spool/", "dummy/", "db.sqlite3"].contains(where: name.hasPrefix)
    }
    return try names.compactMap { name in
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
        return nil
      }
      let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
      // The gateway's log names files by the time of day, which has six digits too, and a keyed hash may have them.
      return (name, text.replacing(/\d{8}_\d{6}|[0-9a-f]{64}/, with: ""))
    }
  }
}

extension Process {
  /// Starts it with no signal blocked; it takes over what its thread blocks, and on threads of a pool that is every one.
  fileprivate func runUnmasked() throws {
    var (none, mask) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &mask)
    defer { pthread_sigmask(SIG_SETMASK, &mask, nil) }
    try run()
  }
}

extension FileHandle {
  /// What comes until it is enough, or until the end.
  fileprivate func text(until isEnough: @escaping @Sendable (String) -> Bool) async -> String {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        var text = ""
        while !isEnough(text), case let piece = self.availableData, !piece.isEmpty {
          text += String(decoding: piece, as: UTF8.self)
        }
        continuation.resume(returning: text)
      }
    }
  }
}

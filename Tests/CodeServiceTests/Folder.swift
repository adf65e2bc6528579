import Foundation

/// A folder for one test, gone with it.
final class Folder {
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent("earshot-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String {
    url.appendingPathComponent(name).path
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
  }

  /// An executable shell script, written by another process: if this one had it open while some test starts a child, the
  /// system would call it busy.
  func script(_ text: String) throws -> String {
    let path = path("gateway")
    let command = #"printf '#!/bin/sh\n%s\n' "$1" > "$2" && chmod 700 "$2""#
    // Foundation's Process waits for all of its children in one thread, which a daemon of another test may hold up.
    let words = ["/bin/sh", "-c", command, "sh", text, path]
    var arguments = words.map { strdup($0) } + [nil]
    var environment = [strdup("PATH=/usr/bin:/bin"), nil]
    defer { for string in arguments + environment { free(string) } }
    var (process, status): (pid_t, Int32) = (0, 0)
    guard posix_spawn(&process, "/bin/sh", nil, nil, &arguments, &environment) == 0,
      waitpid(process, &status, 0) == process, status == 0
    else { throw POSIXError(.ECHILD) }
    return path
  }
}

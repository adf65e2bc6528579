import Foundation

/// What the kernel counts of a process and all its threads (`/proc`).
public struct ProcessFigures: Hashable, Sendable {
  /// How often one of its threads waited, or was made to.
  public var switches = 0
  /// How long its threads ran.
  public var processorTime = Duration.zero

  /// Reads the figures of a process; nothing if there is none of this number.
  public init?(of process: Int32) {
    let folder = "/proc/\(process)/task"
    guard let threads = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
    for thread in threads {
      guard let status = ProcessFigures.text("\(folder)/\(thread)/status"),
        let schedule = ProcessFigures.text("\(folder)/\(thread)/schedstat")
      else { return nil }
      switches += ProcessFigures.switches(in: status)
      // The first of its numbers is the time on a processor, in nanoseconds.
      processorTime += .nanoseconds(schedule.split(separator: " ").first.flatMap { Int($0) } ?? 0)
    }
  }

  /// How much memory of this process is resident, in bytes.
  public static func residentMemory() -> Int? {
    // The second number of `statm`, in pages.
    let pages = text("/proc/self/statm")?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return pages.map { $0 * Int(getpagesize()) }
  }

  /// Both `voluntary_ctxt_switches` and `nonvoluntary_ctxt_switches`.
  private static func switches(in status: String) -> Int {
    status.split(separator: "\n").filter { $0.contains("ctxt_switches:") }
      .compactMap { line in line.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) } }.reduce(0, +)
  }

  private static func text(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }
}

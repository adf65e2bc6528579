import Foundation

/// A pipe into a program, where its keys are no terminal's.
final class KeyPipe {
  /// The end for the program.
  let inner: Int32
  private var outer: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    try Child.withoutBirths {
      guard pipe(&ends) == 0 else { throw Refusal("pipe") }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    (inner, outer) = (ends[0], ends[1])
  }

  deinit {
    closeOuter()
    close(inner)
  }

  func type(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { write(outer, $0.baseAddress, $0.count) }
  }

  /// No key comes any more.
  func closeOuter() {
    if outer >= 0 { close(outer) }
    outer = -1
  }
}

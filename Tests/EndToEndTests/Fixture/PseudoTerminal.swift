import Foundation

/// A terminal without a screen: what the test writes is typed, what it reads was shown.
final class PseudoTerminal {
  /// The side of the person; nothing once it was closed.
  private var outer: Int32
  /// The side of the program, which the test keeps open so that it can look at the modes afterwards.
  let inner: Int32
  /// The name under which another process opens the program's side.
  let path: String
  private(set) var shown: [UInt8] = []

  init() throws {
    var ends: (outer: Int32, inner: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    try Child.withoutBirths {
      guard openpty(&ends.outer, &ends.inner, &name, nil, nil) == 0 else { throw Refusal("openpty") }
      for end in [ends.outer, ends.inner] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    (outer, inner) = ends
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    _ = fcntl(outer, F_SETFL, O_NONBLOCK)
  }

  deinit {
    closeOuter()
    close(inner)
  }

  /// The window is gone.
  func closeOuter() {
    if outer >= 0 { close(outer) }
    outer = -1
  }

  func type(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { write(outer, $0.baseAddress, $0.count) }
  }

  /// Takes in what is shown, and waits for it no longer than so many milliseconds.
  func look(waiting limit: Int32) {
    var entry = pollfd(fd: outer, events: Int16(POLLIN), revents: 0)
    var buffer = [UInt8](repeating: 0, count: 4_096)
    var wait = limit
    while poll(&entry, 1, wait) > 0, outer >= 0 {
      let count = read(outer, &buffer, buffer.count)
      guard count > 0 else { return }
      shown += buffer.prefix(count)
      wait = 0
    }
  }

  /// The modes that a program may leave changed.
  var modes: Modes {
    get throws {
      var modes = termios()
      guard tcgetattr(inner, &modes) == 0 else { throw Refusal("tcgetattr") }
      return Modes(input: modes.c_iflag, output: modes.c_oflag, local: modes.c_lflag)
    }
  }

  struct Modes: Hashable, Sendable {
    var input: tcflag_t
    var output: tcflag_t
    var local: tcflag_t

    var isRaw: Bool {
      local & tcflag_t(ECHO | ICANON | ISIG) == 0
    }
  }
}

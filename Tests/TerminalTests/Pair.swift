import Foundation

/// The two ends of a pseudo-terminal or a pipe, closed with the value.
final class Pair {
  /// The side of the person: what is written here is typed, what is read here is shown.
  private(set) var outer: Int32
  /// The side of the program.
  private(set) var inner: Int32
  /// The name under which another process opens the program's side of a terminal.
  let path: String

  static func terminal() throws -> Pair {
    var (outer, inner): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&outer, &inner, &name, nil, nil) == 0 else { throw Failure(errno) }
    return Pair(
      outer: outer, inner: inner,
      path: String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
  }

  static func pipe() throws -> Pair {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw Failure(errno) }
    return Pair(outer: ends[1], inner: ends[0], path: "")
  }

  private init(outer: Int32, inner: Int32, path: String) {
    (self.outer, self.inner, self.path) = (outer, inner, path)
    // A child of another test that held an end open would keep the end of input from coming.
    for end in [outer, inner] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    closeOuter()
    closeInner()
  }

  func closeOuter() {
    if outer >= 0 { close(outer) }
    outer = -1
  }

  func closeInner() {
    if inner >= 0 { close(inner) }
    inner = -1
  }

  func type(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(outer, $0.baseAddress, $0.count) }
  }

  /// Everything that can be read from a descriptor now, once something can; it waits 5 s at most.
  static func readAvailable(_ descriptor: Int32, limit: Int32 = 5_000) -> String {
    var text: [UInt8] = []
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&entry, 1, text.isEmpty ? limit : 0) > 0, entry.revents & Int16(POLLIN) != 0 {
      var buffer = [UInt8](repeating: 0, count: 4_096)
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      text += buffer.prefix(count)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The modes of the terminal, but for what the kernel changes by itself.
  func modes() throws -> Modes {
    try Modes(of: inner)
  }
}

struct Modes: Equatable {
  var input: tcflag_t
  var output: tcflag_t
  var local: tcflag_t

  init(of descriptor: Int32) throws {
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { throw Failure(errno) }
    (input, output, local) = (modes.c_iflag, modes.c_oflag, modes.c_lflag)
  }

  var isRaw: Bool {
    local & tcflag_t(ECHO | ICANON | ISIG | IEXTEN) == 0 && input & tcflag_t(IXON | ICRNL) == 0
  }
}

struct Failure: Error {
  var code: Int32

  init(_ code: Int32) {
    self.code = code
  }
}

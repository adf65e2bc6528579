import CLinux
import Foundation

/// A descriptor of our own making, closed with its owner.
struct Descriptor: ~Copyable {
  let number: Int32

  /// Takes over what a call returned; `name` says in an error what was to be made.
  init(_ number: Int32, of name: String) throws(TerminalError) {
    guard number >= 0 else { throw .descriptor(name, code: errno) }
    self.number = number
  }

  deinit {
    close(number)
  }
}

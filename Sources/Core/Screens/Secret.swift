/// Words that only their owner may read: a code, a telephone number, a name. Wherever one is printed, in a collection
/// or a mirror too, there is its count.
public struct Secret: Hashable, Sendable {
  /// What must stand in no record, caption, error text or argument list.
  public let value: String

  /// Keeps a text from being printed.
  public init(_ value: String) {
    self.value = value
  }
}

extension Secret: CustomStringConvertible, CustomReflectable {
  /// How many characters it has.
  public var description: String { "\(value.count) characters" }

  /// No children, so that no dump reaches the value.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// What a screen wants from outside, in no service's terms.
public struct Request: Hashable, Sendable, Identifiable {
  /// One of the values that go with a request.
  public enum Field: Hashable, Sendable {
    case plain(String)
    case secret(Secret)
  }

  /// Told back with the answer. A screen chooses its own; outside it is that of the session, which no two share.
  public var id: UInt64
  /// What is wanted.
  public var kind: String
  /// With what.
  public var fields: [String: Field]

  /// A request.
  public init(id: UInt64, kind: String, fields: [String: Field] = [:]) {
    self.id = id
    self.kind = kind
    self.fields = fields
  }
}

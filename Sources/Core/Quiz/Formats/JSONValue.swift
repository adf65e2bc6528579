/// A value of a JSON text as it was written: members in order, a key twice kept twice, and where each thing begins.
struct JSONValue: Hashable, Sendable {
  /// What it is. A number stays as it is written.
  enum Content: Hashable, Sendable {
    case object([JSONMember])
    case array([JSONValue])
    case string(String)
    case number(String)
    case bool(Bool)
    case null
  }

  var content: Content
  /// Of its first byte, from 0.
  var offset: Int

  /// What an author would call it.
  var typeName: String {
    switch content {
    case .object: "an object"
    case .array: "a list"
    case .string: "a text"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}

/// One key of an object, with what stands under it.
struct JSONMember: Hashable, Sendable {
  var key: String
  /// Of the key's opening quote, from 0.
  var offset: Int
  var value: JSONValue
}

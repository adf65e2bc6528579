/// A value of a JSON text as it was written: members in order, a key twice kept twice, and where each thing begins.
public struct JSONValue: Hashable, Sendable {
  /// What it is. A number stays as it is written.
  public enum Content: Hashable, Sendable {
    case object([JSONMember])
    case array([JSONValue])
    case string(String)
    case number(String)
    case bool(Bool)
    case null
  }

  /// What stands there.
  public var content: Content
  /// Of its first byte, from 0.
  var offset: Int

  /// What an author would call it.
  public var typeName: String {
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
public struct JSONMember: Hashable, Sendable {
  /// Its escapes undone.
  public var key: String
  /// Of the key's opening quote, from 0.
  var offset: Int
  /// What stands under the key.
  public var value: JSONValue
}

extension JSONValue {
  /// Reads the text of a whole file. Throws the first thing that is wrong with it as JSON.
  public init(_ text: String) throws(JSONFault) {
    var reader = JSONReader(Array(text.utf8))
    do throws(JSONReader.Fault) {
      self = try reader.document()
    } catch {
      throw JSONFault(error, in: reader.bytes)
    }
    if let fault = reader.faults.first { throw JSONFault(fault, in: reader.bytes) }
  }
}

/// Why a text is no JSON.
public struct JSONFault: Error, Hashable, CustomStringConvertible {
  /// Where the fault begins.
  public var place: SourcePlace
  /// What is wrong there.
  public var flaw: JSONFlaw

  init(_ fault: JSONReader.Fault, in bytes: [UInt8]) {
    place = SourcePlace(of: fault.offset, in: bytes, from: 0)
    flaw = fault.flaw
  }

  /// The place, the fault, and what would do.
  public var description: String {
    "line \(place.line), column \(place.column): \(flaw.problem); \(flaw.remedy)"
  }
}

/// A value, and where it stands.
struct Field {
  var value: JSONValue
  var location: PackLocation
}

/// The members of an object by key, the first of each.
struct Fields {
  fileprivate var fields: [String: Field] = [:]

  subscript(key: String) -> Field? { fields[key] }
}

/// Objects, lists and the plain values in them.
extension PackParser {
  mutating func fault(_ flaw: PackFlaw, at field: Field) {
    fault(flaw, at: field.location, offset: field.value.offset)
  }

  mutating func wrongType(_ field: Field, wanted: String) {
    fault(.wrongType(found: field.value.typeName, wanted: wanted), at: field)
  }

  /// An object with the keys that it has to have and may have; nothing if it is no object.
  mutating func fields(of value: JSONValue, _ shape: PackKeys.Shape, at location: PackLocation) -> Fields? {
    guard let members = members(of: Field(value: value, location: location)) else { return nil }
    var fields = Fields()
    var meant: Set<String> = []
    for member in members {
      if shape.known.contains(member.key) {
        fields.fields[member.key] = Field(value: member.value, location: location.key(member.key))
      } else if let key = unknown(member, shape, at: location) {
        meant.insert(key)
      }
    }
    for key in shape.required where fields[key] == nil && !meant.contains(key) {
      fault(.missingKey, at: location.key(key), offset: value.offset)
    }
    _ = string(fields["note"])
    return fields
  }

  /// Says so of a key that is not known, and returns the one that was most likely meant.
  private mutating func unknown(
    _ member: JSONMember, _ shape: PackKeys.Shape, at location: PackLocation
  ) -> String? {
    let nearest = NearestWord(shape.known).to(member.key)
    let flaw = PackFlaw.unknownKey(member.key, nearest: nearest, known: shape.known)
    fault(flaw, at: location.key(member.key), offset: member.offset)
    return nearest
  }

  /// The members of an object of free keys, the first of each; a key that stands twice is a fault.
  mutating func members(of field: Field) -> [JSONMember]? {
    guard case .object(let members) = field.value.content else {
      wrongType(field, wanted: "an object, in braces")
      return nil
    }
    var seen: [String: Int] = [:]
    return members.filter { member in
      let count = seen[member.key, default: 0]
      seen[member.key] = count + 1
      if count == 1 {
        fault(.duplicateKey(member.key), at: field.location.key(member.key), offset: member.offset)
      }
      return count == 0
    }
  }

  /// The items of a list, of which there may be so many.
  mutating func list(_ field: Field?, least: Int = 0, limit: Int = .max) -> [Field] {
    guard let field else { return [] }
    guard case .array(let items) = field.value.content else {
      wrongType(field, wanted: "a list, in square brackets")
      return []
    }
    if items.count < least { fault(.tooFew(items.count, least: least), at: field) }
    if items.count > limit { fault(.tooMany(items.count, limit: limit), at: field) }
    return items.prefix(limit).enumerated().map { Field(value: $1, location: field.location.item($0)) }
  }

  /// A plain text that is no text of the game.
  mutating func string(_ field: Field?) -> String? {
    guard let field else { return nil }
    guard let text = field.value.text else {
      wrongType(field, wanted: "a text in double quotes")
      return nil
    }
    return text
  }

  /// One of a few words.
  mutating func choice<Value: RawRepresentable<String> & CaseIterable>(_ field: Field?) -> Value? {
    guard let field, let word = string(field) else { return nil }
    guard let value = Value(rawValue: word) else {
      let allowed = Value.allCases.map(\.rawValue)
      fault(.unknownValue(word, allowed: allowed, nearest: NearestWord(allowed).to(word)), at: field)
      return nil
    }
    return value
  }

  /// Yes or no.
  mutating func flag(_ field: Field?) -> Bool? {
    guard let field else { return nil }
    guard case .bool(let flag) = field.value.content else {
      wrongType(field, wanted: "true or false")
      return nil
    }
    return flag
  }

  /// An id of the right form.
  mutating func id(_ field: Field?) -> String? {
    guard let field, let id = string(field) else { return nil }
    guard Self.isID(id) else {
      fault(.badID(id), at: field)
      return nil
    }
    return id
  }

  /// An id that none of the others has.
  mutating func id(_ field: Field?, unlike others: inout Set<String>) -> String? {
    guard let field, let id = id(field) else { return nil }
    if !others.insert(id).inserted { fault(.duplicateID(id), at: field) }
    return id
  }

  static func isID(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count) && text.utf8.allSatisfy(idBytes.contains)
  }

  private static let idBytes = Set("abcdefghijklmnopqrstuvwxyz0123456789-".utf8)
}

extension JSONValue {
  /// The text, if it is one.
  var text: String? {
    guard case .string(let text) = content else { return nil }
    return text
  }

  /// The items of a list; none if it is no list.
  var items: [JSONValue] {
    guard case .array(let items) = content else { return [] }
    return items
  }
}

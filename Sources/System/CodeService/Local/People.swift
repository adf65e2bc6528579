import Foundation
import Screens

/// The names of those who signed in, one JSON object a line; the last line of a number counts.
struct People: Sendable {
  private struct Person: Codable {
    var number: String
    var name: String
  }

  let file: any KeptFile

  func haveName(of number: KeyedHash) throws -> Bool {
    let lines = try file.load()?.split(separator: UInt8(ascii: "\n")) ?? []
    let last = lines.lazy.reversed().compactMap { try? JSONDecoder().decode(Person.self, from: $0) }
      .first { $0.number == number.hex }
    return last?.name.isEmpty == false
  }

  func add(_ name: Secret, of number: KeyedHash) throws {
    try file.append(line: JSONEncoder().encode(Person(number: number.hex, name: name.value)))
  }
}

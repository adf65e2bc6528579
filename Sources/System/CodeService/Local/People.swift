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
    let last = People.persons(in: try lines().reversed()).first { $0.number == number.hex }
    return last?.name.isEmpty == false
  }

  /// Whether a line of it is a person, or there is no line yet: else it is a file of somebody else's.
  func isOurs() throws -> Bool {
    let lines = try lines()
    return lines.isEmpty || !People.persons(in: lines).isEmpty
  }

  func add(_ name: Secret, of number: KeyedHash) throws {
    try file.append(line: JSONEncoder().encode(Person(number: number.hex, name: name.value)))
  }

  private func lines() throws -> [Data] {
    try file.load()?.split(separator: UInt8(ascii: "\n")) ?? []
  }

  /// A line that a crash cut off is none.
  private static func persons(in lines: some Collection<Data>) -> some Collection<Person> {
    lines.lazy.compactMap { try? JSONDecoder().decode(Person.self, from: $0) }
  }
}

import Foundation
import SignIn
import Testing

@testable import CodeService

@Suite struct CodeCellTests {
  @Test("sign-in-2.1: all codes are equally likely, zeros in front among them")
  func uniform() throws {
    let cell = try CodeCell(length: 6)
    var generator = SystemRandomNumberGenerator()
    var digits = Array(repeating: Array(repeating: 0, count: 10), count: 6)
    var (heads, tails) = (Array(repeating: 0, count: 1000), Array(repeating: 0, count: 1000))
    for _ in 1...100_000 {
      cell.draw(using: &generator)
      let code = cell.values
      for (place, digit) in code.enumerated() { digits[place][digit] += 1 }
      heads[code[0] * 100 + code[1] * 10 + code[2]] += 1
      tails[code[3] * 100 + code[4] * 10 + code[5]] += 1
    }
    // Each bound is passed by chance less than once in a hundred million runs.
    for place in digits { #expect(chiSquared(place) < 57) }
    let all = (0...9).map { digit in digits.map { $0[digit] }.reduce(0, +) }
    #expect(chiSquared(all) < 57)
    for part in [heads, tails] { #expect(chiSquared(part) < 1270) }
  }

  @Test("sign-in-2.1: a code has from four to ten digits, as the rules say", arguments: [3, 4, 6, 10, 11])
  func lengths(length: Int) throws {
    var rules = CodeRules()
    rules.length = length
    let cell = try CodeCell(length: rules.digits)
    var generator = SystemRandomNumberGenerator()
    cell.draw(using: &generator)
    #expect(cell.values.count == min(max(length, 4), 10))
    #expect(cell.values.allSatisfy { (0...9).contains($0) })
  }

  @Test("sign-in-2.1: only the very code matches", arguments: 0..<6)
  func matches(place: Int) throws {
    let code = try #require(OneTimeCode("042917"))
    let cell = try CodeCell(holding: code)
    #expect(cell.matches(code))
    var digits = Array("042917")
    digits[place] = "5"
    let other = try #require(OneTimeCode(String(digits)))
    #expect(!cell.matches(other))
  }

  @Test("a code with digits missing or too many does not match", arguments: ["0429", "04291", "0429170", "0429170000"])
  func otherLengths(digits: String) throws {
    let code = try #require(OneTimeCode("042917"))
    let other = try #require(OneTimeCode(digits))
    let cell = try CodeCell(holding: code)
    #expect(!cell.matches(other))
    #expect(cell.matches(code))
  }

  @Test(
    "sign-in-2.1: a wiped cell holds zero bytes alone and matches nothing", arguments: ["000000", "042917", "0000"])
  func wiped(digits: String) throws {
    let other = try #require(OneTimeCode(digits))
    let cell = try CodeCell(holding: try #require(OneTimeCode("042917")))
    cell.wipe()
    let zeros = try SecretBytes(capacity: 6)
    #expect(cell.digits.equals(zeros))
    #expect(!cell.matches(other))
  }

  @Test("numbers are hashed by HMAC-SHA-256 under the key")
  func keyedHash() throws {
    let key = try #require(NumberKey(Data(0..<32)))
    let number = try #require(PhoneNumber(e164: "+447700900123"))
    #expect(key.hash(of: number).hex == "2de0284fba52924981d6a7e0c3127ad43f1dc5e20395e15e094e739f49ea0723")
    #expect(NumberKey().hash(of: number) != NumberKey().hash(of: number))
  }

  private func chiSquared(_ counts: [Int]) -> Double {
    let expected = Double(counts.reduce(0, +)) / Double(counts.count)
    return counts.map { (Double($0) - expected) * (Double($0) - expected) / expected }.reduce(0, +)
  }
}

extension CodeCell {
  /// The digits as numbers.
  fileprivate var values: [Int] {
    digits.read { bytes in bytes.map { Int($0) - 48 } }
  }
}

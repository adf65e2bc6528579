import Foundation
import Screens

/// A code that came by text message: digits, zeros in front among them. Printed, in a collection or a mirror too, it is
/// its count.
public struct OneTimeCode: Hashable, Sendable {
  /// How many digits a code may have.
  public static let lengths = 4...10

  private let secret: Secret

  /// ASCII digits, one for each of the code.
  public var digits: String { secret.value }

  /// A code of these digits, of whatever script; nothing if there is anything else, or too few or too many.
  public init?(_ digits: String) {
    let plain = digits.compactMap(\.plainDigit)
    guard plain.count == digits.count, Self.lengths.contains(plain.count) else { return nil }
    secret = Secret(String(plain))
  }

  /// The code in a text message: its one run of exactly so many digits, blanks and dashes between them not counted.
  ///
  /// Nothing if there is none or more than one, unless they are the same code twice.
  public static func found(in message: String, length: Int) -> OneTimeCode? {
    let runs = Set(runs(in: message).filter { $0.count == length })
    return runs.count == 1 ? runs.first.flatMap(OneTimeCode.init) : nil
  }

  private static func runs(in message: String) -> [String] {
    var runs = [""]
    var joint = ""
    for character in message {
      if let digit = character.plainDigit {
        runs[runs.count - 1].append(digit)
        joint = ""
      } else if character.joinsDigits, joint.isEmpty {
        joint = String(character)
      } else if runs.last?.isEmpty == false {
        runs.append("")
        joint = ""
      }
    }
    return runs.filter { !$0.isEmpty }
  }
}

extension OneTimeCode: CustomStringConvertible, CustomReflectable {
  /// How many digits it has.
  public var description: String { "\(digits.count) digits" }

  /// No children, so that no dump reaches the digits.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Character {
  /// The ASCII digit of the same value, for a decimal digit of any script.
  var plainDigit: Character? {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1,
      scalar.properties.generalCategory == .decimalNumber, let value = scalar.properties.numericValue
    else { return nil }
    return Character("\(Int(value))")
  }

  /// A blank or a dash: they may stand between the digits of one code or number.
  var joinsDigits: Bool {
    isWhitespace && !isNewline || unicodeScalars.allSatisfy { $0.properties.generalCategory == .dashPunctuation }
  }
}

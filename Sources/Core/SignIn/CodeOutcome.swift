public import Foundation
public import Screens

/// What a code service answers, in no service's terms (sign-in.md 2).
public enum CodeOutcome: Hashable, Sendable {
  /// A code is on its way: so many seconds until another may be asked for, so many that it lives. `message` is the text
  /// itself, only where the program plays the telephone too, in the demo.
  case sent(wait: Int, life: Int, message: Secret? = nil)
  /// Asked too soon, in seconds.
  case tooSoon(wait: Int)
  /// No further code for this number now; the last one still works.
  case tooManySends
  case badNumber(BadNumber)
  /// Not accepted, with the tries that are left, if that is known.
  case wrongCode(left: Int? = nil)
  /// The code no longer works, whatever is typed.
  case needNewCode
  /// Sign-in begins anew.
  case restart
  /// The service cannot be reached; nothing is lost. `mayHaveSent` is whether it may have sent a code all the same, so
  /// that the wait for another one runs.
  case unavailable(mayHaveSent: Bool = false)
  case success
  /// The code was right, and a name is wanted.
  case needPersonalData

  /// What is wrong with a number.
  public enum BadNumber: String, Hashable, Sendable, CaseIterable, Codable {
    case short, long, country
    /// Of a kind that takes no texts, or that costs its caller: emergency, premium, toll-free.
    case kind
  }
}

extension CodeOutcome {
  /// One JSON object, as `Session.Event.reply` carries it: `{"outcome":"sent","wait":30,"life":600}`.
  public var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // A few texts and numbers: encoding them cannot fail.
    return (try? encoder.encode(Message(self))) ?? Data()
  }

  /// Reads what `data` wrote; what is none is no service.
  public init(_ data: Data) {
    self = (try? JSONDecoder().decode(Message.self, from: data))?.outcome ?? .unavailable()
  }

  private struct Message: Codable {
    enum Name: String, Codable {
      case sent, tooSoon, tooManySends, badNumber, wrongCode, needNewCode, restart, unavailable, success
      case needPersonalData
    }

    var name: Name
    var wait, life, left: Int?
    var message: String?
    var reason: BadNumber?
    var mayHaveSent: Bool?

    enum CodingKeys: String, CodingKey {
      case name = "outcome"
      case wait, life, left, message, reason, mayHaveSent
    }

    init(_ outcome: CodeOutcome) {
      switch outcome {
      case .sent(let wait, let life, let message):
        (name, self.wait, self.life, self.message) = (.sent, wait, life, message?.value)
      case .tooSoon(let wait): (name, self.wait) = (.tooSoon, wait)
      case .tooManySends: name = .tooManySends
      case .badNumber(let reason): (name, self.reason) = (.badNumber, reason)
      case .wrongCode(let left): (name, self.left) = (.wrongCode, left)
      case .needNewCode: name = .needNewCode
      case .restart: name = .restart
      case .unavailable(let mayHaveSent): (name, self.mayHaveSent) = (.unavailable, mayHaveSent)
      case .success: name = .success
      case .needPersonalData: name = .needPersonalData
      }
    }

    var outcome: CodeOutcome {
      switch name {
      case .sent: .sent(wait: wait ?? 0, life: life ?? 0, message: message.map(Secret.init))
      case .tooSoon: .tooSoon(wait: wait ?? 0)
      case .tooManySends: .tooManySends
      case .badNumber: .badNumber(reason ?? .kind)
      case .wrongCode: .wrongCode(left: left)
      case .needNewCode: .needNewCode
      case .restart: .restart
      case .unavailable: .unavailable(mayHaveSent: mayHaveSent ?? false)
      case .success: .success
      case .needPersonalData: .needPersonalData
      }
    }
  }
}

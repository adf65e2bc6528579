public import Screens

/// What sign-in asks of a code service (sign-in.md 2).
public enum CodeRequest: Hashable, Sendable {
  /// Send a code to this number; a sign-in begins.
  case start(PhoneNumber)
  /// Send another one.
  case resend
  /// Is this the code?
  case check(OneTimeCode)
  /// The name of the person who has just signed in.
  case name(Secret)

  /// The request that a screen posts.
  public func request(id: Request.ID) -> Request {
    switch self {
    case .start(let number): Request(id: id, kind: "code.start", fields: ["phone": .secret(Secret(number.e164))])
    case .resend: Request(id: id, kind: "code.resend")
    case .check(let code): Request(id: id, kind: "code.check", fields: ["code": .secret(Secret(code.digits))])
    case .name(let name): Request(id: id, kind: "code.name", fields: ["name": .secret(name)])
    }
  }

  /// Reads a request back; nothing if it is none of sign-in's.
  public init?(_ request: Request) {
    func secret(_ field: String) -> Secret? {
      if case .secret(let value) = request.fields[field] { value } else { nil }
    }
    switch request.kind {
    case "code.start":
      guard let number = secret("phone").flatMap({ PhoneNumber(e164: $0.value) }) else { return nil }
      self = .start(number)
    case "code.resend": self = .resend
    case "code.check":
      guard let code = secret("code").flatMap({ OneTimeCode($0.value) }) else { return nil }
      self = .check(code)
    case "code.name":
      guard let name = secret("name") else { return nil }
      self = .name(name)
    default: return nil
    }
  }
}

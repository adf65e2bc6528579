import CodeService
import Foundation
import SignIn
import Testing

/// A case of `scenario.txt`, which every code service must answer alike.
struct CodeScenario: Sendable {
  /// A service, and a telephone for the codes it sends.
  struct World: Sendable {
    var service: any CodeService
    /// A number that the service sends codes to.
    var number: PhoneNumber
    /// How long a code works.
    var life: Duration
    /// Waits for the code that was sent last, and reads it from the gateway.
    var code: @Sendable () async throws -> OneTimeCode
  }

  var name: String
  /// What is asked, and the outcome that is wanted.
  var steps: [(ask: String, want: String)] = []

  /// Whether the life of a code is waited for.
  var expires: Bool { steps.contains { $0.ask == "expire" } }

  /// All cases, in their order.
  static func all() throws -> [CodeScenario] {
    let path = URL(filePath: #filePath).deletingLastPathComponent().path + "/scenario.txt"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.reduce(into: []) { cases, line in
      guard line.hasPrefix(" ") else { return cases.append(CodeScenario(name: String(line))) }
      let parts = line.split(separator: ">").map { $0.trimmingCharacters(in: .whitespaces) }
      cases[cases.count - 1].steps.append((parts[0], parts.count > 1 ? parts[1] : ""))
    }
  }

  /// Plays the case; gives back the codes that were sent.
  func play(in world: World) async throws -> [OneTimeCode] {
    var codes: [OneTimeCode] = []
    for (ask, want) in steps {
      guard ask != "expire" else {
        // Time itself is what makes a code expire.
        try await Task.sleep(for: world.life)
        continue
      }
      let outcome = try await Self.outcome(of: ask, after: codes, in: world)
      #expect(outcome.word == want, "\(name): \(ask)")
      if case .sent = outcome { codes.append(try await world.code()) }
    }
    world.service.end()
    return codes
  }

  private static func outcome(of ask: String, after codes: [OneTimeCode], in world: World) async throws -> CodeOutcome {
    switch ask {
    case "start": await world.service.outcome(of: .start(world.number))
    case "resend": await world.service.outcome(of: .resend)
    case "check right": await world.service.outcome(of: .check(try #require(codes.last)))
    case "check old": await world.service.outcome(of: .check(try #require(codes.dropLast().last)))
    case "check wrong": await world.service.outcome(of: .check(try #require(neither(of: codes))))
    default: await typed(String(try #require(ask.split(separator: " ", maxSplits: 1).last)), in: world)
    }
  }

  /// Starts with a number as somebody types it, which may go no further.
  private static func typed(_ text: String, in world: World) async -> CodeOutcome {
    do throws(PhoneFault) {
      return await world.service.outcome(of: .start(try PhoneNumber(text, in: .unitedKingdom)))
    } catch {
      return .badNumber(error == .kind ? .kind : .short)
    }
  }

  private static func neither(of codes: [OneTimeCode]) -> OneTimeCode? {
    ["111111", "222222", "333333", "444444"].compactMap(OneTimeCode.init).first { !codes.contains($0) }
  }
}

extension CodeService {
  /// Asks, and waits for the one answer.
  func outcome(of request: CodeRequest) async -> CodeOutcome {
    await withCheckedContinuation { continuation in
      take(request) { continuation.resume(returning: $0) }
    }
  }
}

extension CodeOutcome {
  /// Its name alone, as `data` has it.
  var word: String {
    struct Name: Decodable {
      var outcome: String
    }
    return (try? JSONDecoder().decode(Name.self, from: data))?.outcome ?? ""
  }
}

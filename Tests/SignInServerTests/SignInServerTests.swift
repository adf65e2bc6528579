import CodeService
import SignIn
import Testing

/// The service against a django-allauth server, with codes from a real gateway.
@Suite(.enabled(if: Stage.lack == nil, Stage.lack.map { Comment(rawValue: $0) }), .timeLimit(.minutes(3)))
struct SignInServerTests {
  @Test("sign-in-3.1: the service of this process meets the scenario by the same gateway")
  func localScenario() async throws {
    let number = try #require(PhoneNumber(e164: "+15005550006"))
    let count = try await withThrowingTaskGroup { group in
      for scenario in try CodeScenario.all() {
        let life = Duration.seconds(scenario.expires ? 2 : 300)
        group.addTask {
          // A gateway sends about one message a second.
          let local = try await LocalService()
          let codes = try await scenario.play(
            in: .init(
              service: try local.service(life: life), number: number, life: life,
              code: { try await local.gateway.code(to: number) }))
          try await local.stop(searchingFor: codes)
          return codes.count
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(count == 12)
  }

  @Test(
    "sign-in-3.1: the scenario that every code service meets, for numbers with an account and for those that get one",
    arguments: [false, true])
  func scenario(opensAccounts: Bool) async throws {
    let cases = try CodeScenario.all()
    let numbers = try cases.indices.map { try #require(PhoneNumber(e164: "+1500555\(1000 + $0)")) }
    let known = opensAccounts ? [] : numbers
    let lasting = try await SignInServer(knows: known)
    let life = Duration.seconds(2)
    let brief = try await SignInServer(knows: known, life: life)
    let codes = try await withThrowingTaskGroup { group in
      for (scenario, number) in zip(cases, numbers) {
        let server = scenario.expires ? brief : lasting
        let world = CodeScenario.World(
          service: try server.service(opensAccounts: opensAccounts), number: number, life: life,
          code: { try await server.gateway.code(to: number) })
        group.addTask { try await scenario.play(in: world) }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(codes.count == 12)
    try await lasting.stop(searchingFor: codes)
    try await brief.stop(searchingFor: codes)
  }

  @Test("sign-in-2.2: a session lasts until its end; a number without an account gets a message and no code")
  func sessions() async throws {
    let known = try #require(PhoneNumber(e164: "+15005550006"))
    let unknown = try #require(PhoneNumber(e164: "+15005550007"))
    let server = try await SignInServer(knows: [known])
    let service = try server.service()
    #expect(await service.outcome(of: .start(known)) == .sent(wait: 30, life: 600))
    let code = try await server.gateway.code(to: known)
    #expect(await service.outcome(of: .check(code)) == .success)
    #expect(await service.outcome(of: .start(known)) == .success)
    service.end()

    #expect(await service.outcome(of: .start(unknown)) == .sent(wait: 30, life: 600))
    let text = try await server.gateway.text(to: unknown)
    #expect(text == "No account has this number.")
    #expect(await service.outcome(of: .check(code)) == .wrongCode())
    try await server.stop(searchingFor: [code])
  }

  @Test("sign-in-2.2: the server's limits and refusals are told as such, and none as a failure of the person")
  func limits() async throws {
    let number = try #require(PhoneNumber(e164: "+15005550006"))
    let refused = try #require(PhoneNumber(e164: "+15005550001"))
    let server = try await SignInServer(hasLimits: true)
    let (signUp, second, signIn) = try (
      server.service(opensAccounts: true), server.service(opensAccounts: true), server.service()
    )
    #expect(await signUp.outcome(of: .resend) == .needNewCode)
    #expect(await signUp.outcome(of: .start(refused)) == .badNumber(.kind))
    #expect(await signUp.outcome(of: .start(number)) == .sent(wait: 30, life: 600))
    #expect(await signUp.outcome(of: .resend) == .tooSoon(wait: 30))
    #expect(await second.outcome(of: .start(number)) == .unavailable(mayHaveSent: true))

    var outcomes: [CodeOutcome] = []
    for _ in 1...4 { outcomes.append(await signIn.outcome(of: .start(number))) }
    #expect(outcomes.last == .tooSoon(wait: 30))
    #expect(outcomes.first == .sent(wait: 30, life: 600))
    try await server.stop(searchingFor: [])
  }
}

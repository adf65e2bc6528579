import Keys
import Rehearsal
import Screens
import Sessions
import SignIn
import Testing
import Timeline

/// What each answer of a service leads to and how it is heard (sign-in.md 1.3 and 1.4), in every language.
@Suite struct SignInOutcomeTests {
  static let sent = CodeOutcome.sent(wait: 30, life: 600)

  /// An answer to a checked code, and the result that is heard of it.
  static let checks: [(CodeOutcome, [String: String])] = [
    (
      .wrongCode(left: 1),
      [
        "en": "Not accepted. 1 try left.", "fr": "Code refusé. Encore 1 essai.",
        "ru": "Код не принят. Осталась 1 попытка.",
      ]
    ),
    (
      .needNewCode,
      [
        "en": "New code needed. This one no longer works. F12 sends a new one.",
        "fr": "Code à demander. Celui-ci n’est plus valable. F12 en envoie un nouveau.",
        "ru": "Нужен новый код. Этот больше не действует. F12 отправит новый.",
      ]
    ),
    (
      .tooSoon(wait: 300),
      [
        "en": "Wait 5 minutes. Then you can try a code again.",
        "fr": "Dans 5 minutes. Vous pourrez alors essayer un code.",
        "ru": "Ждать 5 минут. Потом можно снова ввести код.",
      ]
    ),
    (
      .restart,
      [
        "en": "Start again. Sign-in begins anew.", "fr": "Recommencez. La connexion reprend du début.",
        "ru": "Начните заново. Вход начинается сначала.",
      ]
    ),
    (
      .unavailable(),
      [
        "en": "Not reachable. The service does not answer. Nothing is lost, Enter tries again.",
        "fr": "Injoignable. Le service ne répond pas. Rien n’est perdu, Entrée réessaie.",
        "ru": "Нет связи. Служба не отвечает. Ничего не потеряно, ввод — ещё раз.",
      ]
    ),
    (.success, ["en": "Signed in.", "fr": "Connexion faite.", "ru": "Вход выполнен."]),
    (.needPersonalData, ["en": "Code accepted.", "fr": "Code accepté.", "ru": "Код принят."]),
  ]

  @Test("sign-in-1.4: an answer to a code is heard as one result", arguments: checks, ["en", "fr", "ru"])
  func checked(check: (outcome: CodeOutcome, words: [String: String]), language: String) throws {
    var ear = try Phone(Self.sent, check.outcome).arrived(language)
    ear.happens(.paste("042917"))
    let results = ear.heard().filter { $0.contains(" result: ") }
    #expect(results == ["hear result: \(try #require(check.words[language]))"])
  }

  @Test(
    "sign-in-1.4: an answer to another code is heard as one result, and the wait is that of the service",
    arguments: [
      (.sent(wait: 60, life: 600), "New code sent.", 60), (.tooSoon(wait: 20), "Wait 20 seconds.", 20),
      (.tooManySends, "No more codes.", nil), (.unavailable(mayHaveSent: true), "Not reachable.", 30),
      (.unavailable(), "Not reachable.", 0), (.needNewCode, "New code needed.", 0),
    ] as [(CodeOutcome, String, Int?)])
  func resent(outcome: CodeOutcome, head: String, wait: Int?) throws {
    var ear = try Phone(Self.sent, outcome).arrived()
    ear.runOut(for: .seconds(31))
    _ = ear.heard()
    ear.press(.function(12))
    let results = ear.heard().filter { $0.contains(" result: ") }
    #expect(results.count == 1 && results[0].hasPrefix("hear result: \(head)"))
    ear.press(.tab)
    let again = try #require(ear.heard().last)
    switch wait {
    case nil: #expect(again.contains("No further code"))
    case 0?: #expect(again.hasPrefix("hear: Send again"))
    case let wait?: #expect(again.contains("seconds, then you can send again") && !again.contains("hear: \(wait + 1) "))
    }
  }

  @Test("sign-in-1.4: a code that no longer works makes send again begin anew for the same number")
  func startsAnew() throws {
    let phone = Phone(Self.sent, .needNewCode, Self.sent)
    var ear = try phone.arrived()
    ear.happens(.paste("042917"))
    ear.runOut(for: .seconds(31))
    ear.press(.function(12))
    _ = ear.heard()
    #expect(phone.service.requests.last == phone.service.requests.first)
  }

  @Test("sign-in-1.4: a dead code opens the way to a new one even after the last send, and its life is told no more")
  func deadCodeAfterLastSend() throws {
    let phone = Phone(Self.sent, .tooManySends, .needNewCode, Self.sent)
    var ear = try phone.arrived()
    ear.runOut(for: .seconds(31))
    ear.press(.function(12))
    ear.happens(.paste("042917"))
    _ = ear.heard()
    ear.press(.function(2))
    #expect(ear.heard().allSatisfy { !$0.contains("It works for") })
    ear.press(.function(12))
    #expect(ear.heard().contains { $0.hasPrefix("hear result: New code sent.") })
  }

  @Test("sign-in-2.2: where no answer came a code may be on its way, so the next one has to wait")
  func mayHaveSent() throws {
    let phone = Phone(.unavailable(mayHaveSent: true), Self.sent)
    var ear = try phone.ear()
    ear.type(Phone.number)
    ear.press(.enter, .enter)
    _ = ear.heard()
    ear.press(.enter)
    #expect(ear.heard()[0].hasPrefix("hear result: Wait "))
    #expect(phone.service.requests.count == 1)
    ear.runOut(for: .seconds(31))
    ear.press(.enter)
    #expect(ear.heard().contains("hear result: Code sent."))
  }

  @Test("sign-in-1.4: where the service cannot be reached the digits stay, and the next one is one too many")
  func keepsDigits() throws {
    var ear = try Phone(.sent(wait: 300, life: 600), .unavailable()).arrived()
    ear.happens(.paste("042917"))
    ear.press(.character("1"), .control("L"))
    #expect(ear.heard().suffix(2) == ["hear echo: full", "hear: 6 digits"])
  }

  @Test("sign-in-1.2: what an answer says is heard once each time, and no character after it repeats it")
  func resendRefusedOnce() throws {
    var ear = try Phone(Self.sent, .tooManySends).arrived()
    ear.runOut(for: .seconds(31))
    _ = ear.heard()
    ear.press(.function(12), .character("1"), .function(12))
    #expect(
      ear.heard() == [
        "hear result: No more codes. No further code for this number now. The last one still works.",
        "hear echo: digit",
        "hear result: No more codes. No further code for this number now. The last one still works.",
        "hear progress: 1 of 6",
      ])
  }

  @Test(
    "sign-in-1.1: a number that the service refuses is told with its reason, and the field has the focus",
    arguments: [
      (CodeOutcome.BadNumber.short, "It is too short."), (.long, "It is too long."), (.country, "No country has this"),
      (.kind, "No text is sent to"),
    ])
  func badNumber(reason: CodeOutcome.BadNumber, words: String) throws {
    var ear = try Phone(.badNumber(reason)).ear()
    ear.type(Phone.number)
    ear.press(.enter)
    _ = ear.heard()
    ear.press(.enter)
    let heard = ear.heard()
    #expect(heard[0].hasPrefix("hear result: Number refused. \(words)"))
    #expect(heard[1].hasPrefix("hear: Phone number, 11 digits, text field"))
  }

  @Test("sign-in-1.1: a number that is none is refused without a request, and stays to be mended")
  func refusedHere() throws {
    let phone = Phone(Self.sent)
    var ear = try phone.ear()
    _ = ear.heard()
    ear.press(.enter)
    ear.type("12")
    ear.press(.character("x"), .enter, .control("L"))
    #expect(
      ear.heard() == [
        "hear result: Number missing. Your phone number, digits and plus, Enter goes on.", "hear echo: digit",
        "hear echo: digit", "hear echo: character, not taken", "hear result: Number refused. It is too short.",
        "hear: 2 digits",
      ])
    #expect(phone.service.requests.isEmpty)
  }

  @Test("sign-in-1.1: a good number from elsewhere is sent at once, and a bad one is the first result")
  func given() throws {
    let good = Result { () throws(PhoneFault) in try PhoneNumber(Phone.number, in: .unitedKingdom) }
    var ear = try Phone(Self.sent).ear(given: good)
    let heard = ear.heard().filter { !$0.hasPrefix("lost") }
    #expect(heard.prefix(2) == ["hear result: Code sent.", "hear: \(CodeScreenTests.title)"])
    let bad = Result { () throws(PhoneFault) in try PhoneNumber("112", in: .unitedKingdom) }
    var other = try Phone(Self.sent).ear(given: bad)
    #expect(other.heard().first == "hear result: Number refused. No text is sent to a number of this kind.")
  }

  @Test("sign-in-1.2: a new person gives a name, an empty one is refused, and then they are in")
  func name() throws {
    let phone = Phone(Self.sent, .needPersonalData, .success)
    var ear = try phone.arrived()
    ear.happens(.paste("042917"))
    #expect(
      ear.heard().suffix(3) == [
        "hear result: Code accepted.", "hear: Your name. It is wanted once, Enter sends it.",
        "hear: Name, empty, text field",
      ])
    ear.press(.enter)
    ear.type("Zoe")
    ear.press(.enter)
    #expect(
      ear.heard() == [
        "hear result: Name missing. It is wanted once, Enter sends it.", "hear echo: character",
        "hear echo: character", "hear echo: character", "hear result: Signed in.", "hear: Welcome.",
      ])
    #expect(phone.service.requests.last == .name(Secret("Zoe")))
  }

  @Test("sign-in-1.2: what comes back after the person has left is dropped")
  func late() throws {
    let phone = Phone(Self.sent)
    var ear = try phone.arrived()
    phone.service.holdBack()
    ear.happens(.paste("042917"))
    ear.wait(.seconds(3))
    ear.press(.escape)
    _ = ear.heard()
    ear.answer(.success)
    #expect(ear.heard().isEmpty)
  }

  @Test("sign-in given up ends with 1, signed in with 0")
  func exitCodes() throws {
    var gone = try Phone(Self.sent).ear()
    gone.press(.control("\\"))
    gone.runOut()
    #expect(gone.exitCode?.rawValue == 1)
    var signedIn = try Phone(Self.sent, .success).ear()
    signedIn.type(Phone.number)
    signedIn.press(.enter, .enter)
    signedIn.happens(.paste("042917"))
    signedIn.runOut()
    #expect(signedIn.exitCode?.rawValue == 0)
  }

  @Test(
    "sign-in-1.4: a code that cannot work any more is not sent again, a new sign-in begins at once",
    arguments: [CodeOutcome.sent(wait: 30, life: 600), .sent(wait: 30, life: 40)])
  func spent(_ sent: CodeOutcome) throws {
    let phone = Phone(sent, .wrongCode(left: 0), sent)
    var ear = try phone.arrived()
    if sent == Self.sent { ear.type("042917") }
    ear.runOut(for: .seconds(41))
    ear.press(.function(12))
    #expect(phone.service.requests.last == phone.service.requests.first)
    #expect(phone.service.requests.count == (sent == Self.sent ? 3 : 2))
  }
}

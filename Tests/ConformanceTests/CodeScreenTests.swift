import Keys
import Rehearsal
import Screens
import Sessions
import SignIn
import Testing
import Timeline

/// The code screen as it is heard: arrival, typing, waiting, sending again (sign-in.md 1.2, 5 and 6).
@Suite struct CodeScreenTests {
  static let title =
    "Code from the text message. 6 digits, the last one sends them. It went to the number ending 1 2 3. "
    + "It works for 10 minutes. 30 seconds, then you can send again."
  static let sent = CodeOutcome.sent(wait: 30, life: 600)

  @Test(
    "sign-in-1, sign-in-5.4: the number is read back, then the code is sent, and the code screen tells all there is to know"
  )
  func arrival() throws {
    var ear = try Phone(Self.sent).ear()
    #expect(
      ear.heard() == [
        "hear: Sign in by text message. Your phone number, digits and plus, Enter goes on.",
        "hear: Phone number, empty, text field",
      ])
    ear.type(Phone.number)
    #expect(ear.heard() == Array(repeating: "hear echo: digit", count: 11))
    ear.press(.enter)
    #expect(ear.heard() == ["hear: Send the code, 12 digits, button"])
    #expect(ear.captions.last == "Send the code, +447700900123, button")
    ear.press(.control("L"), .enter)
    #expect(
      ear.heard() == [
        "hear: 12 digits", "hear result: Code sent.", "hear: \(Self.title)", "hear: Code, empty, text field",
      ])
  }

  @Test("sign-in-5.3: the wait is heard at its marks, on demand and when it is refused, then a new code can be sent")
  func marks() throws {
    var ear = try Phone(Self.sent, .sent(wait: 60, life: 600)).arrived()
    ear.wait(.seconds(1))
    ear.press(.tab)
    let line = ear.heard()
    #expect(line.count == 1 && line[0].hasSuffix(" seconds, then you can send again"))
    ear.press(.enter)
    #expect(ear.heard().first?.hasPrefix("hear result: Wait ") == true)
    ear.runOut(for: .seconds(31))
    #expect(
      ear.heard() == [
        "hear progress: 10 seconds, then you can send again", "hear notice: You can send again now, with F12.",
      ])
    ear.press(.function(12))
    #expect(
      ear.heard() == [
        "hear result: New code sent. Only the newest works. A text may take a minute. "
          + "60 seconds, then you can send again."
      ])
    ear.runOut(for: .seconds(61))
    #expect(
      ear.heard() == [
        "hear progress: 30 seconds, then you can send again", "hear progress: 10 seconds, then you can send again",
        "hear notice: You can send again now, with F12.",
      ])
  }

  @Test("sign-in-19: the button takes the place of the countdown under the focus, without a word of its own")
  func buttonInPlace() throws {
    var ear = try Phone(Self.sent).arrived()
    ear.press(.tab)
    ear.runOut(for: .seconds(31))
    _ = ear.heard()
    ear.press(.function(2))
    #expect(
      ear.heard() == [
        "hear: Code from the text message. You can send again now, with F12. It works for 9 minutes. "
          + "Send again, button"
      ])
  }

  @Test(
    "sign-in-35, sign-in-1.2: the last digit sends the code, a refusal leaves it there, and the next digit begins a new one"
  )
  func lastDigit() throws {
    let phone = Phone(.sent(wait: 300, life: 600), .wrongCode(), .success)
    var ear = try phone.arrived()
    ear.type("042916")
    #expect(
      ear.heard() == Array(repeating: "hear echo: digit", count: 5) + [
        "hear echo: digit, 6 of 6, checking", "hear result: Not accepted. Check it, or ask for a new one.",
      ])
    ear.press(.control("L"))
    #expect(ear.heard() == ["hear: 6 digits"])
    #expect(ear.captions.last == "042916")
    ear.type("042917")
    #expect(
      ear.heard().suffix(3) == [
        "hear echo: digit, 6 of 6, checking", "hear result: Signed in.", "hear: Welcome.",
      ])
    #expect(phone.service.requests.count == 3)
  }

  @Test("sign-in-1.2: leaving the screen stops its timers, and the entry begins anew")
  func leaving() throws {
    var ear = try Phone(.sent(wait: 60, life: 600)).arrived()
    ear.wait(.seconds(2))
    ear.press(.escape)
    #expect(ear.heard() == ["hear: Sign in by text message.", "hear: Phone number, empty, text field"])
    ear.runOut()
    #expect(ear.heard().isEmpty)
    #expect(ear.isSilentForever)
  }

  @Test("sign-in-1.2: coming back to a code that is on its way sends no other one, and the wait has gone on")
  func comingBack() throws {
    let phone = Phone(.sent(wait: 60, life: 600))
    var ear = try phone.arrived()
    ear.wait(.seconds(2))
    ear.press(.escape)
    ear.type(Phone.number)
    ear.press(.enter)
    _ = ear.heard()
    ear.press(.enter)
    let back = ear.heard()
    #expect(back[0].hasPrefix("hear: Code from the text message.") && back.last == "hear: Code, empty, text field")
    #expect(back[0].hasSuffix(" 35 seconds, then you can send again."))
    #expect(phone.service.requests.count == 1)
  }

  @Test("sign-in-1.2: after a new code and Escape the way back is to that code, with what is left of its wait")
  func comingBackToNewCode() throws {
    let phone = Phone(Self.sent, .sent(wait: 60, life: 600))
    var ear = try phone.arrived()
    ear.runOut(for: .seconds(31))
    ear.press(.function(12))
    ear.wait(.seconds(20))
    ear.press(.escape)
    ear.type(Phone.number)
    ear.press(.enter, .enter)
    let heard = ear.heard()
    #expect(phone.service.requests.count == 2)
    #expect(
      heard.contains { $0.hasPrefix("hear: Code from the text message.") && !$0.contains("You can send again now") })
  }

  @Test("sign-in-13: what is repeated has the wait that is left then")
  func repeatsFreshWait() throws {
    var ear = try Phone(Self.sent).arrived()
    ear.wait(.seconds(3))
    ear.press(.function(12))
    let first = ear.heard()
    ear.wait(.seconds(2))
    ear.press(.function(5))
    let again = ear.heard().filter { $0.contains("result: Wait") }
    #expect(again.count == 1 && again != first.filter { $0.contains("result: Wait") })
  }

  @Test("sign-in-1.2: a code that has come to its end lives no longer, and send again begins anew")
  func lifeEnds() throws {
    let phone = Phone(.sent(wait: 30, life: 90))
    var ear = try phone.arrived()
    ear.runOut(for: .seconds(120))
    _ = ear.heard()
    ear.press(.function(2))
    #expect(ear.heard().allSatisfy { !$0.contains("It works for") })
    ear.press(.function(12))
    #expect(phone.service.requests.last == phone.service.requests.first)
  }

  @Test("sign-in-1.4: after the last try there is a way out, and the list of actions calls it by its name")
  func lastTry() throws {
    var ear = try Phone(.sent(wait: 30, life: 600), .wrongCode(left: 0)).arrived()
    ear.runOut(for: .seconds(31))
    ear.happens(.paste("042917"))
    ear.press(.control("O"))
    let heard = ear.heard()
    #expect(heard.contains("hear result: Not accepted. This one no longer works. F12 sends a new one."))
    #expect(heard.last == "hear: Send again, button, 1 of 8")
  }

  @Test("announcements-45: in a field key help says what a key does there")
  func keyHelpInField() throws {
    var ear = try Phone(Self.sent).ear()
    _ = ear.heard()
    ear.press(.function(1), .backspace, .home)
    #expect(
      ear.heard().suffix(2).allSatisfy { !$0.contains("go back") && !$0.contains("first item") || $0.contains("Home") })
  }

  @Test("sign-in-1.2: a wait of nothing is none: another code may be asked for at once")
  func noWait() throws {
    var ear = try Phone(.sent(wait: 0, life: 600)).arrived()
    ear.press(.tab)
    #expect(ear.heard() == ["hear: Send again, button"])
  }

  @Test("sign-in-1.2: a list of actions that lies over the screen does not swallow what the answer leads to")
  func listOverScreen() throws {
    let phone = Phone(Self.sent, .success)
    var ear = try phone.ear("en", [:], SignInSettings(), next: NextScreen())
    ear.type(Phone.number)
    ear.press(.enter)
    phone.service.holdBack()
    ear.press(.enter, .control("O"))
    _ = ear.heard()
    ear.answer(Self.sent)
    ear.happens(.paste("042917"))
    ear.answer(.success)
    #expect(ear.heard().suffix(2) == ["hear result: Signed in.", "hear: Welcome."])
  }

  @Test("announcements-45: in key help nothing runs, a paste neither, and a secret key is not named")
  func keyHelp() throws {
    let phone = Phone(.sent(wait: 300, life: 600))
    var ear = try phone.arrived()
    ear.press(.function(1))
    ear.happens(.paste("042917"))
    ear.press(.character("7"), .escape, .control("L"))
    let heard = ear.heard()
    #expect(heard.contains("hear: digit, It would be typed."))
    #expect(heard.last == "hear: empty")
    #expect(phone.service.requests.count == 1)
    #expect(!ear.record.map(\.json).joined().contains("\"7\""))
  }

  @Test("sign-in-5: six digits and more keys at once are one request, and nothing is said after signing in")
  func oneRequest() throws {
    let phone = Phone(Self.sent)
    var ear = try phone.arrived()
    phone.service.holdBack()
    for key in "123456" { ear.hastily(.character(key)) }
    ear.hastily(.enter)
    ear.hastily(.character("6"))
    #expect(phone.service.requests.count == 2)
    ear.answer(.success)
    ear.answer(.wrongCode())
    let heard = ear.heard()
    #expect(heard.count { $0.contains("checking") } == 1)
    #expect(heard.suffix(2) == ["hear result: Signed in.", "hear: Welcome."])
  }

  @Test("sign-in-25: while a code is being checked keys change nothing and are told so, once in three seconds")
  func checking() throws {
    let phone = Phone(.sent(wait: 300, life: 600))
    var ear = try phone.arrived()
    phone.service.holdBack()
    ear.type("123456")
    _ = ear.heard()
    ear.wait(.seconds(4))
    ear.press(.character("7"), .character("8"))
    #expect(ear.heard() == ["hear echo: checking"])
    ear.runOut(for: .seconds(11))
    #expect(ear.heard() == ["hear progress: checking"])
    ear.answer(.wrongCode(left: 4))
    ear.press(.control("L"))
    #expect(ear.heard() == ["hear result: Not accepted. 4 tries left.", "hear: 6 digits"])
  }

  @Test("sign-in-9, sign-in-31: the count follows when typing pauses, and a deletion has a word that typing never has")
  func counts() throws {
    var ear = try Phone(Self.sent).arrived()
    ear.press(.character("1"))
    ear.runOut(for: .seconds(2))
    ear.press(.character("2"))
    ear.runOut(for: .seconds(2))
    ear.press(.backspace)
    #expect(
      ear.heard() == [
        "hear echo: digit", "hear progress: 1 of 6", "hear echo: digit", "hear progress: 2 of 6",
        "hear echo: digit deleted, 1 of 6",
      ])
    #expect(ear.captions.last == "2 deleted, 1 of 6")
  }

  @Test("setting code-count: few tells the first, half and the last alone")
  func fewCounts() throws {
    var settings = SignInSettings()
    settings.countsEachDigit = false
    var ear = try Phone(Self.sent).arrived("en", [:], settings)
    for digit in "1234" {
      ear.press(.character(digit))
      ear.runOut(for: .seconds(2))
    }
    #expect(ear.heard().filter { $0.contains(" of 6") } == ["hear progress: 1 of 6", "hear progress: 3 of 6"])
  }

  @Test("sign-in-7, sign-in-27: with code-send enter only Enter sends, and a digit too many is full and moves nothing")
  func enterSends() throws {
    var settings = SignInSettings()
    settings.sendsFullCode = false
    let phone = Phone(Self.sent, .success)
    var ear = try phone.ear("en", [:], settings)
    ear.type(Phone.number)
    ear.press(.enter, .enter)
    #expect(ear.heard().contains { $0.contains("6 digits, then Enter sends them.") })
    ear.type("1234567")
    #expect(ear.heard().suffix(2) == ["hear echo: digit", "hear echo: full"])
    #expect(phone.service.requests.count == 1)
    ear.press(.enter)
    #expect(ear.heard().first == "hear result: Signed in.")
  }

  @Test("sign-in-1.2: Enter on a code that is not whole says how much is there, and asks for nothing")
  func incomplete() throws {
    let phone = Phone(Self.sent)
    var ear = try phone.arrived()
    ear.press(.enter)
    ear.type("12345")
    ear.press(.enter)
    #expect(
      ear.heard().filter { $0.contains("result") } == [
        "hear result: Code missing. It has 6 digits.", "hear result: Not complete. 5 of 6 digits.",
      ])
    #expect(phone.service.requests.count == 1)
  }

  @Test(
    "sign-in-29: a pasted code fills the field and is announced once",
    arguments: ["042 917", "042-917", "G-042917", "042917 is your Earshot code\n@host.example #042917", "٠٤٢٩١٧"])
  func pasted(text: String) throws {
    let phone = Phone(Self.sent, .success)
    var ear = try phone.arrived()
    ear.happens(.paste(text))
    #expect(ear.heard().prefix(2) == ["hear echo: 6 digits pasted, checking", "hear result: Signed in."])
    #expect(phone.service.requests.last == OneTimeCode("042917").map { .check($0) })
  }

  @Test("sign-in-29: a paste without just such a code is refused in words, and changes nothing")
  func pasteRefused() throws {
    var ear = try Phone(Self.sent).arrived()
    ear.happens(.paste("0429170"))
    ear.press(.control("L"))
    #expect(ear.heard() == ["hear echo: no code of 6 digits in it", "hear: empty"])
  }

  @Test("sign-in-1.2: other characters are refused aloud, a space or a dash by a tone; digits of any script are digits")
  func otherCharacters() throws {
    var ear = try Phone(Self.sent).arrived()
    ear.press(.character("x"), .character("٤"), .character("４"), .space, .character("-"), .control("L"))
    #expect(
      ear.heard() == [
        "hear echo: character, not taken", "hear echo: digit", "hear echo: digit", "hear: 2 digits",
      ])
    #expect(ear.record.count { $0.event == .tone("edge") } == 3)
    #expect(ear.captions.suffix(4) == ["x, not taken", "4", "4", "44"])
  }

  @Test("sign-in-23: each refusal is said, the same words again too, and a correction says nothing of it")
  func refusedTwice() throws {
    var ear = try Phone(.sent(wait: 300, life: 600), .wrongCode()).arrived()
    ear.type("111111")
    ear.type("111111")
    ear.press(.backspace)
    #expect(
      ear.heard().filter { !$0.contains("echo: digit") || $0.contains("deleted") } == [
        "hear result: Not accepted. Check it, or ask for a new one.",
        "hear result: Not accepted. Again. Check it, or ask for a new one.", "hear echo: digit deleted, 5 of 6",
      ])
  }

  @Test("sign-in-1.2: the end of the code's life is told a minute before, with the way to a new one")
  func life() throws {
    var ear = try Phone(.sent(wait: 30, life: 120)).arrived()
    ear.runOut(for: .seconds(100))
    #expect(
      ear.heard().filter { $0.contains("result") } == [
        "hear result: Code ends soon. It works 60 seconds more, F12 sends a new one."
      ])
  }

  @Test("sign-in-2.1: in the demo the program plays the telephone, and the message can be read again")
  func demo() throws {
    let message = Secret("042917 is your Earshot code.")
    var ear = try Phone(.sent(wait: 300, life: 600, message: message)).ear()
    ear.type(Phone.number)
    ear.press(.enter, .enter)
    #expect(ear.heard().last == "hear notice: Message received. 042917 is your Earshot code.")
    ear.press(.tab, .tab)
    #expect(ear.heard().last == "hear: Message: 042917 is your Earshot code. text")
  }
}

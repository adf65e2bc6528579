import Keys
import Rehearsal
import Screens
import Sessions
import SignIn
import Testing
import Timeline

/// What is secret, told and untold (sign-in.md 4.2).
@Suite struct SecretTests {
  @Test(
    "sign-in-11: in public no digit of the code reaches voice or screen, and each key is answered by mask and count")
  func inPublic() throws {
    var ear = try Phone(.sent(wait: 300, life: 600), .wrongCode()).ear("en", ["code-echo": "mask"])
    ear.type(Phone.number)
    ear.press(.enter)
    #expect(ear.heard().last == "hear: Send the code, 12 digits, with headphones only, button")
    ear.press(.enter)
    #expect(!ear.heard().contains { $0.contains("1 2 3") })
    ear.press(.character("4"), .character("8"), .backspace, .left, .control("L"))
    #expect(
      ear.heard() == [
        "hear echo: star, 1", "hear echo: star, 2", "hear echo: star deleted, 1 left", "hear echo: star",
        "hear: 1 digit, with headphones only",
      ])
    ear.type("82917")
    ear.press(.function(2), .control("C"))
    _ = ear.heard()
    for caption in ear.captions.dropFirst(4) {
      #expect(!["482917", "4 8", "48", "917", "123"].contains { caption.contains($0) }, "\(caption)")
    }
  }

  @Test("Enter on a code that was refused repeats the refusal and costs no try; another digit makes it a new code")
  func refusedAgain() throws {
    let phone = Phone(.sent(wait: 300, life: 600), .wrongCode(left: 4), .success)
    var ear = try phone.arrived()
    ear.type("042916")
    ear.press(.enter, .enter)
    #expect(ear.heard().suffix(3) == Array(repeating: "hear result: Not accepted. 4 tries left.", count: 3)[...])
    let requests = phone.service.requests.count
    ear.type("042917")
    #expect(ear.heard().contains("hear result: Signed in."))
    #expect(phone.service.requests.count == requests + 1)
  }

  @Test("sign-in-4.2: with a tone each key of a secret is a tone too")
  func tones() throws {
    var ear = try Phone(.sent(wait: 300, life: 600)).arrived("en", ["code-echo": "tone"])
    let before = ear.record.count
    ear.press(.character("4"))
    #expect(ear.record.dropFirst(before).contains { $0.event == .tone("typed") })
  }

  @Test("sign-in-36, announcements-N8: random codes are typed everywhere, and none stands in a record")
  func records() throws {
    for code in ["042917", "739164", "581203"] {
      var ear = try Phone(.sent(wait: 300, life: 600), .wrongCode(), .unavailable(), .needPersonalData, .success)
        .arrived()
      ear.type(code)
      ear.press(.control("L"), .function(5), .function(5), .function(2), .left, .backspace, .enter, .home, .delete)
      ear.happens(.paste("Your code is \(code)."))
      ear.press(.enter)
      ear.type("Wilhelmina")
      ear.press(.control("L"), .control("W"))
      ear.happens(.paste("Wilhelmina"))
      ear.press(.enter)
      ear.runOut()
      let record = ear.record.map(\.json).joined(separator: "\n")
      for secret in [code, code.map(String.init).joined(separator: " "), Phone.number, "447700", "7700", "Wilhelmina"] {
        #expect(!record.contains(secret), "\(secret)")
      }
    }
  }

  @Test("sign-in-4.2: a code that is typed past its field stands in no record either")
  func pastTheField() throws {
    var ear = try Phone(.sent(wait: 300, life: 600)).arrived()
    ear.press(.tab)
    ear.type("042917")
    let keys = ear.record.compactMap { line in
      if case .key(let name, _) = line.event { name } else { nil }
    }
    #expect(keys.suffix(7) == ["Tab"] + Array(repeating: "digit", count: 6))
  }

  @Test("sign-in-4.2: the words of a secret stand in no description of a session's requests")
  func requests() throws {
    var ear = try Phone(.sent(wait: 300, life: 600)).arrived()
    ear.type("042917")
    var dumped = ""
    dump(ear.effects, to: &dumped)
    #expect(!dumped.contains("042917") && !dumped.contains("7700"))
    #expect(!"\(ear.effects)".contains("042917"))
  }
}

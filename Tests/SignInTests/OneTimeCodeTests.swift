import Screens
import SignIn
import Testing

@Suite struct OneTimeCodeTests {
  @Test(
    "sign-in-29: a code is found in whatever was pasted",
    arguments: [
      "042917", "042 917", "042-917", "G-042917", "042917 is your Earshot code", "Your code is 042917.",
      "Code: 042917\n@host.example #042917", "٠٤٢٩١٧", "０４２９１７", "Use 042917. It works for 10 minutes.",
    ])
  func found(in message: String) {
    #expect(OneTimeCode.found(in: message, length: 6)?.digits == "042917")
  }

  @Test(
    "a text with no run of just so many digits, or with two different ones, holds no code",
    arguments: ["", "04291", "0429170", "code", "042917 or 123456", "042.917"])
  func notFound(in message: String) {
    #expect(OneTimeCode.found(in: message, length: 6) == nil)
  }

  @Test("a code prints as its count, in collections and mirrors too")
  func masked() throws {
    let code = try #require(OneTimeCode("042917"))
    var dumped = ""
    dump(CodeRequest.check(code).request(id: 1), to: &dumped)
    for text in ["\(code)", "\([code])", String(reflecting: code), dumped, "\(CodeRequest.check(code))"] {
      #expect(!text.contains("042917"))
    }
  }

  @Test(
    "an outcome survives the way through its data",
    arguments: [
      .sent(wait: 30, life: 600), .sent(wait: 30, life: 600, message: Secret("042917 is your code")),
      .tooSoon(wait: 12), .tooManySends, .badNumber(.long), .wrongCode(), .wrongCode(left: 2), .needNewCode, .restart,
      .unavailable(), .unavailable(mayHaveSent: true), .success, .needPersonalData,
    ] as [CodeOutcome])
  func roundTrip(outcome: CodeOutcome) {
    #expect(CodeOutcome(outcome.data) == outcome)
  }

  @Test("a request of sign-in survives the way through the session")
  func requests() throws {
    let number = try PhoneNumber("07700 900123", in: .unitedKingdom)
    let code = try #require(OneTimeCode("042917"))
    for request in [CodeRequest.start(number), .resend, .check(code), .name(Secret("Ada"))] {
      #expect(CodeRequest(request.request(id: 3)) == request)
    }
  }
}

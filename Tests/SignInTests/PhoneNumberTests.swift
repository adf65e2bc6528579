import SignIn
import Testing

@Suite struct PhoneNumberTests {
  @Test(
    "sign-in-4.3: a number is brought into the form of E.164, however it is typed",
    arguments: [
      ("07700 900123", "GB", "+447700900123"), ("+44 (0)7700 900123", "GB", "+447700900123"),
      ("0044 7700-900-123", "GB", "+447700900123"), ("７７００９００１２３", "GB", "+447700900123"),
      ("٠٧٧٠٠٩٠٠١٢٣", "GB", "+447700900123"), ("06 12 34 56 78", "FR", "+33612345678"),
      ("8 912 345-67-89", "RU", "+79123456789"), ("+1 202.555.0143", "GB", "+12025550143"),
    ])
  func normalises(typed: String, country: String, wanted: String) throws {
    #expect(try PhoneNumber(typed, in: #require(Country.all[country])).e164 == wanted)
  }

  @Test(
    "sign-in-4.3: what is no number to send a code to is refused with its reason",
    arguments: [
      ("", .empty), ("  ", .empty), ("1-800-FLOWERS", .character("F")), ("07700 900x23", .character("x")),
      ("+00 44 7700", .country), ("+0447700900123", .country), ("112", .kind), ("999", .kind), ("0770", .short),
      ("+44 7700 900", .short), ("+44 7700 900123 45", .long), ("+1234567890123456", .long), ("0900 123 4567", .kind),
      ("07700+900123", .character("+")),
    ] as [(String, PhoneFault)])
  func refuses(typed: String, fault: PhoneFault) {
    #expect(throws: fault) { try PhoneNumber(typed, in: .unitedKingdom) }
  }

  @Test("a number prints as its count and its end, in collections and mirrors too")
  func masked() throws {
    let number = try PhoneNumber("07700 900123", in: .unitedKingdom)
    var dumped = ""
    dump([number], to: &dumped)
    #expect("\(number)" == "12 digits ending 123")
    for text in ["\([number: number])", String(reflecting: number), dumped] {
      #expect(!text.contains("7700"))
    }
  }
}

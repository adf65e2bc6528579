import Testing

@testable import CodeService

@Suite struct HTTPAddressTests {
  @Test(
    "sign-in-2.2: an address is https anywhere, or http on this machine, with a port and a path if it has one",
    arguments: [
      ("https://codes.example", "https://codes.example/"),
      ("HTTPS://codes.example:8443/shop/", "https://codes.example:8443/shop/"),
      ("http://127.0.0.1:8000", "http://127.0.0.1:8000/"),
      ("http://localhost/", "http://localhost/"),
      ("http://[::1]:8000//a//b", "http://[::1]:8000/a/b/"),
    ])
  func reads(_ text: String, _ base: String) throws {
    #expect(try HTTPAddress(text).base == base)
  }

  @Test(
    "sign-in-2.2: what would send codes in clear, or is no address, is refused with what would do",
    arguments: [
      ("http://codes.example", HTTPCodeServiceError.clear("http://codes.example")),
      ("http://127.0.0.1.example", .clear("http://127.0.0.1.example")),
      ("http://192.168.0.2", .clear("http://192.168.0.2")),
      ("ftp://codes.example", .address("ftp://codes.example")),
      ("codes.example", .address("codes.example")),
      ("https://", .address("https://")),
      ("https:///path", .address("https:///path")),
      ("https://codes.example\\@other.example", .address("https://codes.example\\@other.example")),
      ("https://a b", .address("https://a b")),
      ("https://codes.example?next=1", .surplus(host: "codes.example")),
      ("https://codes.example/#top", .surplus(host: "codes.example")),
    ])
  func refuses(_ text: String, _ error: HTTPCodeServiceError) {
    #expect(throws: error) { try HTTPAddress(text) }
    #expect(error.description.count < 140)
  }

  @Test("sign-in-4.2: a password in an address is refused, and not told")
  func tellsNoPassword() {
    let error = #expect(throws: HTTPCodeServiceError.surplus(host: "codes.example")) {
      try HTTPAddress("https://ada:hunter2@codes.example")
    }
    #expect(error.map { "\($0)".contains("hunter2") } == false)
  }
}

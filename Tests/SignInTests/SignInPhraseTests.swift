import Foundation
import Testing

/// What is spoken comes from files: they are held against what the screens ask for.
@Suite struct SignInPhraseTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func phrases(_ language: String) throws -> [String: [String]] {
    let file = root.appending(path: "voices/phrases/\(language)/sign-in.json")
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    return try #require(object as? [String: Any]).mapValues { value in
      value as? [String] ?? (value as? [String: String]).map { Array($0.values) } ?? [value as? String ?? ""]
    }
  }

  static func sources() throws -> String {
    let folder = root.appending(path: "Sources/Core/SignIn")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
  }

  @Test("every phrase of sign-in is asked for by a screen, or is the text of the message")
  func asked() throws {
    let source = try Self.sources()
    for key in try Self.phrases("en").keys where key != "signin.text" {
      #expect(source.contains("\"\(key)\""), "\(key)")
    }
  }

  @Test("every language has the same phrases of sign-in, with the same blanks", arguments: ["fr", "ru"])
  func languages(language: String) throws {
    let (english, other) = (try Self.phrases("en"), try Self.phrases(language))
    #expect(Set(english.keys) == Set(other.keys))
    for (key, forms) in english {
      let blanks = Set((forms + (other[key] ?? [])).map { Set($0.matches(of: /\{\w+\}/).map { String($0.0) }) })
      #expect(blanks.count == 1, "\(key)")
    }
  }

  @Test(
    "sign-in-33: no refusal claims that a code has expired, for a service that hides the cause",
    arguments: ["en", "fr", "ru"])
  func claimsNoExpiry(language: String) throws {
    for (key, forms) in try Self.phrases(language) where key.contains("not-accepted") || key.contains("need-new") {
      for form in forms { #expect(form.firstMatch(of: /(?i)expir|истек|истёк/) == nil, "\(form)") }
    }
  }

  @Test("sign-in-1.4: every verdict word has at most 17 characters", arguments: ["en", "fr", "ru"])
  func heads(language: String) throws {
    let heads = [
      "number-missing", "number-refused", "code-sent", "new-code-sent", "no-more", "code-missing", "not-complete",
      "not-accepted", "need-new", "restart", "unavailable", "signed-in", "code-accepted", "code-ends", "name-missing",
    ]
    let phrases = try Self.phrases(language)
    for head in heads {
      for form in try #require(phrases["signin.\(head)"]) { #expect(form.count <= 17, "\(form)") }
    }
  }
}

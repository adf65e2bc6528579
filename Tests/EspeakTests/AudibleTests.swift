import Foundation
import Phrasing
import Screens
import Speech
import Storage
import Synchronization
import Testing
import Timeline
import voices

@testable import Espeak

extension EspeakSynthesizerTests {
  /// Whatever should be heard is heard: words of every source go the whole way to the samples.
  @Suite struct AudibleTests {
    private let catalogue: PhraseCatalogue
    private let installed: Set<String>

    init() throws {
      catalogue = try PhraseFiles(try Voices().phrases).catalogue(requiring: Announcer.keys)
      installed = try EspeakSynthesizerTests.engine.withLock { engine in
        // The engine begins with the languages it was made for; the others come with the first change of voice.
        try #require(engine).prepare(language: "en", style: .plain)
        return try #require(engine).languages
      }
    }

    @Test("Every phrase is heard in its language", arguments: ["en", "fr", "ru"])
    func phrases(language: String) throws {
      for key in catalogue.keys.sorted() {
        try expectSound(of: .phrase(key, ["n": .number(2)]), in: language)
      }
    }

    @Test("Every text of the packs is heard in its language")
    func packs() throws {
      let folder = try Voices().packs
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      let texts = try files.filter { $0.pathExtension == "json" }.flatMap { file in
        Self.texts(in: try JSONSerialization.jsonObject(with: Data(contentsOf: file)), languages: catalogue.languages)
      }
      #expect(texts.count > 50)
      for (language, text) in texts {
        try expectSound(of: .verbatim(text, language: language), in: language)
      }
    }

    @Test(
      "announcements-36: every character that can be typed is heard, typed, alone and spelled",
      arguments: ["en", "fr", "ru"])
    func characters(language: String) throws {
      let latin = (0x20...0x7E).map { $0 } + (0xA1...0x17F).filter { $0 != 0xAD }
      let other = Array(0x3B1...0x3C9) + Array(0x410...0x45F) + Array(0x2010...0x203A) + Array(0x2190...0x22FF)
      let named = catalogue.keys.filter { $0.hasPrefix("character.") }.compactMap { $0.dropFirst(10).first }
      let scalars = (latin + other).compactMap(Unicode.Scalar.init).filter { $0.properties.generalCategory != .format }
      for character in Set(scalars.map(Character.init)).union(named).sorted() where !character.isNewline {
        try expectSound(of: .character(character), in: language)
        guard !character.isWhitespace else { continue }
        try expectSound(of: .verbatim(String(character)), in: language)
        try expectSound(of: .spelled(.verbatim(String(character))), in: language)
      }
    }

    @Test("announcements-34: between the groups of a code there is a pause", arguments: ["en", "fr", "ru"])
    func codePauses(language: String) throws {
      for (text, pauses) in [(Text.code("482913"), 1), (.code("4829"), 1), (.code("48291"), 0), (.digits("482913"), 0)]
      {
        let announcer = Announcer(catalogue, language: language, styles: .plain)
        let part = try #require(announcer.wording(of: Announcement(.focus, text), at: .start).parts.first)
        let sound = try EspeakSynthesizerTests.engine.withLock { engine in
          try #require(engine).synthesize(part, as: Delivery())
        }
        #expect(sound.innerSilences(of: .milliseconds(120)) == pauses, "\(part.speech)")
      }
    }

    @Test(
      "What somebody pastes by mistake is heard in every part",
      arguments: [
        String(repeating: "It was the best of times, it was the worst of times; so they said. ", count: 60),
        String(repeating: "безконца", count: 200), String(repeating: "é", count: 201), "\u{301}",
        "\u{301}\u{302}\u{334}", "a\u{301}\u{302}\u{303}\u{304}\u{305}", "\u{202E}cba\u{202C} שלום, مرحبا!",
        "\u{200F}(שלום)\u{200F} 12", "ﷺ", "\u{FFFD}\u{FFFD}", "\u{10FFFF}", "𝓐𝓑 𝟙𝟚 𐍈 𒀀 𓀀 🀄 𠀋", "\u{E0041}x", "ⅩⅣ ½ ㎏ ﬁ",
        "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "🏳\u{FE0F}\u{200D}🌈", "🇫", "#\u{FE0F}\u{20E3}",
        "« 1\u{202F}234,56\u{A0}€ » — n°\u{A0}5", "https://пример.рф/ß?q=1&x=%20#a", "«!»", ". , ; :", "\u{D}\u{A}x",
      ])
    func mistakes(text: String) throws {
      for language in ["en", "fr", "ru"] {
        try expectSound(of: .verbatim(text), in: language)
        if text.count < 30 { try expectSound(of: .spelled(.verbatim(text)), in: language) }
      }
    }

    @Test("A character of any plane is heard, written and typed", arguments: 0...16)
    func planes(plane: UInt32) throws {
      for place in stride(from: UInt32(0x21), to: 0x1_0000, by: 4_099) {
        guard let scalar = Unicode.Scalar(plane << 16 | place) else { continue }
        try expectSound(of: .verbatim("x \(Character(scalar)) y"), in: "fr")
        try expectSound(of: .character(Character(scalar)), in: "ru")
      }
    }

    @Test("2,000 random texts are heard; EARSHOT_RANDOM_TEXTS=100000 tries more, EARSHOT_SEED the same again")
    func random() throws {
      let environment = ProcessInfo.processInfo.environment
      // Always the same ones here: a new find belongs to whoever looks for it, not to whoever runs the tests.
      let seed = environment["EARSHOT_SEED"].flatMap(UInt64.init) ?? 1
      let count = environment["EARSHOT_RANDOM_TEXTS"].flatMap(Int.init) ?? 2_000
      print("Random texts: EARSHOT_SEED=\(seed)")
      var texts = RandomTexts(seed: seed)
      for number in 1...count {
        let (text, settings) = texts.next(voices: installed)
        try expectSound(of: .verbatim(text), in: texts.language(), settings, "text \(number) of seed \(seed)")
      }
    }

    private func expectSound(
      of text: Text, in language: String, _ settings: SpokenSettings? = nil, _ note: String = "",
      location: SourceLocation = #_sourceLocation
    ) throws {
      let announcer = Announcer(
        catalogue, language: language, styles: .plain,
        settings: Announcer.Settings(text: settings ?? SpokenSettings(voices: installed)))
      let parts = announcer.wording(of: Announcement(.reading, text), at: .start).parts
      #expect(!parts.isEmpty || text.isNothing, "\(text) in \(language) \(note)", sourceLocation: location)
      for part in parts {
        let loudness = try loudness(of: part)
        #expect(loudness > 500, "'\(part.speech)' of \(text) in \(language) \(note)", sourceLocation: location)
      }
    }

    private func loudness(of part: Utterance.Part) throws -> Int {
      try EspeakSynthesizerTests.engine.withLock { engine in
        try #require(engine).synthesize(part, as: Delivery(rate: 449)).loudness
      }
    }

    /// The texts of a pack with their languages: every object whose keys are tags of languages.
    private static func texts(in value: Any, languages: [String]) -> [(language: String, text: String)] {
      if let list = value as? [Any] { return list.flatMap { texts(in: $0, languages: languages) } }
      guard let object = value as? [String: Any] else { return [] }
      return object.flatMap { key, value in
        if languages.contains(key), let text = value as? String { return [(key, text)] }
        return texts(in: value, languages: languages)
      }
    }
  }
}

/// Texts that nobody would write, but somebody pastes.
private struct RandomTexts {
  private var generator: SplitMix

  init(seed: UInt64) {
    generator = SplitMix(state: seed)
  }

  mutating func language() -> String {
    ["en", "fr", "ru"].randomElement(using: &generator) ?? "en"
  }

  mutating func next(voices: Set<String>) -> (String, SpokenSettings) {
    let pools = [
      0x20...0x7E, 0x0...0xFF, 0x300...0x36F, 0x370...0x52F, 0x590...0x6FF, 0x2000...0x2BFF, 0x3000...0x9FFF,
      0xE000...0xFFFF, 0x1F000...0x1FAFF, 0x0...0x10FFFF, 0x30...0x39,
    ]
    let chosen = pools.shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator))
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...30, using: &generator) {
      let value = UInt32(Int.random(in: chosen.randomElement(using: &generator) ?? 0x20...0x7E, using: &generator))
      guard let scalar = Unicode.Scalar(value) else { continue }
      text.append(contentsOf: repeatElement(scalar, count: Int.random(in: 0...9, using: &generator) == 0 ? 5 : 1))
    }
    let punctuation = SpokenSettings.Punctuation.allCases.randomElement(using: &generator) ?? .some
    let known = Bool.random(using: &generator) ? voices : ["en", "fr", "ru"]
    return (String(text), SpokenSettings(punctuation: punctuation, voices: known))
  }
}

/// A small generator whose seed is its state.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Samples {
  /// How often it is silent for so long between two sounds.
  fileprivate func innerSilences(of duration: Duration) -> Int {
    let length = Int(duration / .milliseconds(1)) * Samples.rate / 1_000
    return trimmed().values.split { $0.magnitude > 100 }.count { $0.count >= length }
  }
}

extension Text {
  /// Whether it has nothing but what is taken out: blanks, controls, and what steers direction or joins.
  fileprivate var isNothing: Bool {
    guard case .verbatim(let text, _, _) = self else { return false }
    return text.contains("\u{1B}") || text.contains("\u{9B}")
      || text.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
          || [.control, .format].contains(scalar.properties.generalCategory)
      }
  }
}

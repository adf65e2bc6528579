import Foundation
import Phrasing
import Screens
import Speech
import Synchronization
import Testing
import Timeline

@testable import Espeak

/// One suite, one engine, one test at a time: the state of the engine is global.
@Suite(.serialized)
struct EspeakSynthesizerTests {
  static let warnings = Warnings()
  /// The one engine of this process; nothing where it does not start.
  static let engine = Mutex<EspeakSynthesizer?>(
    try? EspeakSynthesizer(variants: variantFolder, warn: { warnings.add($0) }))

  static let variantFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "voices/espeak").path

  func sound(
    _ text: String, language: String = "en", isSpelled: Bool = false, style: AuralStyle = .plain, rate: Int = 175
  ) throws -> Samples {
    let part = Utterance.Part(text, isSpelled: isSpelled, language: language, style: style)
    return try Self.engine.withLock { engine in
      try #require(engine).synthesize(part, as: Delivery(rate: rate))
    }
  }

  @Test(
    "Each language speaks its own words",
    arguments: [("en", "three doors"), ("fr", "trois portes"), ("ru", "три двери")])
  func speaks(language: String, text: String) throws {
    let samples = try sound(text, language: language)
    #expect(samples.duration > .milliseconds(400) && samples.duration < .seconds(2))
    #expect(samples.loudness > 5_000)
  }

  @Test("A letter that is spelled is heard", arguments: Array("abcdefghijklmnopqrstuvwxyz"))
  func spellsLetters(letter: Character) throws {
    let samples = try sound(String(letter), isSpelled: true)
    #expect(samples.loudness > 5_000 && samples.duration > .milliseconds(150))
  }

  @Test("A sign that is spelled is named", arguments: Array("-?!/:#"))
  func spellsSigns(sign: Character) throws {
    #expect(try sound(String(sign), isSpelled: true).loudness > 5_000)
  }

  @Test("Spelling a word names each of its letters, so it takes longer than the word")
  func spellsWords() throws {
    let word = try sound("cab")
    let letters = try sound("cab", isSpelled: true)
    #expect(letters.duration > word.duration * 2)
  }

  @Test("A higher rate is shorter, down to the limits of the engine")
  func followsRate() throws {
    let text = "seven wise men went away over the moor"
    let durations = try [80, 175, 300, 449].map { try sound(text, rate: $0).duration }
    #expect(zip(durations, durations.dropFirst()).allSatisfy { $0 > $1 + .milliseconds(100) })
    let slack = Duration.milliseconds(60)
    #expect(try sound(text, rate: 20).duration.distance(to: durations[0]) < slack)
    #expect(try sound(text, rate: 900).duration.distance(to: durations[3]) < slack)
  }

  @Test("The rate of a style is a share of the user's")
  func followsStyleRate() throws {
    let text = "seven wise men went away over the moor"
    let direct = try sound(text, rate: 262).duration
    let styled = try sound(text, style: AuralStyle(rate: 150), rate: 175).duration
    #expect(direct.distance(to: styled) < .milliseconds(60))
  }

  @Test(
    "announcements-31: a capital that is raised is heard higher, in every voice and language",
    arguments: ["en", "fr", "ru"], ["echo", "answer"])
  func followsPitch(language: String, variant: String) throws {
    let sheet = try StyleSheet(notation: "all = variant \(variant)")
    let pitches = try [false, true].map { isRaised in
      try sound("ma la na", language: language, style: sheet.style(of: .body, in: .echo, isRaised: isRaised))
        .fundamental
    }
    #expect(pitches[0] > 50)
    #expect(pitches[1] > pitches[0] * 1.1, "\(pitches)")
  }

  @Test("A part begins and ends with sound, not with the silence of the engine")
  func isTrimmed() throws {
    let samples = try sound("Cancel, button")
    #expect(samples == samples.trimmed())
    #expect(try #require(samples.values.first).magnitude > 33)
  }

  @Test("An unknown language is an error that names what was tried")
  func refusesUnknownLanguage() throws {
    let error = #expect(throws: EspeakError.self) { try sound("hello", language: "xx-yy") }
    #expect(error == .language("xx-yy", tried: ["xx-yy", "xx"]))
    #expect("\(try #require(error))".contains("'xx-yy', 'xx'"))
    #expect(try sound("hello").loudness > 5_000, "the voice before it speaks again")
  }

  @Test("A language with a region falls back to the language")
  func acceptsRegions() throws {
    #expect(try sound("trois", language: "fr-ZZ").loudness > 5_000)
    #expect(try sound("three", language: "en-US").loudness > 5_000)
  }

  @Test("Our voice variants are found", arguments: ["narrator", "answer", "alert", "echo"])
  func findsVariants(name: String) throws {
    Self.warnings.clear()
    #expect(try sound("one", style: AuralStyle(variant: name)).loudness > 3_000)
    #expect(Self.warnings.all.isEmpty)
  }

  @Test("A variant that is absent is said once, and the plain voice speaks")
  func warnsOfAbsentVariants() throws {
    Self.warnings.clear()
    for _ in 1...2 {
      #expect(try sound("one", style: AuralStyle(variant: "nobody")).loudness > 5_000)
      _ = try sound("one", style: AuralStyle(variant: "answer"))
    }
    #expect(Self.warnings.all == [.variant("nobody")])
  }

  @Test(
    "Control characters are blanks",
    arguments: ["\u{1}", "\u{1}90S", "\u{0}", "\u{7F}", "\u{85}", "\u{9F}", "\u{1B}[1m", "\n"])
  func ignoresControlCharacters(control: String) throws {
    let plain = try sound("we are in \(control.filter { $0.isASCII && !$0.isControl }) our era")
    let dirty = try sound("we are in \(control) our era")
    #expect(plain.duration.distance(to: dirty.duration) < .milliseconds(400))
    #expect(!EspeakSynthesizer.clean("a\(control)b").dropLast().contains { $0 < 32 || $0 == 127 })
  }

  @Test("Text without sound is no error", arguments: ["", " ", "...", "\u{FFFD}"])
  func acceptsSilentText(text: String) throws {
    #expect(try sound(text).values.isEmpty)
  }

  @Test("Long and hostile texts are spoken", arguments: ["9", "a", "(", "<p>", "[[", "é", "😀"])
  func survivesOddTexts(piece: String) throws {
    _ = try sound(String(repeating: piece, count: 500 / piece.count), rate: 449)
  }

  @Test("A receiver that wants no more is not called again")
  func stopsWhenToldTo() throws {
    let part = Utterance.Part(String(repeating: "we were away ", count: 40), language: "en")
    var calls = 0
    try Self.engine.withLock { engine in
      try #require(engine).synthesize(part, as: Delivery()) { _ in
        calls += 1
        return calls < 3
      }
    }
    #expect(calls == 3)
  }

  @Test("Speaking for long takes no more memory")
  func keepsMemoryFlat() throws {
    func speakAll() throws {
      for number in 0..<300 {
        _ = try sound("Question \(number), button", language: number % 20 == 0 ? "fr" : "en", rate: 449)
      }
    }
    try speakAll()
    let before = try residentPages()
    try speakAll()
    try speakAll()
    // 600 sounds that stay would be 25 MB; the tests beside this one take some too.
    #expect(try residentPages() - before < 4_096, "16 MB")
  }

  @Test("The languages that are installed can be listed, and each has a voice")
  func listsLanguages() throws {
    let languages = try Self.engine.withLock { try #require($0).languages }
    #expect(languages.isSuperset(of: ["en", "fr", "ru", "en-us", "ko"]))
    for language in languages {
      try Self.engine.withLock { try #require($0).prepare(language: language, style: .plain) }
    }
  }

  private func residentPages() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/statm", encoding: .ascii)
    return try #require(status.split(separator: " ").dropFirst().first.flatMap { Int($0) })
  }
}

/// What the engine warned of, from whatever thread.
final class Warnings: Sendable {
  private let list = Mutex<[EspeakWarning]>([])

  var all: [EspeakWarning] {
    list.withLock(\.self)
  }

  func add(_ warning: EspeakWarning) {
    list.withLock { $0.append(warning) }
  }

  func clear() {
    list.withLock { $0 = [] }
  }
}

extension Duration {
  /// How far it is from another one.
  fileprivate func distance(to other: Duration) -> Duration {
    self > other ? self - other : other - self
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension Samples {
  /// The frequency of the voice in Hz, the middle one of what its loud pieces have: of each the shift at which it is
  /// most like itself.
  fileprivate var fundamental: Double {
    let pieces = stride(from: 0, to: values.count - 1_024, by: 2_048).map { values[$0..<$0 + 1_024].map(Double.init) }
    let loud = pieces.filter { $0.max() ?? 0 > Double(loudness) / 3 }
    let periods = loud.map { piece in
      let lags = Samples.rate / 350...Samples.rate / 60
      let likenesses = lags.map { likeness(of: piece, $0) }
      return lags.lowerBound + (likenesses.indices.max { likenesses[$0] < likenesses[$1] } ?? 0)
    }
    return Double(Samples.rate) / Double(periods.sorted()[periods.count / 2])
  }

  private func likeness(of piece: [Double], _ lag: Int) -> Double {
    zip(piece, piece.dropFirst(lag)).reduce(0) { $0 + $1.0 * $1.1 } / Double(piece.count - lag)
  }

  /// The largest sample.
  var loudness: Int {
    Int(values.map(\.magnitude).max() ?? 0)
  }
}

import CEspeakNG
import Foundation
public import Speech

/// The voice engine libespeak-ng.
///
/// Its state is global: make one in a process, and use it on one thread. It is started once (`espeak_ng_Initialize`)
/// and never ended, because a second end of the engine waits for ever.
public final class EspeakSynthesizer: Synthesizer {
  private let warn: (EspeakWarning) -> Void
  private let voices: EspeakVoices
  private let data: EspeakData?
  /// What the engine speaks with now; nothing when it must be set before the next part.
  private var voice: Voice?
  private var missingVariants: Set<String> = []

  private struct Voice: Hashable {
    var language: String
    var variant: String
  }

  /// Starts the engine, without a voice yet.
  ///
  /// - Parameters:
  ///   - variants: The folder of our voice files; without one the plain voice speaks.
  ///   - languages: The languages that will speak first.
  ///   - runtime: `$XDG_RUNTIME_DIR`, where the folder of links is made.
  ///   - warn: Told, on the thread that uses this, what the engine has to do without.
  public init(
    variants: String?, languages: Set<String> = ["en"], runtime: String? = nil,
    warn: @escaping (EspeakWarning) -> Void = { _ in }
  ) throws(EspeakError) {
    self.warn = warn
    let system = EspeakSynthesizer.systemData()
    data = variants.flatMap { variants in
      do throws(EspeakWarning) {
        // The other languages name foreign letters with the English dictionary.
        let first = languages.union(["en"])
        return try EspeakData(system: system, variants: variants, languages: first, runtime: runtime)
      } catch {
        warn(error)
        return nil
      }
    }
    let path = try EspeakSynthesizer.start(data: data?.path, system: system)
    voices = EspeakVoices(data: path)
    if let data, data.path != path { warn(.overlay(data.path, reason: "the engine took '\(path)'")) }
  }

  /// The language tags that the engine has a voice for, in small letters.
  public var languages: Set<String> {
    voices.languages
  }

  /// Sets the voice of a language (`espeak_SetVoiceByName`), unless it is set.
  ///
  /// A variant that the engine does not have is warned of once, and the plain voice speaks.
  public func prepare(language: String, style: AuralStyle) throws(EspeakError) {
    let variant = missingVariants.contains(style.variant) ? "" : style.variant
    let wanted = Voice(language: language, variant: variant)
    guard wanted != voice else { return }
    data?.linkDictionary(of: language)
    voice = nil
    try setVoice(wanted)
    voice = wanted
  }

  /// Speaks a part in the engine's own pieces of about 49 ms (`espeak_Synth`); a spelled part one character a call,
  /// because a letter that stands alone is always named, and one among others may be read as a word.
  public func synthesize(
    _ part: Utterance.Part, as delivery: Delivery, to receive: (Samples) -> Bool
  ) throws(EspeakError) {
    try prepare(language: part.language, style: part.style)
    set(espeakRATE, to: min(max(delivery.rate * part.style.rate / 100, 80), 449))
    set(espeakPITCH, to: min(max(delivery.pitch + part.style.pitch, 0), 99))
    set(espeakRANGE, to: min(max(part.style.range, 0), 99))
    set(espeakPUNCTUATION, to: Int((part.isSpelled ? espeakPUNCT_ALL : espeakPUNCT_NONE).rawValue))
    var isHeard = false
    let hear = { (piece: Samples) in
      isHeard = isHeard || piece.values.contains { $0 != 0 }
      return receive(piece)
    }
    if part.isSpelled {
      try spell(part.speech, to: hear)
    } else {
      _ = try speak(part.speech, to: hear)
    }
    if !isHeard { try speakForeign(part, to: receive) }
  }

  /// Says what its own voice has no sound for. The English voice calls a letter of any script by its script at least
  /// ("Chinese letter"), where rare letters leave the voice of their language silent.
  private func speakForeign(_ part: Utterance.Part, to receive: (Samples) -> Bool) throws(EspeakError) {
    let letters = part.speech.unicodeScalars.filter { $0.properties.isAlphabetic }
    guard !letters.isEmpty, part.language != "en" else { return }
    try prepare(language: "en", style: part.style)
    _ = try speak(String(String.UnicodeScalarView(letters)), to: receive)
  }

  /// How long `espeak_Synth` takes for a part when its sound is thrown away: what the benchmark is held against.
  ///
  /// The voice and its settings are those of the part that was spoken last, which should be the same one.
  public func timeOfBareSynthesis(_ part: Utterance.Part) throws(EspeakError) -> Duration {
    let bytes = EspeakSynthesizer.clean(part.speech)
    let start = ContinuousClock.now
    // Without a listener the sound goes nowhere.
    let result = unsafe espeak_Synth(
      bytes, bytes.count, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil, nil)
    let duration = ContinuousClock.now - start
    guard result == EE_OK else { throw .synthesis(code: result.rawValue) }
    return duration
  }
}

extension EspeakSynthesizer {
  /// The silence between two characters of a spelled part.
  private static let betweenCharacters = Samples.silence(.milliseconds(60))

  private func spell(_ text: String, to receive: (Samples) -> Bool) throws(EspeakError) {
    var isFirst = true
    for character in text where !character.isWhitespace {
      guard isFirst || receive(EspeakSynthesizer.betweenCharacters) else { return }
      isFirst = false
      guard try speak(String(character), to: receive) else { return }
    }
  }

  /// Speaks without the engine's silence at both ends; answers whether more is wanted.
  private func speak(_ text: String, to receive: (Samples) -> Bool) throws(EspeakError) -> Bool {
    var trimmer = Trimmer()
    var isWanted = true
    try synthesize(text) { piece in
      let audible = trimmer.feed(piece)
      isWanted = audible.values.isEmpty || receive(audible)
      return isWanted
    }
    let tail = trimmer.finish()
    return isWanted && (tail.values.isEmpty || receive(tail))
  }

  private func synthesize(_ text: String, to receive: (Samples) -> Bool) throws(EspeakError) {
    let bytes = EspeakSynthesizer.clean(text)
    let result = withoutActuallyEscaping(receive) { receive in
      let listener = Listener(receive)
      let context = unsafe Unmanaged.passUnretained(listener).toOpaque()
      return withExtendedLifetime(listener) {
        unsafe espeak_Synth(bytes, bytes.count, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil, context)
      }
    }
    guard result == EE_OK else {
      voice = nil
      throw .synthesis(code: result.rawValue)
    }
  }

  /// The text in UTF-8 with a NUL at its end. Control characters become blanks: byte 1 begins a command to the engine
  /// even in plain text, and a NUL would end it early.
  static func clean(_ text: String) -> [UInt8] {
    var cleaned = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      cleaned.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    return Array(String(cleaned).utf8) + [0]
  }

  private func set(_ parameter: espeak_PARAMETER, to value: Int) {
    espeak_SetParameter(parameter, Int32(value), 0)
  }

  private func setVoice(_ wanted: Voice) throws(EspeakError) {
    let names = voices.names(for: wanted.language)
    guard !wanted.variant.isEmpty else { return try setVoice(names, of: wanted.language, suffix: "") }
    let suffix = "+\(wanted.variant)"
    try setVoice(names, of: wanted.language, suffix: suffix)
    if isVariantSet(suffix) { return }
    // It may be one of the engine's own.
    data?.linkVariants()
    try setVoice(names, of: wanted.language, suffix: suffix)
    if isVariantSet(suffix) { return }
    missingVariants.insert(wanted.variant)
    warn(.variant(wanted.variant))
  }

  private func setVoice(_ names: [String], of language: String, suffix: String) throws(EspeakError) {
    guard names.contains(where: { unsafe espeak_SetVoiceByName($0 + suffix) == EE_OK }) else {
      throw .language(language, tried: names)
    }
  }

  /// Whether the voice is the one asked for: an absent variant is left out without an error.
  private func isVariantSet(_ suffix: String) -> Bool {
    guard let current = unsafe espeak_GetCurrentVoice(), let identifier = unsafe current.pointee.identifier else {
      return false
    }
    return unsafe String(cString: identifier).hasSuffix(suffix)
  }

  private static func systemData() -> String {
    espeak_ng_InitializePath(nil)
    return dataPath()
  }

  private static func dataPath() -> String {
    var path: UnsafePointer<CChar>?
    unsafe espeak_Info(&path)
    return unsafe path.map { unsafe String(cString: $0) } ?? ""
  }

  /// Starts the engine on the first data folder that does, and says which the engine took.
  private static func start(data: String?, system: String) throws(EspeakError) -> String {
    for path in [data, system].compactMap(\.self) {
      guard start(path) else { continue }
      unsafe espeak_SetSynthCallback { wave, count, events in
        unsafe Listener.receive(wave, count: count, events: events)
      }
      return dataPath()
    }
    throw .start(data: system)
  }

  /// Does what `espeak_Initialize` does, but for one thing: that would look for a sound server, which we never play to
  /// and which costs the first sound 5 ms and more. A device without a name is none.
  private static func start(_ path: String) -> Bool {
    unsafe espeak_ng_InitializePath(path)
    var context: espeak_ng_ERROR_CONTEXT?
    defer { unsafe espeak_ng_ClearErrorContext(&context) }
    return unsafe espeak_ng_Initialize(&context) == ENS_OK
      && espeak_ng_InitializeOutput(ENOUTPUT_MODE_SYNCHRONOUS, 0, "") == ENS_OK
      && espeak_ng_GetSampleRate() == Samples.rate
  }
}

/// Carries the receiver of a part through the engine's user data, which the first event of every callback holds.
private final class Listener {
  private let take: (Samples) -> Bool

  init(_ take: @escaping (Samples) -> Bool) {
    self.take = take
  }

  /// Answers the engine: 0 to go on, 1 to stop this part.
  static func receive(
    _ wave: UnsafeMutablePointer<Int16>?, count: Int32, events: UnsafeMutablePointer<espeak_EVENT>?
  ) -> Int32 {
    guard let wave = unsafe wave, count > 0, let context = unsafe events?.pointee.user_data else { return 0 }
    let listener = unsafe Unmanaged<Listener>.fromOpaque(context).takeUnretainedValue()
    let samples = unsafe Samples(Array(UnsafeBufferPointer(start: wave, count: Int(count))))
    return listener.take(samples) ? 0 : 1
  }
}

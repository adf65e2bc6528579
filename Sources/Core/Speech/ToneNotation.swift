extension Tone {
  /// Why a line of a tone file is refused.
  public enum NotationError: Error, Hashable, CustomStringConvertible {
    /// A line that is not `name = notes`.
    case line(String)
    /// A word that is no note.
    case note(String, tone: String)

    /// What is wrong, with the input in quotes and the right form.
    public var description: String {
      switch self {
      case .line(let line): "Not a tone: '\(line)'. Write a name, '=' and notes, for example 'edge = g5@30 r@10 g5@30'."
      case .note(let word, let tone):
        "Not a note in the tone '\(tone)': '\(word)'. Write a pitch or 'r', '@' and milliseconds, for example 'g5@30' or 'f#4@120'."
      }
    }
  }

  /// The tones of a file, by name: one a line, `#` begins a line that is a remark.
  public static func tones(in file: String) throws(NotationError) -> [String: Tone] {
    var tones: [String: Tone] = [:]
    for line in file.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      guard words.count >= 3, words[1] == "=" else {
        if words.isEmpty { continue }
        throw .line(String(line))
      }
      tones[String(words[0])] = try Tone(notes: words.dropFirst(2), of: String(words[0]))
    }
    return tones
  }

  private init(notes: ArraySlice<Substring>, of name: String) throws(NotationError) {
    self.init(notes: [])
    for word in notes {
      guard let note = Note(word) else { throw .note(String(word), tone: name) }
      self.notes.append(note)
    }
  }
}

extension Tone.Note {
  /// A note as it is written, `g5@30` or `r@10`; nothing when it is written wrong.
  init?(_ word: Substring) {
    let halves = word.split(separator: "@", omittingEmptySubsequences: false)
    guard halves.count == 2, let milliseconds = Int(halves[1]), (1...2_000).contains(milliseconds) else { return nil }
    if halves[0] == "r" {
      self.init(frequency: nil, duration: .milliseconds(milliseconds))
    } else if let frequency = Tone.Note.frequency(of: halves[0]) {
      self.init(frequency: frequency, duration: .milliseconds(milliseconds))
    } else {
      return nil
    }
  }

  /// The equal-tempered pitch of a name such as `a4` (440 Hz) or `f#5`, octaves 2 to 7.
  private static func frequency(of name: Substring) -> Double? {
    let semitones: [Character: Int] = ["c": -9, "d": -7, "e": -5, "f": -4, "g": -2, "a": 0, "b": 2]
    guard let letter = name.first, let step = semitones[letter] else { return nil }
    let isSharp = name.dropFirst().first == "#"
    guard let octave = Int(name.dropFirst(isSharp ? 2 : 1)), (2...7).contains(octave) else { return nil }
    let distance = step + (isSharp ? 1 : 0) + 12 * (octave - 4)
    return 440 * Tone.Note.powerOfTwo(distance)
  }

  /// Two to the power of so many semitones out of twelve, without a mathematics library.
  private static func powerOfTwo(_ semitones: Int) -> Double {
    let semitone = 1.059_463_094_359_295_3
    let factor = (0..<abs(semitones)).reduce(1.0) { product, _ in product * semitone }
    return semitones < 0 ? 1 / factor : factor
  }
}

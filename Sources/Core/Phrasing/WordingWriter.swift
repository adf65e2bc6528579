import Screens
import Speech
import Timeline

/// Turns phrasings into parts for the voice, one after the other.
struct WordingWriter {
  private let announcer: Announcer
  private let announcement: Announcement
  private let now: Moment
  private var wording = Wording()
  /// The texts that were written, each with its first part.
  private var written: [(words: String, place: Int)] = []
  /// What a part without words would have told.
  private var pending: [Fact] = []
  /// The languages that what was written would have needed a voice for, in order.
  private(set) var missingVoices: [String] = []

  init(announcer: Announcer, announcement: Announcement, now: Moment) {
    self.announcer = announcer
    self.announcement = announcement
    self.now = now
  }

  /// Writes a phrasing, unless its words stand there already; then only its facts count.
  mutating func add(_ phrasing: Phrasing) {
    let isSecret = announcement.isSecret || phrasing.isSecret
    let runs = announcer.catalogue.runs(
      of: phrasing.part.text, in: announcer.language, at: now, isSecret: isSecret,
      settings: announcer.settings.text)
    for run in runs {
      if let language = run.needs, !missingVoices.contains(language) { missingVoices.append(language) }
    }
    let parts = parts(of: runs, as: phrasing.part.role)
    // The masks of a secret are alike where its words are not.
    let words = isSecret ? parts.map(\.speech).joined(separator: " ") : parts.text
    if let place = written.first(where: { $0.words == words })?.place {
      wording.facts[place] += phrasing.facts
    } else if parts.isEmpty {
      pending += phrasing.facts
    } else {
      written.append((words, wording.parts.count))
      joinLast()
      wording.parts += parts
      wording.facts.append(pending + phrasing.facts)
      while wording.facts.count < wording.parts.count { wording.facts.append([]) }
      pending = []
    }
  }

  /// The wording, once everything was added.
  func finished() -> Wording {
    wording
  }

  private func parts(of runs: [Run], as role: PartRole) -> [Utterance.Part] {
    let pause = announcer.styles.pause(after: role, in: announcement.kind)
    var parts: [Utterance.Part] = []
    for (index, run) in runs.enumerated() {
      let style = announcer.styles.style(of: role, in: announcement.kind, isRaised: run.isRaised)
      let pieces = run.pieces()
      for (place, piece) in pieces.enumerated() {
        let isSeam = place == pieces.count - 1 && index < runs.count - 1
        parts.append(piece.part(style, pause: isSeam ? announcer.styles.seam : pause))
      }
    }
    return parts
  }

  /// Another text follows.
  private mutating func joinLast() {
    guard let last = wording.parts.indices.last else { return }
    switch wording.parts[last].text.last {
    case ".", "?", "!", ":": wording.parts[last].joiner = " "
    default: wording.parts[last].joiner = ", "
    }
  }
}

extension Run {
  fileprivate func part(_ style: AuralStyle, pause: Duration) -> Utterance.Part {
    let isPlain = isPlain
    return Utterance.Part(
      text, caption: isPlain ? nil : caption, speech: isPlain ? nil : speech, isSpelled: isSpelled, language: language,
      style: style, pause: pause, joiner: joiner)
  }
}

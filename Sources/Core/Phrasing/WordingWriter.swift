import Screens
import Speech
import Timeline

/// Turns phrasings into parts for the voice, one after the other.
struct WordingWriter {
  private let announcer: Announcer
  private let announcement: Announcement
  private let now: Moment
  private var wording = Wording()
  /// Where each text stands that was written.
  private var places: [String: Int] = [:]
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
    // The masks of a secret are alike where its words are not.
    let words = isSecret ? runs.map(\.speech).joined(separator: " ") : runs.text
    if let place = places[words] {
      wording.facts[place] += phrasing.facts
    } else if runs.isEmpty {
      pending += phrasing.facts
    } else {
      places[words] = wording.parts.count
      write(runs, as: phrasing.part.role)
      wording.facts += [pending + phrasing.facts]
      wording.facts += Array(repeating: [], count: wording.parts.count - wording.facts.count)
      pending = []
    }
  }

  /// The wording, once everything was added.
  func finished() -> Wording {
    wording
  }

  private mutating func write(_ runs: [Run], as role: PartRole) {
    if let last = wording.parts.indices.last {
      wording.parts[last].joiner = wording.parts[last].text.last.map { ".?!:".contains($0) } == true ? " " : ", "
    }
    let pause = announcer.styles.pause(after: role, in: announcement.kind)
    for (index, run) in runs.enumerated() {
      let style = announcer.styles.style(of: role, in: announcement.kind, isRaised: run.isRaised)
      let pieces = run.pieces()
      wording.parts += pieces.enumerated().map { place, piece in
        let isSeam = place == pieces.count - 1 && index < runs.count - 1
        return Utterance.Part(
          piece.text, caption: piece.caption, speech: piece.speech, isSpelled: piece.isSpelled,
          language: piece.language, style: style, pause: isSeam ? announcer.styles.seam : pause, joiner: piece.joiner)
      }
    }
  }
}

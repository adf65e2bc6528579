import Timeline

/// What happens to an announcement that sounds when another arrives: the first seven columns of the table in
/// announcements.md M5.
enum Precedence: Hashable, Sendable {
  /// It is silenced and ends.
  case cut
  /// The newcomer takes its place in the order of kinds.
  case wait
  /// It goes on to the end of the present part; then the newcomer speaks, and it goes back.
  case border
  /// It is silenced and goes back to its beginning.
  case back

  /// What an arrival does to what sounds.
  ///
  /// A title and the focus of its own turn never meet here: both have arrived before either begins.
  init(of arrival: Kind, over sounding: Kind) {
    self =
      switch (sounding, arrival) {
      case (.echo, .echo): .cut
      case (.echo, _): .wait
      case (.result, .echo): .border
      case (.result, _): .wait
      case (.hint, .reading), (.hint, .hint): .wait
      case (.hint, _): .cut
      case (_, .result): .border
      case (.notice, .echo), (.notice, .screen), (.notice, .focus): .back
      case (.progress, .echo), (.progress, .screen), (.progress, .focus): .back
      case (_, .echo), (_, .screen), (_, .focus): .cut
      case (_, .notice), (_, .progress), (_, .reading), (_, .hint): .wait
      }
  }
}

extension Kind {
  /// Starts only when nobody types (M8).
  var waitsForQuiet: Bool {
    self == .notice || self == .progress || self == .hint
  }

  /// Begins again from its first part after it gave way.
  var beginsAnew: Bool {
    self == .notice || self == .progress
  }

  /// Only the newest may wait.
  var isSingle: Bool {
    self == .echo || self == .screen || self == .focus || self == .hint
  }
}

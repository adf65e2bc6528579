import Timeline

/// The table of M5: what becomes of what sounds when something else arrives.
enum Matrix {
  enum Fate: String {
    case cut, wait, border, again, back, head, unheard, turn
  }

  enum Column: Int, CaseIterable {
    case echo, rate, result, focus, notice, reading, key, stop, pause

    /// The column of an arriving announcement.
    init(_ kind: Kind) {
      switch kind {
      case .echo: self = .echo
      case .result: self = .result
      case .screen, .focus: self = .focus
      case .notice, .progress: self = .notice
      case .reading, .hint: self = .reading
      }
    }
  }

  /// Row by row as the text has it. `turn`: the same turn waits, a newer one cuts.
  static let rows: [Kind: [Fate]] = [
    .echo: [.cut, .cut, .wait, .wait, .wait, .wait, .cut, .cut, .cut],
    .result: [.border, .again, .wait, .wait, .wait, .wait, .head, .unheard, .again],
    .screen: [.cut, .again, .border, .turn, .wait, .wait, .cut, .cut, .again],
    .focus: [.cut, .again, .border, .cut, .wait, .wait, .cut, .cut, .again],
    .notice: [.back, .again, .border, .back, .wait, .wait, .back, .unheard, .again],
    .progress: [.back, .again, .border, .back, .wait, .wait, .back, .cut, .again],
    .reading: [.cut, .again, .border, .cut, .wait, .wait, .cut, .cut, .again],
    .hint: [.cut, .again, .cut, .cut, .cut, .wait, .cut, .cut, .again],
  ]

  static func fate(of kind: Kind, on column: Column) -> Fate {
    rows[kind]?[column.rawValue] ?? .wait
  }
}

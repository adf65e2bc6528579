import Sessions
import Timeline

/// What a case would have to say to be as it was heard: for everything that was met the line for it, and where it goes.
struct Rewriting {
  /// Something met, and how it is to stand in the script.
  struct Item {
    var met: Met
    /// The number of the action below which it goes.
    var action: Int
    /// The expectation it belongs to; nothing for what is added.
    var expected: Int?
    /// Whether it stays in its place.
    var isInPlace = false
    /// Whether its line stays as it is.
    var isKept = false
  }

  /// In the order in which the ear met them.
  private(set) var items: [Item] = []
  /// Expectations that nothing belongs to.
  private(set) var removed: [Int] = []
  let played: Played
  private let language: String

  init(_ played: Played) {
    self.played = played
    language = played.file.language
    let alignment = Alignment(played.expected, played.met, language: language)
    let inPlace = alignment.inOrder + alignment.reworded
    let owners = Dictionary(uniqueKeysWithValues: (inPlace + alignment.moved).map { ($0.met, $0.expected) })
    let staying = Set(inPlace.map(\.met))
    removed = alignment.missing
    for (number, met) in played.met.enumerated() { add(met, owners[number], stays: staying.contains(number)) }
  }

  /// It stays where it stands, if that is not above what was heard before it; what is new stands as early as it can.
  private mutating func add(_ met: Met, _ owner: Int?, stays: Bool) {
    let before = items.last?.action ?? 0
    var item = Item(met: met, action: max(met.asked, before), expected: owner)
    if let owner, stays {
      let expected = played.expected[owner]
      item.isInPlace = (max(met.asked, before)...met.met).contains(expected.action)
      if item.isInPlace { item.action = expected.action }
      item.isKept = expected.means(met) && expected.deviation(of: met, language: language).map(\.isOfPlace) ?? true
    }
    items.append(item)
  }

  /// The line for something met. A pattern that still matches stays, and a time and a kind stay named.
  func line(of item: Item) -> String {
    guard let heard = item.met.heard else { return item.met.line(in: language) }
    guard let awaited = item.expected.map({ played.expected[$0].expectation }) else { return heard.line(in: language) }
    let isNamed = awaited.kind != nil || !(heard.kind == .screen || heard.kind == .focus)
    let kind = isNamed ? heard.kind : nil
    let tag = heard.words.language == language ? nil : heard.words.language
    let moment = awaited.moment.map { _ in item.met.moment.elapsed }
    let isLike = awaited.isLike && awaited.means(item.met.text)
    if heard.fate == .cut, awaited.halves != nil || awaited.fate != .cut, let begun = heard.heard, !isLike {
      let rest = heard.rest(after: begun)
      return Awaited(cut: begun, before: rest, kind, language: tag, at: moment).line
    }
    let text = isLike ? awaited.text : heard.words.text
    return Awaited(heard.fate, text, kind, language: tag, at: moment, isLike: isLike).line
  }

  /// Why this takes more than new words: what was heard is now cut or lost, or is of another kind or language.
  var objections: [(line: Int, words: String)] {
    items.filter { !$0.isKept }.compactMap { item in
      guard let heard = item.met.heard else { return nil }
      let line = item.expected.map { played.expected[$0].line } ?? played.performance.actions[item.met.met].line
      return objection(item, heard).map { (line, $0) }
    }
  }

  private func objection(_ item: Item, _ heard: Heard) -> String? {
    guard let expected = item.expected.map({ played.expected[$0] }) else {
      return heard.fate == .hear ? nil : "would be added as \(item.met.line(in: language))"
    }
    let awaited = expected.expectation
    if awaited.fate != heard.fate, heard.fate != .hear { return "would become \(item.met.line(in: language))" }
    let kinds: [Kind] = awaited.kind.map { [$0] } ?? [.screen, .focus]
    if !kinds.contains(heard.kind) { return "would be of another kind, \(item.met.line(in: language))" }
    let isSame = heard.words.language == awaited.language ?? language
    return isSame ? nil : "would be in another language, \(item.met.line(in: language))"
  }
}

extension Mismatch.Kind {
  /// The line is right and stands in the wrong place.
  var isOfPlace: Bool {
    self == .beforeItsStep || self == .neverAskedFor
  }

  /// No other line would mend it.
  var isBeyondUpdate: Bool {
    switch self {
    case .silenceBroken, .timerNeverEnds, .banned, .obstacle, .notTheSame, .bugIsGone: true
    default: false
    }
  }
}

import Timeline

// Posting: how announcements come in (M3), and what an arrival does to what sounds and waits (M5).
extension SpeechQueue {
  /// A notice is news for so long.
  static let noticeAge = Duration.seconds(30)
  /// So many notices may wait.
  static let noticeLimit = 8

  mutating func post(_ item: Item) {
    var entry = Entry(item: item)
    let patience = item.patience ?? (item.kind == .notice ? Self.noticeAge : nil)
    entry.expires = patience.map { (pausedSince ?? now) + $0 }
    if held != nil {
      held?.append(entry)
    } else {
      arrive(entry)
    }
  }

  mutating func commit() {
    let posted = held ?? []
    held = nil
    let kinds = posted.map(\.item.kind)
    for kind in Kind.allCases where kinds.contains(kind) {
      commit(posted.filter { $0.item.kind == kind })
    }
    // A focus that came with the turn has ended the older one already.
    if focusMoved, !posted.contains(where: { $0.item.kind == .focus && !$0.isStale }) { voidFocus() }
    focusMoved = false
  }

  /// All that a turn posted of one kind.
  private mutating func commit(_ entries: [Entry]) {
    for (index, entry) in entries.enumerated() {
      if let newer = entries[(index + 1)...].last(where: { $0.item.takesThePlace(of: entry.item) }) {
        end(entry, .superseded, by: newer.item.cause)
      } else if entry.isStale {
        end(entry, .invalid, by: .item)
      } else {
        arrive(entry)
      }
    }
  }

  mutating func moveFocus() {
    guard let posted = held else {
      voidFocus()
      return
    }
    focusMoved = true
    held = posted.map { entry in
      var entry = entry
      entry.isStale = entry.isStale || entry.item.kind == .focus
      return entry
    }
  }

  private mutating func voidFocus() {
    endWaiting(.invalid, by: .item) { $0.item.kind == .focus }
    if current?.entry.item.kind == .focus {
      endCurrent(.cut, unbegun: .invalid, by: .item)
    }
  }

  mutating func endSource(_ key: String) {
    let isVoid = { (entry: Entry) in entry.item.kind == .progress && entry.item.key == key }
    endWaiting(.invalid, by: .source, where: isVoid)
    if let posted = held {
      held = posted.filter { !isVoid($0) }
      for entry in posted where isVoid(entry) { end(entry, .invalid, by: .source) }
    }
    if let entry = current?.entry, isVoid(entry) {
      endCurrent(.cut, unbegun: .invalid, by: .source)
    }
  }

  /// An announcement takes its place among those that wait, after it has done to others what its kind does.
  private mutating func arrive(_ posted: Entry) {
    var entry = posted
    posts += 1
    entry.order = posts
    if exitDeadline != nil, entry.item.kind != .result {
      end(entry, .invalid, by: .exit)
      return
    }
    interrupt(for: entry.item)
    let spares = entry.item.kind == .echo && answersSetting
    endWaiting(.superseded, by: entry.item.cause) { other in
      other.hasBegun && !spares && Precedence(of: entry.item.kind, over: other.item.kind) == .cut
    }
    if spares { answersSetting = false }
    waiting.append(entry)
    limitWaiting()
  }

  private mutating func interrupt(for arrival: Item) {
    guard let sounding = current?.entry.item.kind else { return }
    let precedence = Precedence(of: arrival.kind, over: sounding)
    guard precedence == .cut || precedence == .back else { return }
    if withdraw() { return }
    if precedence == .back, current?.entry.wasSilenced != true || sounding != .notice {
      current?.entry.wasSilenced = true
      goBack(to: 0, by: arrival.cause)
    } else {
      endCurrent(.cut, by: arrival.cause)
    }
  }

  /// Of what waits alone only the newest stays, also of what has just gone back; of notices not too many.
  mutating func limitWaiting() {
    for entry in waiting {
      let newer = waiting.filter { $0.order > entry.order && $0.item.takesThePlace(of: entry.item) }
      if let newest = newer.max(by: { $0.order < $1.order }) {
        endWaiting(.superseded, by: newest.item.cause) { $0.item.id == entry.item.id }
      }
    }
    dropOverflow()
  }

  private mutating func dropOverflow() {
    let notices = waiting.indices.filter { waiting[$0].item.kind == .notice }
    if notices.count > Self.noticeLimit, let oldest = notices.min(by: { waiting[$0].order < waiting[$1].order }) {
      end(waiting.remove(at: oldest), .unheard, by: .overflow)
    }
  }
}

extension SpeechQueue.Item {
  /// It, as what ended another.
  var cause: Cause {
    .announcement(kind, id)
  }

  /// Whether a waiting one is done with when this one comes.
  func takesThePlace(of other: Self) -> Bool {
    kind == other.kind && (kind.isSingle || kind == .progress && key == other.key)
  }
}

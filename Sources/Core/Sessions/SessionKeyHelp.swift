import Keys
import Phrasing
import Screens
import Speech
import Timeline

// Key help: every key is named and described, and nothing runs (announcements.md, row 45).
extension Session {
  mutating func startKeyHelp() {
    tell(.covered)
    mode = .keyHelp(place: nil)
    post(
      Announcement(
        .result,
        [
          .init(.verdict, .phrase("keyHelp.on")),
          .init(.body, .phrase("keyHelp.use")),
        ]))
  }

  /// One key in key help.
  mutating func describe(_ key: Key, at place: Int?) {
    let name = key.recordedName(inSecret: isSecretAsked)
    feed(.key(name, typing: false))
    let entries = keymap.mainEntries
    switch key {
    case .escape:
      endKeyHelp()
      echo(.phrase("keyHelp.off"))
      if let reading = stack.top?.reading(.full) { postFocus(reading) }
    case .down: walk(to: (place ?? -1) + 1, in: entries)
    case .up: walk(to: (place ?? entries.count) - 1, in: entries)
    default: post(Announcement(.focus, name == key.name ? description(of: key) : hiddenDescription(of: name)))
    }
  }

  /// Keys do again what they mean.
  mutating func endKeyHelp() {
    guard mode != .usual else { return }
    mode = .usual
    tell(.returned(nil))
  }

  private mutating func walk(to place: Int, in entries: [Keymap.Entry]) {
    guard !entries.isEmpty else { return }
    if !entries.indices.contains(place) { play("edge") }
    let place = min(max(place, 0), entries.count - 1)
    mode = .keyHelp(place: place)
    post(Announcement(.focus, description(of: entries[place].key)))
  }

  private func description(of key: Key) -> [Announcement.Part] {
    let command = keymap.command(for: key, inField: fieldInFocus != nil)
    let isTyped = command == nil && fieldInFocus != nil && key.typed != nil
    let unused = Text.phrase(isTyped ? "keyHelp.typed" : "keyHelp.unused")
    return [.init(.label, .key(named: key.name)), .init(.body, command?.phrase ?? unused)]
  }

  /// Where a secret is asked for, what would be typed stands in no record, described or not.
  private func hiddenDescription(of name: String) -> [Announcement.Part] {
    let kind = Text.counted(name == "digit" ? "secret.digits" : "secret.characters", 1)
    return [.init(.label, kind), .init(.body, .phrase("keyHelp.typed"))]
  }
}

public import Keys
import Phrasing
import Screens
import Speech
import Timeline

// From a key to what it does. Each key is one turn: it silences, it acts, and what it asked for is committed.
extension Session {
  /// Two presses within this time are a double press.
  static let doublePress = Duration.milliseconds(400)
  /// Escape is only Stop while speech runs and so long after.
  static let stopGrace = Duration.milliseconds(300)
  /// The question whether to quit stands for so long after its end.
  static let quitWindow = Duration.seconds(3)
  /// From the end of a focus announcement to its hint.
  static let hintPause = Duration.milliseconds(500)

  mutating func take(_ inputs: [KeyDecoder.Input]) {
    for input in inputs {
      switch input {
      case .key(let key): press(key)
      case .paste(let text): paste(text)
      }
    }
    if let patience = decoder.patience {
      wakes.set(.decoder, at: now + patience)
    } else {
      wakes.cancel(.decoder)
    }
  }

  private mutating func press(_ key: Key) {
    guard departure != .left else { return }
    let field = fieldInFocus
    let name = key.recordedName(inSecret: isSecretAsked)
    record(.key(name, count: nil))
    let command = meaning(of: key, inField: field != nil)
    guard departure != .leaving else { return hurry(atOnce: command == .quitNow) }
    wakes.cancel(.hint)
    if case .keyHelp(let place) = mode, command != .quitNow { return turn { $0.describe(key, at: place) } }
    let wasSpeaking = isListenedTo
    let isAnswerNo = isAskedToQuit && (command == .stopOrBack || command == .back)
    turn(ofKey: true) { session in
      session.silence(for: command, key: name, wasSpeaking: wasSpeaking)
      if isAnswerNo {
        session.echo(.phrase("quit.no"))
      } else if let command {
        if command != .right, command != .left { session.meaninglessKey = nil }
        session.perform(command, by: key, presses: session.count(command), wasSpeaking: wasSpeaking)
      } else if let field, let character = key.typed {
        session.meaninglessKey = nil
        session.tell(.typed(character, into: field.id))
      } else {
        session.answerMeaningless(key)
      }
    }
  }

  /// Whether somebody may be typing a secret, into its field or, by mistake, past it.
  public var isSecretAsked: Bool {
    fieldInFocus?.isSecret == true || stack.entries.contains { $0.screen.elements.contains(where: \.isSecret) }
  }

  /// The field that characters go into, if the item in focus is one.
  var fieldInFocus: Element? {
    stack.top?.focus.element.flatMap { $0.role == .textField ? $0 : nil }
  }

  /// A command that comes from outside, as if by a key, whatever the keys mean now.
  mutating func obey(_ command: Command, asBy key: Key) {
    guard !isLeaving else { return }
    wakes.cancel(.hint)
    turn { session in
      session.endKeyHelp()
      session.silence(for: command, key: key.name, wasSpeaking: false)
      session.perform(command, by: key, presses: 1, wasSpeaking: false)
    }
  }

  /// A paste is one event; a screen without a field in focus has no use for it.
  private mutating func paste(_ text: String) {
    guard departure != .left else { return }
    record(.key("Paste", count: text.count))
    guard departure != .leaving else { return hurry(atOnce: false) }
    wakes.cancel(.hint)
    guard mode == .usual else { return turn { $0.echo(.phrase("paste.none")) } }
    turn(ofKey: true) { session in
      session.silence(for: nil, key: "Paste", wasSpeaking: false)
      if let field = session.fieldInFocus {
        session.tell(.pasted(text, into: field.id))
      } else {
        session.echo(.phrase("paste.none"))
      }
    }
  }

  /// In a field the arrows belong to its caret, whatever the setting.
  private func meaning(of key: Key, inField: Bool) -> Command? {
    guard let command = keymap.command(for: key, inField: inField) else { return nil }
    guard settings.voiceOverArrows, !inField else { return command }
    switch command {
    case .right: return .next
    case .left: return .previous
    default: return command
    }
  }

  /// Whether somebody may still be listening to speech that Escape should stop.
  private var isListenedTo: Bool {
    queue.isSounding || lastSound.map { now - $0 < Session.stopGrace } ?? false
  }

  /// What a key does to what sounds, before it does what it is for.
  private mutating func silence(for command: Command?, key: String, wasSpeaking: Bool) {
    switch command {
    case .slower, .faster: feed(.rate)
    case .softer, .louder: feed(.volume)
    case .pause: break
    case .stop: stop()
    case .stopOrBack where wasSpeaking: stop()
    default: feed(.key(key, typing: fieldInFocus != nil))
    }
    if command != .quit, case .asked = departure {
      departure = .none
      wakes.cancel(.quitWindow)
    }
  }

  /// Where nothing sounds any more a tone answers the key; without tones the silence does, which was asked for.
  mutating func stop() {
    if !queue.isSounding, settings.sounds { play("edge") }
    feed(.stop)
  }

  /// How often the same command has come in quick succession.
  private mutating func count(_ command: Command) -> Int {
    var count = 1
    if let last = lastCommand, last.command == command, now - last.moment <= Session.doublePress {
      count = last.count + 1
    }
    lastCommand = (command, count, now)
    return count
  }

  mutating func perform(_ command: Command, by key: Key, presses: Int, wasSpeaking: Bool) {
    if let field = fieldInFocus, command.edits {
      tell(.command(command, on: field.id))
      return
    }
    switch command {
    case .next, .down: move(.next)
    case .previous, .up: move(.previous)
    case .first: move(.first)
    case .last: move(.last)
    case .item(let number): move(.item(number))
    case .right, .left: answerMeaningless(key)
    case .deleteBack, .deleteForward, .deleteWord, .clear: break
    case .readField: readField()
    case .activate: activate(wasSpeaking: wasSpeaking)
    case .mainAction: doMainAction()
    case .actions: listActions(by: key)
    case .stop: break
    case .stopOrBack: if !wasSpeaking { goBack() }
    case .back: goBack()
    case .pause: feed(.pause)
    case .repeatLast: repeatLast(presses: presses)
    case .question: askAgain()
    case .whereAmI: tellWhere(presses: presses)
    case .status: tellStatus()
    case .levelHint: giveLevelHint()
    case .keyHelp: startKeyHelp()
    case .slower: changeRate(by: -Settings.rateStep)
    case .faster: changeRate(by: Settings.rateStep)
    case .softer: changeVolume(by: -1)
    case .louder: changeVolume(by: 1)
    case .sounds: switchSounds()
    case .quit: askToQuit(again: key)
    case .quitNow: leave()
    case .suspend: suspend()
    }
  }

  /// What the item in focus is for. A screen that answers nothing is answered for; a key that stopped speech has the
  /// silence for its answer, and a request what comes of it.
  private mutating func activate(wasSpeaking: Bool) {
    let before = (posts, tones, requestCount, stack.top?.id)
    tell(.command(.activate, on: stack.top?.focus.focus))
    if !wasSpeaking, before == (posts, tones, requestCount, stack.top?.id) { play("edge") }
  }

  /// What stands in the field, as often as it is asked for; or the value of whatever has one.
  private mutating func readField() {
    if stack.top?.focus.element?.value != nil, let reading = stack.top?.reading(.value) {
      postFocus(reading)
    } else {
      echo(.phrase("field.none"))
    }
  }

  /// Without tones the words are said each time: nothing is silent after a key.
  mutating func answerMeaningless(_ key: Key) {
    let isRepeated = meaninglessKey == key
    meaninglessKey = key
    play("edge")
    guard !isRepeated || !settings.sounds else { return }
    let words: [Announcement.Part] = [
      .init(.body, .phrase("unused.key", ["key": .key(named: key.name)])),
      .init(.instruction, .phrase("unused.help", ["help": .key(named: "F1")])),
    ]
    post(Announcement(.echo, words))
  }

  private mutating func changeRate(by step: Int) {
    let rate = min(max(settings.rate + step, Settings.rates.lowerBound), Settings.rates.upperBound)
    let phrase = rate == settings.rate ? (step < 0 ? "rate.slowest" : "rate.fastest") : "rate.value"
    if rate == settings.rate { play("edge") } else { keep(Setting(key: "rate", value: String(rate))) }
    echo(.phrase(phrase, ["n": .number(rate)]))
  }

  private mutating func changeVolume(by step: Int) {
    let volume = min(max(settings.volume + step, Settings.volumes.lowerBound), Settings.volumes.upperBound)
    let phrase = volume == settings.volume ? (step < 0 ? "volume.softest" : "volume.loudest") : "volume.value"
    if volume == settings.volume { play("edge") } else { keep(Setting(key: "volume", value: String(volume))) }
    echo(.phrase(phrase, ["n": .number(volume), "m": .number(Settings.volumes.upperBound)]))
  }

  /// A setting changes, is heard at once and is kept. One that does not exist changes nothing.
  mutating func keep(_ setting: Setting) {
    guard (try? settings.set(setting)) != nil else { return }
    announcer.settings = settings.reading
    if setting.key == "volume" { effects.append(.speech(.gain(settings.volume))) }
    effects.append(.set(setting))
    record(.setting(key: setting.key, value: setting.value))
  }

  mutating func play(_ tone: String) {
    tones += 1
    if settings.sounds { effects.append(.speech(.tone(tone))) } else if tone == "edge" { isEdgeMuted = true }
  }
}

extension Command {
  /// Belongs to the caret and the text of a field that is in focus.
  fileprivate var edits: Bool {
    switch self {
    case .left, .right, .first, .last, .deleteBack, .deleteForward, .deleteWord, .clear: true
    default: false
    }
  }
}

extension Key {
  /// The character that it types into a field.
  var typed: Character? {
    switch self {
    case .character(let character): character
    case .space: " "
    default: nil
    }
  }

  /// Its name in a record; of what is typed where a secret is asked for only the sort.
  public func recordedName(inSecret: @autoclosure () -> Bool) -> String {
    guard let typed, inSecret() else { return name }
    return typed.isNumber ? "digit" : "character"
  }
}

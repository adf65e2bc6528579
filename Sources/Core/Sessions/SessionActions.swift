import Keys
import Phrasing
import Screens
import Speech
import Timeline

// What can be done: by the keys that ask the screen, and by a list, for in a field letters are text and some terminals
// keep some keys (announcements.md 4.3).
extension Session {
  /// How a screen that comes back on top is entered.
  struct Resumption: Hashable, Sendable {
    var screen: ScreenStack.Entry.ID
    /// Whether the title of the list still waited, so that another one has to take its place.
    var needsTitle: Bool
    /// Whether its item in focus is read where nothing else was said of it.
    var readsFocus = true
  }

  /// Enter on the element that the screen names, wherever the focus is.
  mutating func doMainAction() {
    if let id = stack.top?.screen.mainAction {
      tell(.command(.activate, on: id))
    } else {
      play("edge")
      echo(.phrase("mainAction.none"))
    }
  }

  mutating func giveLevelHint() {
    if !tell(.command(.levelHint, on: stack.top?.focus.focus)) { echo(.phrase("levelHint.none")) }
  }

  /// How things stand, in the screen's own words or in those of "where am I".
  mutating func tellStatus() {
    guard let top = stack.top, !tell(.command(.status, on: top.focus.focus)) else { return }
    if top.screen.status.isEmpty {
      echo(.phrase("status.none"))
    } else {
      post(Announcement(.focus, top.screen.status))
    }
  }

  mutating func switchSounds() {
    keep(Setting(key: "sounds", value: settings.sounds ? "off" : "on"))
    echo(.phrase(settings.sounds ? "sounds.on" : "sounds.off"))
  }

  /// What the item and the screen offer, then what has only a letter outside fields, key help and quit.
  mutating func listActions(by key: Key) {
    guard let top = stack.top, !(top.screen is ActionsScreen) else { return answerMeaningless(key) }
    var offers = top.screen.offers(on: top.focus.focus)
    let main: [Command] = top.screen.mainAction == nil ? [] : [.mainAction]
    for command in main + keymap.commandsOutsideFields + [.keyHelp, .quit] where !offers.contains(.command(command)) {
      offers.append(.command(command))
    }
    open(ActionsScreen(offers, mainAction: top.screen.elements.first { $0.id == top.screen.mainAction }))
  }

  /// Does what the list offered on the screen that is on top now. That screen was there before: of it is said only
  /// what it answers, else its item in focus.
  mutating func run(_ offer: Offer) {
    guard let id = stack.top?.id else { return }
    let listIsUnheard = asked.contains { $0.announcement.kind == .screen && !$0.hasBegun }
    resumption = Resumption(screen: id, needsTitle: listIsUnheard)
    feed(.focusChanged)
    switch offer {
    case .own(let name, _): tell(.chosen(name))
    case .command(.stop):
      stop()
      resumption?.readsFocus = false
    case .command(let command):
      perform(command, by: keymap.mainKey(for: command) ?? .enter, presses: 1, wasSpeaking: false)
      if mode != .usual { resumption?.readsFocus = false }
    }
  }

  /// What is said of a screen on which something from the list was done.
  mutating func resume(_ resumption: Resumption) {
    followFocus()
    let toldPlace = memory.turnTold([.screen, .focus])
    if resumption.needsTitle, !memory.turnTold([.screen]), let screen = stack.top?.screen {
      postTitle(of: screen, isNew: false)
    }
    guard resumption.readsFocus, !toldPlace, let reading = stack.top?.reading() else { return }
    postFocus(reading)
  }
}

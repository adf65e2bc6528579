import Phrasing
import Screens
import Speech
import Timeline

// Screens: what they are told, what they want done, and what is said when they change.
extension Session {
  /// One input and all it leads to: silence, action, and at the end what is to be said of it, in the order of kinds.
  mutating func turn(ofKey: Bool = false, _ body: (inout Session) -> Void) {
    let before = stack.top?.id
    let postsBefore = posts
    memory.beginTurn()
    (resumption, entry, isEdgeMuted) = (nil, nil, false)
    feed(.begin)
    body(&self)
    if !isLeaving { sayPlace(after: before) }
    // Where that tone would have been all the answer to a key, words take its place.
    if ofKey, isEdgeMuted, !isLeaving, posts == postsBefore { echo(.phrase("tone.edge")) }
    feed(.commit)
  }

  private mutating func sayPlace(after before: ScreenStack.Entry.ID?) {
    if stack.top?.id == before {
      followFocus()
    } else if let resumption, resumption.screen == stack.top?.id {
      resume(resumption)
    } else {
      enterScreen()
    }
  }

  /// Tells a screen what happened, the top one unless another is named, and does what it answers, if it does.
  @discardableResult
  mutating func tell(_ event: ScreenEvent, to id: ScreenStack.Entry.ID? = nil) -> Bool {
    guard let id = id ?? stack.top?.id else { return false }
    var actions: [ScreenAction] = []
    let now = now
    stack.update(id) { actions = $0.screen.handle(event, at: now) }
    for action in actions { perform(action, for: id) }
    return !actions.isEmpty
  }

  private mutating func perform(_ action: ScreenAction, for id: ScreenStack.Entry.ID) {
    switch action {
    case .announce(let announcement): announce(announcement, from: id)
    case .open(let screen, let fileID, let line):
      entry = Origin(fileID: fileID, line: line)
      leaveWhatCovers(id)
      open(screen)
    case .replace(let screen, let fileID, let line):
      entry = Origin(fileID: fileID, line: line)
      leave(id)
      put(screen)
    case .close(let outcome, let fileID, let line):
      entry = Origin(fileID: fileID, line: line)
      close(id, outcome)
    case .run(let offer): run(offer)
    case .focus(let element, let fileID, let line): focus(element, on: id, origin: Origin(fileID: fileID, line: line))
    case .wake(let name, let moment, let fileID, let line):
      setWake(.screen(id, name, set: Origin(fileID: fileID, line: line)), at: moment)
    case .endProgress(let key): feed(.sourceEnded(key))
    case .request(let request): send(request, for: id)
    case .save(let progress): effects.append(.save(progress))
    case .set(let setting): keep(setting)
    case .tone(let name): play(name)
    case .quit:
      exitCode = .success
      leave()
    }
  }

  private mutating func send(_ request: Request, for id: ScreenStack.Entry.ID) {
    requestCount += 1
    requests[requestCount] = Waiting(screen: id, request: request.id)
    effects.append(.request(Request(id: requestCount, kind: request.kind, fields: request.fields)))
  }

  /// An echo or a value that the user does not want to hear is none.
  private mutating func announce(_ announcement: Announcement, from id: ScreenStack.Entry.ID) {
    if announcer.isUnwanted(announcement, at: now) { return }
    if announcement.kind == .echo, announcement.isSecret, settings.reading.text.codeEcho == .tone { play("typed") }
    post(announcement, from: id)
  }

  /// A screen comes on top of another.
  mutating func open(_ screen: any Screen) {
    tell(.covered)
    put(screen)
  }

  private mutating func put(_ screen: any Screen) {
    stack.open(screen)
    tell(.opened)
  }

  /// A list or a question that was opened over a screen goes when that screen goes on by itself.
  private mutating func leaveWhatCovers(_ id: ScreenStack.Entry.ID) {
    guard let place = stack.entries.firstIndex(where: { $0.id == id }), place + 1 < stack.entries.count else { return }
    leave(stack.entries[place + 1].id)
  }

  /// A screen goes, and all above it; the one below is told the outcome.
  private mutating func close(_ id: ScreenStack.Entry.ID, _ outcome: ScreenOutcome?) {
    guard let entry = stack.entries.first(where: { $0.id == id }), stack.entries.first?.id != id else { return }
    leave(id)
    tell(.returned(outcome ?? entry.screen.outcome))
  }

  /// A screen and all above it go, and their wake-ups, requests and values with them.
  private mutating func leave(_ id: ScreenStack.Entry.ID) {
    let gone = Set(stack.close(id))
    let values = asked.filter { $0.screen.map(gone.contains) ?? false }.compactMap(\.announcement.key)
    for key in Set(values).sorted() { feed(.sourceEnded(key)) }
    wakes.cancel { if case .screen(let owner, _, _) = $0 { gone.contains(owner) } else { false } }
    requests = requests.filter { !gone.contains($0.value.screen) }
  }

  mutating func goBack() {
    if stack.canGoBack, let id = stack.top?.id {
      tell(.covered)
      close(id, nil)
    } else {
      play("edge")
      echo(.phrase("back.none"))
    }
  }

  private mutating func setWake(_ wake: Wake, at moment: Moment?) {
    if let moment {
      wakes.set(wake, at: moment)
    } else {
      wakes.cancel(wake)
    }
  }
}

// Focus.
extension Session {
  mutating func move(_ move: FocusEngine.Move, origin: Origin? = nil) {
    guard var top = stack.top else { return }
    let outcome = top.focus.move(move, in: top.screen.elements)
    stack.top = top
    switch outcome {
    case .moved(let reading): postFocus(reading, origin: origin)
    case .edge(let edge, let reading): postEdge(edge, reading)
    case .past(let count): postPast(count)
    case .unchanged: break
    case .empty: postNothing()
    }
  }

  /// A screen moves its focus; of one that is covered nothing is said.
  private mutating func focus(_ element: Element.ID, on id: ScreenStack.Entry.ID, origin: Origin) {
    if stack.top?.id == id { return move(.element(element), origin: origin) }
    stack.update(id) { _ = $0.focus.move(.element(element), in: $0.screen.elements) }
  }

  /// A new item in focus: whatever was said of an older one is void. It is of the line that made the item, unless
  /// another one moved the focus.
  mutating func postFocus(_ reading: Reading, origin: Origin? = nil) {
    feed(.focusChanged)
    post(Announcement(.focus, .element(reading), origin: origin ?? reading.element.origin))
  }

  private mutating func postEdge(_ edge: FocusEngine.Edge, _ reading: Reading) {
    play("edge")
    var reading = reading
    reading.prefix = [Announcement.Part(.edge, .phrase(edge == .top ? "edge.first" : "edge.last"))]
    postFocus(reading)
  }

  private mutating func postPast(_ count: Int) {
    play("edge")
    post(Announcement(.focus, .phrase("edge.pastLast", ["n": .number(count)])))
  }

  private mutating func postNothing() {
    play("edge")
    post(Announcement(.focus, .phrase("edge.noItems")))
  }

  /// After a turn on the same screen: says what changed under the focus.
  mutating func followFocus() {
    guard var top = stack.top else { return }
    let reading = top.focus.follow(top.screen.elements)
    stack.top = top
    if let reading { postFocus(reading) }
  }

  /// A screen has come on top, for the first time or again.
  private mutating func enterScreen() {
    guard var top = stack.top else { return }
    let isNew = !top.isEntered
    if isNew { top.focus.enter(top.screen.elements, at: top.screen.firstFocus) }
    top.isEntered = true
    _ = top.focus.follow(top.screen.elements)
    stack.top = top
    postTitle(of: top.screen, isNew: isNew)
    if let reading = top.reading() { postFocus(reading) }
  }

  mutating func postTitle(of screen: any Screen, isNew: Bool) {
    var parts = [Announcement.Part(.title, screen.title)]
    if isNew { parts += screen.introduction }
    if isWelcomeDue { parts.insert(Announcement.Part(.body, welcome), at: 0) }
    let id = post(Announcement(.screen, .parts(parts), origin: entry ?? Origin()))
    if let place = place(of: id) { asked[place].isWelcome = isWelcomeDue }
  }

  private var welcome: Text {
    .phrase(
      "welcome",
      [
        "help": .key(named: "F1"), "slower": .key(named: "F7"), "faster": .key(named: "F8"),
        "quit": .key(named: "Ctrl-C"),
      ])
  }
}

extension ScreenStack.Entry {
  /// The element in focus, as it is read now.
  func reading(_ form: Reading.Form = .usual) -> Reading? {
    focus.reading(in: screen.elements, form)
  }
}

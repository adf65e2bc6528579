/// Goes through a pack as JSON and collects what is wrong. Whatever it returns is whole only if there is no fault.
struct PackParser {
  let file: String
  /// The languages of the pack; none while they are not known or were no good.
  var languages: [String] = []
  private(set) var notes: [PackNote] = []
  private var found: [(offset: Int, fault: PackFault)] = []
  private var levelIDs: Set<String> = []

  init(file: String) {
    self.file = file
  }

  /// In the order of the file.
  var faults: [PackFault] {
    found.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element.fault)
  }

  mutating func fault(_ flaw: PackFlaw, at location: PackLocation, offset: Int) {
    found.append((offset, PackFault(file: file, location: location, flaw: flaw)))
  }

  mutating func note(_ remark: PackNote.Remark, at location: PackLocation = PackLocation()) {
    notes.append(PackNote(file: file, location: location, remark: remark))
  }

  /// The whole pack.
  mutating func pack(_ value: JSONValue) -> LevelPack? {
    guard let fields = fields(of: value, PackKeys.pack, at: PackLocation()) else { return nil }
    checkVersion(fields)
    languages = languageTags(fields) ?? []
    let id = id(fields["id"])
    let title = text(fields["title"])
    let intro = texts(fields["intro"])
    let end = texts(fields["end"])
    let pronounce = pronunciations(fields["pronounce"])
    let opening = choice(fields["opening"], LevelPack.Opening.allCases.map(\.rawValue))
    _ = choice(fields["mistakes"], PackKeys.mistakes)
    let licence = licenceLine(fields["licence"], else: .noLicence)
    let source = licenceLine(fields["source"], else: .noSource)
    let chapters = chapters(fields["chapters"])
    guard let id, let title else { return nil }
    return LevelPack(
      id: id, languages: languages, title: title, licence: licence, source: source, intro: intro, end: end,
      opening: opening.flatMap(LevelPack.Opening.init) ?? .inOrder, pronounce: pronounce, chapters: chapters)
  }

  private mutating func checkVersion(_ fields: Fields) {
    guard let field = fields["earshot-pack"] else { return }
    guard case .number(let version) = field.value.content else { return wrongType(field, wanted: "the number 1") }
    if version != "1" { fault(.unknownVersion(version), at: field.location, offset: field.value.offset) }
  }

  private mutating func licenceLine(_ field: Field?, else remark: PackNote.Remark) -> String? {
    if field == nil { note(remark) }
    return string(field)
  }

  private mutating func chapters(_ field: Field?) -> [Chapter] {
    var ids: Set<String> = []
    return list(field, least: 1).enumerated().compactMap { index, item in
      let name = name(of: item.value, index)
      let location = PackLocation(chapter: name)
      guard let fields = fields(of: item.value, PackKeys.chapter, at: location) else { return nil }
      let id = id(fields["id"], unlike: &ids)
      let title = text(fields["title"])
      let intro = text(fields["intro"])
      let ambient = choice(fields["ambient"], Chapter.Ambient.allCases.map(\.rawValue))
      let levels = list(fields["levels"], least: 1).enumerated().compactMap { index, item in
        level(item.value, at: PackLocation(chapter: name, level: self.name(of: item.value, index)))
      }
      guard let id, let title else { return nil }
      return Chapter(
        id: id, title: title, intro: intro, ambient: ambient.flatMap(Chapter.Ambient.init) ?? .none, levels: levels)
    }
  }

  private mutating func level(_ value: JSONValue, at location: PackLocation) -> Level? {
    guard isPlayed(value, at: location), let fields = fields(of: value, PackKeys.closed, at: location) else {
      return nil
    }
    let id = levelID(fields["id"])
    let title = text(fields["title"])
    let question = text(fields["question"])
    let hints = texts(fields["hints"], limit: PackLimits.itemsInLevel)
    let right = text(fields["right"])
    let wrong = text(fields["wrong"])
    let puzzle = closed(fields)
    guard let id, let question else { return nil }
    return Level(
      id: id, title: title, question: question, hints: hints, right: right, wrong: wrong, puzzle: .closed(puzzle))
  }

  /// Says so of a level of another kind, of which only the id is looked at then.
  private mutating func isPlayed(_ value: JSONValue, at location: PackLocation) -> Bool {
    guard let kind = value.member("kind"), case .string(let name) = kind.content, name != "closed" else { return true }
    let isKnown = PackKeys.kinds.contains(name)
    let flaw =
      isKnown ? PackFlaw.kindNotPlayed(name) : .unknownKind(name, nearest: NearestWord(PackKeys.kinds).to(name))
    fault(flaw, at: location.key("kind"), offset: kind.offset)
    if let id = value.member("id") { _ = levelID(Field(value: id, location: location.key("id"))) }
    return false
  }

  /// An id that no other level of the pack has.
  private mutating func levelID(_ field: Field?) -> String? {
    // Taken out and put back: a copy for every level would cost as many as there are levels.
    var others: Set<String> = []
    swap(&others, &levelIDs)
    defer { swap(&others, &levelIDs) }
    return id(field, unlike: &others)
  }

  /// What messages call a chapter or level: its id, else its number.
  private func name(of value: JSONValue, _ index: Int) -> String {
    guard let id = value.member("id"), case .string(let name) = id.content, Self.isID(name) else {
      return "\(index + 1)"
    }
    return name
  }
}

extension JSONValue {
  /// What stands under a key of an object, the first time.
  func member(_ key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }
}

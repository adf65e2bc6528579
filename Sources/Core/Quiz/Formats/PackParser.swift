/// Goes through a pack as JSON and collects what is wrong. Whatever it returns is whole only if there is no fault.
struct PackParser {
  let file: String
  /// The languages of the pack; none while they are not known or were no good.
  var languages: [String] = []
  private(set) var notes: [PackNote] = []
  private var found: [(offset: Int, fault: PackFault)] = []
  /// Those of the pack so far.
  var levelIDs: Set<String> = []
  /// What a slip is in open levels that do not say so themselves.
  private(set) var mistakes: AnswerKey.Mistakes = .almost

  init(file: String) {
    self.file = file
  }

  /// In the order of the file.
  var faults: [PackFault] {
    found.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element.fault)
  }

  var faultCount: Int { found.count }

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
    let opening: LevelPack.Opening? = choice(fields["opening"])
    mistakes = choice(fields["mistakes"]) ?? .almost
    let licence = licenceLine(fields["licence"], else: .noLicence)
    let source = licenceLine(fields["source"], else: .noSource)
    let chapters = chapters(fields["chapters"])
    guard let id, let title else { return nil }
    return LevelPack(
      id: id, languages: languages, title: title, licence: licence, source: source, intro: intro, end: end,
      opening: opening ?? .inOrder, pronounce: pronounce, chapters: chapters)
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
      let ambient: Chapter.Ambient? = choice(fields["ambient"])
      let levels = list(fields["levels"], least: 1).enumerated().compactMap { index, item in
        level(item.value, at: PackLocation(chapter: name, level: self.name(of: item.value, index)))
      }
      guard let id, let title else { return nil }
      return Chapter(id: id, title: title, intro: intro, ambient: ambient ?? .none, levels: levels)
    }
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

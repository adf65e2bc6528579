/// Judges what was typed against one key. Made once, when a pack is checked or a level opens; it depends on nothing but
/// the key, least of all on the locale of the system.
public struct AnswerMatcher: Sendable {
  /// Characters in a typed answer, at most.
  public static let limit = 200

  /// Faults of the key. Answers that have one are never matched.
  public let flaws: [AnswerFlaw]
  /// What the author should look at.
  public let remarks: [AnswerRemark]

  private let key: AnswerKey
  private let sheet: AnswerSheet
  /// From strict to lenient; the first one that knows the answer decides.
  private let stages: [any AnswerStage]

  /// Takes time in proportion to the length of the key.
  public init(_ key: AnswerKey) {
    self.key = key
    sheet = AnswerSheet(key)
    stages = Self.stages(of: key, sheet)
    let check = AnswerCheck(key, sheet)
    flaws = check.flaws
    remarks = check.remarks
  }

  /// What an answer is that was sent, not one that is still being typed.
  public func judge(_ typed: String) -> AnswerOutcome {
    let cleaned = FoldedText.clean(typed)
    if cleaned.isEmpty { return .nothingTyped }
    if cleaned.count > Self.limit { return .tooLong(limit: Self.limit) }
    guard key.rule != .any, key.accept.count > 1 else { return outcome(of: match(cleaned)) }
    if case .trap(let trap) = match(cleaned) { return outcome(of: .trap(trap)) }
    return AnswerParts(cleaned, key, match: match).outcome
  }

  private func match(_ typed: String) -> AnswerMatch {
    let text = sheet.text(typed)
    return stages.lazy.compactMap { $0.match(text) }.first ?? .wrong
  }

  private func outcome(of match: AnswerMatch) -> AnswerOutcome {
    switch match {
    case .right: .right
    case .almost(let kind, _): .almost(kind)
    case .trap(let index): .trap(index, key.traps[index].verdict)
    case .wrong: .wrong
    }
  }

  private static func stages(of key: AnswerKey, _ sheet: AnswerSheet) -> [any AnswerStage] {
    let isStrict = key.accents == .strict
    var stages: [any AnswerStage] = Self.leniencies(of: key.form).map { leniencies in
      FormStage(sheet, TextForm.all(leniencies, sheet.language, keepsAccents: isStrict))
    }
    if isStrict {
      stages += Self.leniencies(of: key.form).map { leniencies in
        FormStage(sheet, TextForm.all(leniencies, sheet.language, keepsAccents: false), almost: .accents)
      }
    }
    guard key.form != .code else { return stages }
    let lenient: [(any AnswerStage)?] = [
      NumberStage(sheet, ordinals: key.ordinals), FamilyStage(sheet), SlipStage(sheet, key),
    ]
    return stages + lenient.compactMap(\.self)
  }

  /// Stage by stage. Articles are no part of a code.
  private static func leniencies(of form: AnswerKey.Form) -> [[TextForm.Leniency]] {
    switch form {
    case .text, .number: [[.same], [.punctuation], [.article, .articleAndPunctuation]]
    case .code: [[.blanks], [.punctuation]]
    }
  }
}

extension TextForm {
  static func all(_ leniencies: [Leniency], _ language: AnswerLanguage, keepsAccents: Bool) -> [TextForm] {
    leniencies.map { TextForm(leniency: $0, language: language, keepsAccents: keepsAccents) }
  }
}

import Phrasing
import Screens
import Sessions

/// All that the cases of a script have in common, made once: words, settings, the voice, what may be opened.
struct Stage: Sendable {
  let catalogue: ScreenCatalogue
  let language: String
  private let settings: Settings
  private let announcer: Announcer
  private let ruler: Ruler
  private let seed: UInt64

  /// Throws where the script asks for a language or a voice that is not there.
  init(_ file: EarFile, _ catalogue: ScreenCatalogue) throws(ScriptFault.Flaw) {
    self.catalogue = catalogue
    (language, seed) = (file.language, file.seed)
    var settings = try Stage.settings(of: file)
    guard catalogue.phrases.languages.contains(settings.language) else {
      throw .unknownLanguage(settings.language, known: catalogue.phrases.languages)
    }
    switch file.voice {
    case .ruler(let character): ruler = Ruler(character: character)
    case .instant: ruler = Ruler(character: .zero)
    case .espeak(let name, let rate):
      ruler = try Stage.ruler(of: name, catalogue)
      settings.rate = rate
    }
    self.settings = settings
    announcer = Announcer(
      catalogue.phrases, language: settings.language, styles: StyleSheet.plain.withoutPauses, settings: settings.reading
    )
  }

  private static func ruler(of voice: String, _ catalogue: ScreenCatalogue) throws(ScriptFault.Flaw) -> Ruler {
    guard let engine = catalogue.engine else { throw .noEngine }
    do {
      return try engine(voice)
    } catch {
      throw .noVoice(voice, why: "\(error)")
    }
  }

  private static func settings(of file: EarFile) throws(ScriptFault.Flaw) -> Settings {
    var settings = Settings()
    settings.language = file.language
    for setting in file.settings { try settings.take(setting) }
    return settings
  }

  /// A new world in which this screen is open.
  func ear(
    _ name: String, _ parameters: [String: String], timers: TimerTrace?
  ) throws(ScriptFault.Flaw) -> Ear {
    let entry = try entry(name, parameters)
    let opening = ScreenCatalogue.Opening(parameters: parameters, settings: settings, seed: seed)
    let screen = try open(name, entry, opening)
    let session = Session(.init(settings: settings, announcer: announcer, welcomes: false), root: screen)
    return Ear(session, ruler: ruler, timers: timers, answer: entry.answer(opening))
  }

  private func open(
    _ name: String, _ entry: ScreenCatalogue.Entry, _ opening: ScreenCatalogue.Opening
  ) throws(ScriptFault.Flaw) -> any Screen {
    do {
      return try entry.open(opening)
    } catch {
      throw .cannotOpen(screen: name, why: "\(error)")
    }
  }

  private func entry(_ name: String, _ parameters: [String: String]) throws(ScriptFault.Flaw) -> ScreenCatalogue.Entry {
    guard let entry = catalogue.screens[name] else {
      throw .unknownScreen(name, known: catalogue.screens.keys.sorted())
    }
    if let unknown = parameters.keys.sorted().first(where: { !entry.parameters.contains($0) }) {
      throw .unknownParameter(unknown, screen: name, known: entry.parameters)
    }
    return entry
  }

  /// What is wrong with the names that the cases of a script use: screens, what they are opened with, events.
  static func faults(of file: EarFile, _ catalogue: ScreenCatalogue) -> [ScriptFault] {
    do throws(ScriptFault.Flaw) {
      let stage = try Stage(file, catalogue)
      return file.cases.flatMap(\.lines).compactMap { line in
        stage.flaw(of: line).map { ScriptFault(file: file.name, line: line.number, $0) }
      }
    } catch {
      return [fault(error, of: file)]
    }
  }

  /// What holds for all cases of a script is told at the line that asks for it.
  static func fault(_ flaw: ScriptFault.Flaw, of file: EarFile) -> ScriptFault {
    let line =
      switch flaw {
      case .unknownLanguage: file.languageLine
      case .noVoice, .noEngine: file.voiceLine
      default: 1
      }
    return ScriptFault(file: file.name, line: line, flaw)
  }

  private func flaw(of line: ScriptLine) -> ScriptFault.Flaw? {
    guard case .step(let step) = line.content else { return nil }
    do throws(ScriptFault.Flaw) {
      switch step {
      case .open(let name, let parameters):
        let opening = ScreenCatalogue.Opening(parameters: parameters, settings: settings, seed: seed)
        _ = try open(name, try entry(name, parameters), opening)
      case .happen(let name): _ = try event(name)
      default: break
      }
      return nil
    } catch {
      return error
    }
  }

  func event(_ name: String) throws(ScriptFault.Flaw) -> ScreenCatalogue.Event {
    guard let event = catalogue.events[name] else {
      throw .unknownEvent(name, known: catalogue.events.keys.sorted())
    }
    return event
  }
}

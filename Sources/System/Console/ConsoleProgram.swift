import CodeService
import Foundation
public import Screens
public import Sessions
import SignIn
import Speech
import Storage
import Terminal
import Timeline
public import Usage

/// A program that is used by keys and by ear: its own screen, the rest from here.
///
///     exit(ConsoleProgram(options).run { materials in MyScreen() }.rawValue)
public struct ConsoleProgram {
  private let options: Options
  private let manner: Manner
  private let signIn: SignInOptions?

  /// How a program begins and ends.
  public enum Manner: Hashable, Sendable {
    /// It says first how to get help, and runs until somebody quits.
    case stays
    /// The same, and who quits it before its screens are done has said no.
    case asks
    /// It says what its screen says, and is over.
    case speaksOnce
  }

  /// A program with these options, and where its screens sign somebody in with theirs.
  public init(_ options: Options, _ manner: Manner = .stays, signIn: SignInOptions? = nil) {
    self.options = options
    self.manner = manner
    self.signIn = signIn
  }

  /// What comes first in `main`, before anything is opened: how the process takes signals, and that a crash prints
  /// nothing of what was typed.
  public static func prepareProcess() throws {
    FatalSignals.reset()
    StandardStreams.fillGaps()
    try Signals.block()
  }

  /// Opens the screen and runs until the session ends.
  ///
  /// What keeps it from beginning is said in a line on standard error, and the exit code says what it was.
  public func run(_ screen: (Materials) throws(Failure) -> any Screen) -> ExitCode {
    do {
      if signIn != nil { FatalSignals.hideMemory() }
      let groundwork = try Groundwork(options, environment: ProcessInfo.processInfo.environment)
      let inbox = try Inbox<News>()
      let speaker = Speaker(groundwork, options.audio) { inbox.post($0) }
      defer { speaker.finish() }
      var materials = try Materials(
        groundwork, options, languages: manner == .speaksOnce ? [groundwork.settings.language] : nil)
      materials.warnings.forEach(Failure.show)
      let transcript = try openTranscript()
      let service = try signIn?.service(materials) { inbox.post(.journal($0)) }
      defer { service?.finish() }
      let root = try screen(materials)
      let keeper = manner == .speaksOnce ? nil : Keeper(groundwork, materials.games)
      defer { keeper?.finish() }
      // The engine has started meanwhile: all that can be done without it is done.
      try materials.note(voices: speaker.awaitVoices())
      let run = ConsoleRun(
        session(materials, root), materials, options, transcript, speaker: speaker, keeper: keeper,
        loop: try EventLoop(inbox: inbox)
      ) { request in
        guard let service, let code = CodeRequest(request) else {
          return inbox.post(.reply(request.id, CodeOutcome.unavailable().data))
        }
        service.take(code) { outcome in
          inbox.post(.reply(request.id, outcome.data))
          // Signed in: what was kept for that is of no more use.
          if outcome == .success { service.end() }
        }
      }
      return try run.run()
    } catch {
      let failure = error as? Failure ?? Failure(.broken, "\(error)")
      Failure.show(failure.description)
      return failure.code
    }
  }

  private func session(_ materials: Materials, _ root: any Screen) -> Session {
    Session(
      .init(
        settings: materials.settings, announcer: materials.announcer, sink: options.audio.isHeard ? .speaker : .none,
        welcomes: manner != .speaksOnce, endsWhenSilent: manner == .speaksOnce, wantsAnswer: manner == .asks,
        notices: materials.notices),
      root: root)
  }

  private func openTranscript() throws(Failure) -> TranscriptFile? {
    guard let path = options.transcript else { return nil }
    do {
      return try TranscriptFile(path)
    } catch {
      throw Failure(error)
    }
  }
}

extension Failure {
  /// Writes words to standard error, each line by itself.
  public static func show(_ words: String) {
    let lines = words.split(separator: "\n").map { Captions.plain(String($0)) + "\n" }
    FileHandle.standardError.write(Data(lines.joined().utf8))
  }
}

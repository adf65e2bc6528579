import Foundation
public import Screens
public import Sessions
import Speech
import Storage
import Terminal
import Timeline

/// A program that is used by keys and by ear: its own screen, the rest from here.
///
///     exit(ConsoleProgram(options).run { materials in MyScreen() }.rawValue)
public struct ConsoleProgram {
  private let options: Options
  private let environment: [String: String]
  private let welcomes: Bool

  /// A program with these options; it says first how to get help unless that is not wanted.
  public init(
    _ options: Options, welcomes: Bool = true,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.options = options
    self.welcomes = welcomes
    self.environment = environment
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
    do throws(Failure) {
      let materials = try Materials(options, environment: environment)
      let transcript = try openTranscript()
      let root = try screen(materials)
      return try run(materials, root, transcript)
    } catch {
      Failure.show(error.description)
      return error.code
    }
  }

  private func run(
    _ materials: Materials, _ root: any Screen, _ transcript: TranscriptFile?
  ) throws(Failure) -> ExitCode {
    let session = Session(
      .init(
        settings: materials.settings, announcer: materials.announcer, sink: options.audio == .silent ? .none : .speaker,
        welcomes: welcomes),
      root: root)
    do {
      var run = try ConsoleRun(session, materials, options, transcript)
      return try run.run()
    } catch let error as TerminalError {
      throw Failure(.broken, error.description)
    } catch {
      throw error as? Failure ?? Failure(.broken, "\(error)")
    }
  }

  private func openTranscript() throws(Failure) -> TranscriptFile? {
    guard let path = options.transcript else { return nil }
    do {
      return try TranscriptFile(path)
    } catch {
      throw Failure(.cannotWrite, error.description)
    }
  }
}

extension Failure {
  /// Writes words to standard error, each line by itself.
  public static func show(_ words: String) {
    FileHandle.standardError.write(Data((words + "\n").utf8))
  }
}

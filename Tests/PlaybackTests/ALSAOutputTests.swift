import Foundation
import Speech
import Testing

@testable import Playback

/// The way through alsa-lib into a sound server of our own, which paces as a device does.
@Suite(.serialized, .enabled(if: SoundServer.isInstalled, "skipped: no pulseaudio and parec"), .timeLimit(.minutes(1)))
struct ALSAOutputTests {
  @Test("Sound is heard in the time it takes, a stop silences, and a dead server is an error that opening repeats")
  func plays() async throws {
    let server = try await SoundServer()
    defer { server.stop() }
    let output = try ALSAOutput(device: server.device)
    #expect(output.period > 0 && output.period <= 661)
    #expect(try output.backlog() == Backlog(held: 0))

    // Kept filled, half a second takes half a second.
    let start = SuspendingClock.now
    var played = 0
    while played < Samples.rate / 2 {
      let missing = try output.depth - output.backlog().held
      if missing >= output.period {
        try output.play(Samples([Int16](repeating: 0, count: missing)))
        played += missing
      }
      await Task.yield()
    }
    let elapsed = SuspendingClock.now - start
    // On a busy machine it may take longer.
    #expect(elapsed > .milliseconds(420))

    try output.stop()
    try output.play(.silence(.milliseconds(20)))
    #expect(try output.backlog().held > 0)
    #expect(try output.takeBack() == 0, "a plug-in plays what it says it takes back")
    try output.stop()
    #expect(try output.backlog() == Backlog(held: 0))
    try output.play(.silence(.milliseconds(50)))

    server.stop()
    let error = #expect(throws: PlaybackError.self) {
      while true { try output.play(.silence(.milliseconds(1))) }
    }
    #expect("\(try #require(error))".contains("is gone"))
    #expect(throws: PlaybackError.self) { _ = try ALSAOutput(device: server.device) }
  }

  @Test("The speech thread outlives the server, and is told when another one is there")
  func survivesServer() async throws {
    let server = try await SoundServer()
    defer { server.stop() }
    let device = server.device
    let (reports, continuation) = AsyncStream<Report>.makeStream()
    let worker = SpeechWorker(
      settings: .init(preRoll: .zero), synthesizer: { RulerSynthesizer() },
      output: { () throws(PlaybackError) in try ALSAOutput(device: device) }, report: { continuation.yield($0) })
    var next = reports.makeAsyncIterator()
    #expect(await next.next() == .device(.open))

    worker.send([.speak(Stage.take(1), Utterance.Part("a few words", language: "en"), Delivery())])
    #expect(await next.next() == .began(Stage.take(1), lasting: Samples.silence(.milliseconds(770)).duration))
    server.stop()
    guard case .device(.lost)? = await next.next() else {
      Issue.record("not told")
      return
    }
    #expect(await next.next() == .ended(Stage.take(1)))
    let second = try await SoundServer()
    defer { second.stop() }
    #expect(await next.next() == .device(.open))
    #expect(worker.finish())
  }
}

/// A PulseAudio server with one sink that nobody hears, in a folder of its own.
final class SoundServer {
  static let isInstalled = ["pulseaudio", "parec"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
  }
  /// The one place of this process, because alsa-lib is told of it by the environment.
  private static let folder = "/tmp/earshot-pulse-\(getpid())"

  /// The name of its device for alsa-lib.
  let device = "earshot"
  private let process = Process()
  /// Without somebody who listens, the sink of PulseAudio plays in blocks of two seconds.
  private let listener = Process()

  /// Starts it, and waits until its device opens.
  init() async throws {
    let folder = SoundServer.folder
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let configuration = "<confdir:alsa.conf>\npcm.\(device) { type pulse server \"unix:\(folder)/sock\" }\n"
    try Data(configuration.utf8).write(to: URL(filePath: "\(folder)/asound.conf"))
    for (name, value) in ["ALSA_CONFIG_PATH": "\(folder)/asound.conf", "HOME": folder, "XDG_RUNTIME_DIR": folder] {
      setenv(name, value, 1)
    }
    try SoundServer.run(
      process, "pulseaudio",
      [
        "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no",
        "-L", "module-native-protocol-unix auth-anonymous=1 socket=\(folder)/sock",
        "-L", "module-null-sink sink_name=ear rate=22050 channels=2",
      ])
    // It tells nobody when it is ready.
    while process.isRunning && (try? ALSAOutput(device: device)) == nil {
      await Task.yield()
    }
    try listen()
  }

  /// Starts the listener, and waits until it hears the first silence.
  private func listen() throws {
    let heard = Pipe()
    try SoundServer.run(
      listener, "parec",
      ["--server=unix:\(SoundServer.folder)/sock", "--device=ear.monitor", "--latency-msec=1", "--raw"], into: heard)
    _ = try heard.fileHandleForReading.read(upToCount: 1)
    heard.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
  }

  private static func run(_ process: Process, _ name: String, _ arguments: [String], into pipe: Pipe? = nil) throws {
    process.executableURL = URL(filePath: "/usr/bin/\(name)")
    process.arguments = arguments
    process.standardOutput = pipe ?? FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  func stop() {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    listener.terminate()
    listener.waitUntilExit()
    try? FileManager.default.removeItem(atPath: SoundServer.folder)
  }

  deinit {
    stop()
  }
}

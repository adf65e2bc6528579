import Foundation

/// A sound server of the test's own, with a device that nobody hears and that takes its time as a real one does.
final class SoundServer {
  private let folder: Folder
  private var child: Child?
  private static let program = "/usr/bin/pulseaudio"

  /// Why there is none here; nothing if there can be one.
  static var obstacle: String? {
    let plugins = ["x86_64-linux-gnu", "aarch64-linux-gnu"].map {
      "/usr/lib/\($0)/alsa-lib/libasound_module_pcm_pulse.so"
    }
    if access(program, X_OK) != 0 { return "skipped: no pulseaudio" }
    if !plugins.contains(where: { access($0, R_OK) == 0 }) { return "skipped: no libasound2-plugins" }
    return nil
  }

  /// Starts the server, with its files in a folder.
  init(in folder: Folder) throws {
    self.folder = folder
    try folder.write(
      "asound.conf", "<confdir:alsa.conf>\npcm.!default { type pulse }\nctl.!default { type pulse }\n".utf8)
    try start()
  }

  /// Without `norewinds` the device fetches two seconds of silence while nothing plays, and what comes next waits.
  func start() throws {
    child = try Child(
      [
        SoundServer.program, "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no",
        "-L", "module-native-protocol-unix auth-anonymous=1 socket=\(folder / "sock")",
        "-L", "module-null-sink sink_name=ear rate=22050 channels=2 norewinds=1",
      ], environment: ["HOME": folder.path, "XDG_RUNTIME_DIR": folder.path],
      standard: .init(input: .file("/dev/null"), output: .file(folder / "server.log")))
  }

  /// Ends it as a crash would.
  func kill() {
    child = nil
  }

  /// Whether programs can connect.
  var isReady: Bool {
    access(folder / "sock", F_OK) == 0
  }

  /// What a program must know to find it.
  var environment: [String: String] {
    ["PULSE_SERVER": "unix:\(folder / "sock")", "ALSA_CONFIG_PATH": folder / "asound.conf"]
  }
}

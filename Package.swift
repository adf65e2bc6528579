// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target: language mode 6, no warning survives, imports and existentials are spelled out.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A pure target of the core: no clock, thread, input or output.
func core(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/Core/\(name)", swiftSettings: strict)
}

/// A target of the shell: the one door to one thing outside.
func system(_ name: String, _ dependencies: Target.Dependency..., unsafe: Bool = false) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/System/\(name)",
    swiftSettings: strict + (unsafe ? [.strictMemorySafety()] : []))
}

/// The tests of one target, or of several together; scripts are read from where they stand.
func tests(_ name: String, _ dependencies: Target.Dependency..., scripts: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: scripts, swiftSettings: strict)
}

/// A C library of the system, seen through a shim that says what is needed of it.
func door(_ name: String, pkgConfig: String? = nil, apt: String? = nil) -> Target {
  .systemLibrary(
    name: name, path: "Sources/Doors/\(name)", pkgConfig: pkgConfig, providers: apt.map { [.apt([$0])] })
}

let package = Package(
  name: "Earshot",
  products: [
    .executable(name: "earshot", targets: ["earshot"]),
    .library(
      name: "EarshotConsole",
      targets: ["Console", "Usage", "Sessions", "Phrasing", "Speech", "Screens", "Keys", "Timeline", "voices"]),
    .library(
      name: "AnnouncementTesting",
      targets: ["AnnouncementTesting", "Rehearsal", "Screens", "Keys", "Timeline", "voices"]),
  ],
  targets: [
    door("CEspeakNG", pkgConfig: "espeak-ng", apt: "libespeak-ng-dev"),
    door("CALSA", pkgConfig: "alsa", apt: "libasound2-dev"),
    door("CSodium", pkgConfig: "libsodium", apt: "libsodium-dev"),
    door("CCurl"),
    door("CLinux"),

    core("Timeline"),
    core("Keys"),
    core("Speech", "Timeline"),
    core("Screens", "Timeline", "Keys"),
    core("Phrasing", "Timeline", "Screens", "Speech"),
    core("Quiz", "Timeline", "Screens"),
    core("SignIn", "Timeline", "Screens"),
    core("Sessions", "Timeline", "Keys", "Screens", "Phrasing", "Speech"),

    system("Usage", "Sessions"),
    system("Terminal", "CLinux", "Timeline", "Keys", unsafe: true),
    system("Espeak", "CEspeakNG", "Speech", unsafe: true),
    system("Playback", "CALSA", "CLinux", "Speech", unsafe: true),
    system("Storage", "Quiz", "Phrasing", "Speech", "Screens", "Sessions"),
    system("CodeService", "CCurl", "CSodium", "CLinux", "SignIn", "Screens", "Timeline", unsafe: true),
    system(
      "Console", "Usage", "Terminal", "Espeak", "Playback", "Storage", "CodeService", "SignIn", "Sessions", "Quiz",
      "Phrasing", "Speech", "Screens", "Keys", "Timeline", "voices"),
    system(
      "Benchmarks", "Usage", "Console", "Espeak", "Playback", "Storage", "CodeService", "SignIn", "Sessions", "Quiz",
      "Phrasing", "Speech", "Screens", "Keys", "Timeline"),

    .target(
      name: "Rehearsal",
      dependencies: [
        "Timeline", "Keys", "Screens", "Phrasing", "Speech", "Quiz", "SignIn", "Sessions", "Storage", "Usage",
      ],
      path: "Sources/Testing/Rehearsal", swiftSettings: strict),

    .target(
      name: "AnnouncementTesting", dependencies: ["Rehearsal", "Keys", "Screens", "Timeline"],
      path: "Sources/Testing/AnnouncementTesting", swiftSettings: strict),

    .target(
      name: "voices", path: "voices", sources: ["Voices.swift"],
      resources: [
        .copy("packs"), .copy("espeak"), .copy("styles"), .copy("tones"), .copy("phrases"),
      ], swiftSettings: strict),

    .executableTarget(
      name: "earshot",
      dependencies: [
        "Benchmarks", "Usage", "Console", "Rehearsal", "Storage", "Sessions", "Quiz", "SignIn", "Speech", "Screens",
        "Timeline", "voices",
      ],
      path: "Sources/earshot", swiftSettings: strict),

    tests("TimelineTests", "Timeline"),
    tests("KeysTests", "Keys"),
    tests("SpeechTests", "Speech", "Timeline"),
    tests("ScreensTests", "Screens", "Keys", "Timeline"),
    tests("PhrasingTests", "Phrasing", "Keys", "Screens", "Speech", "Timeline", "Storage", "voices"),
    tests("QuizTests", "Quiz", "Screens", "Timeline"),
    tests("SignInTests", "SignIn", "Screens", "Timeline"),
    tests("CodeServiceTests", "CodeService", "CLinux", "SignIn", "Screens", "Storage", "Timeline"),
    .testTarget(
      name: "SignInServerTests", dependencies: ["CodeService", "SignIn", "Storage"], path: "Tests/SignInServerTests",
      exclude: ["scenario.txt", "server.py", "stage.sh"], swiftSettings: strict),
    tests(
      "SessionsTests", "Sessions", "Rehearsal", "Phrasing", "Storage", "Screens", "Speech", "Keys", "Timeline"),
    tests("TerminalTests", "Terminal", "Timeline"),
    tests("EspeakTests", "Espeak", "Phrasing", "Screens", "Speech", "Storage", "Timeline", "voices"),
    tests("PlaybackTests", "Playback", "Speech"),
    tests("StorageTests", "Storage", "Phrasing", "Quiz", "Screens", "Speech", "Timeline", "voices"),
    tests(
      "RehearsalTests", "Rehearsal", "Usage", "Quiz", "Sessions", "Speech", "Screens", "Phrasing", "Storage", "Keys",
      "Timeline"),
    tests("AnnouncementTestingTests", "AnnouncementTesting", "Rehearsal", "Keys", "Timeline"),
    tests(
      "ConformanceTests", "AnnouncementTesting", "Rehearsal", "SignIn", "Timeline", "Sessions", "Phrasing", "Screens",
      "Quiz", "Storage",
      "Keys",
      scripts: ["Scripts"]),
    tests("ArchitectureTests"),
    tests("EndToEndTests", "CLinux"),
  ]
)

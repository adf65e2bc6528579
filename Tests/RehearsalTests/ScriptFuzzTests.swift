import Quiz
import Rehearsal
import Testing

/// Scripts made by chance: whatever stands in them, an update makes them pass, and a second one changes nothing.
@Suite struct ScriptFuzzTests {
  static let steps = [
    "press Down", "press Up x2", "press Enter", "wait 100ms", "wait 1.3s", "press F5", "press F2", "press s",
    "press F4", "do news", "do save", "do save twice", "do two results", "do tick at 5s", "press End", "type ab",
    "wait 6s", "do french", "press Escape", "# a comment", "", "mark here", "do count forever", "press F8",
    "do device gone",
    "do device back", "press Ctrl-C",
  ]
  static let screens = [
    "stage", "secret", "secret-over-stage", "sample-quiz", "sample-lesson", "level id=corner", "chapter",
  ]

  static func script(_ generator: inout SplitMix64) -> String {
    var marks = 0
    let steps = (0..<Int(generator.next() % 8)).map { _ in
      let step = Self.steps[Int(generator.next() % UInt64(Self.steps.count))]
      marks += step == "mark here" ? 1 : 0
      return step == "mark here" ? "mark here\(marks)" : step
    }
    let screen = screens[Int(generator.next() % UInt64(screens.count))]
    return "ear 1\nset hints=off\n\ncase by chance\nopen \(screen)\n\(steps.joined(separator: "\n"))\n"
  }

  /// Expectations that are swapped, doubled, taken away, of another fate, in other words.
  static func spoilt(_ text: String, _ generator: inout SplitMix64) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0...Int(generator.next() % 3) {
      let expectations = lines.indices.filter { ["hear", "cut", "lost"].contains(where: lines[$0].hasPrefix) }
      guard let index = expectations.randomElement(using: &generator) else { break }
      switch generator.next() % 6 {
      case 0: lines.remove(at: index)
      case 1: lines.insert(lines[index], at: index)
      case 2: if let other = expectations.randomElement(using: &generator) { lines.swapAt(index, other) }
      case 3: lines[index] = "lost" + lines[index].drop { $0.isLetter }
      case 4: lines[index] += " more"
      default: if index + 1 < lines.count, lines[index + 1] != "" { lines.swapAt(index, index + 1) }
      }
    }
    return lines.joined(separator: "\n")
  }

  func updated(_ text: String, _ screens: ScreenCatalogue) throws -> String {
    let run = try ScriptRun(try EarFile(text, name: "x.ear"), screens: screens)
    guard case .changed(let new) = ScriptUpdate(run, fates: true).outcome else { return text }
    return new
  }

  func failures(_ text: String, _ screens: ScreenCatalogue) throws -> [Mismatch] {
    let run = try ScriptRun(try EarFile(text, name: "x.ear"), screens: screens)
    return run.file.cases.flatMap { run.result(of: $0).failures }
  }

  @Test("whatever is done and whatever was expected, an update makes a script pass and keeps it so", arguments: 0..<8)
  func updating(block: UInt64) throws {
    let screens = try Theatre.screens()
    for seed in block * 25..<block * 25 + 25 {
      var generator = SplitMix64(seed: seed)
      let steps = Self.script(&generator)
      let whole = try updated(steps, screens)
      let failures = try failures(whole, screens)
      // A program that has ended takes no step, and no update mends that.
      if failures.contains(where: { $0.kind == .obstacle }) { continue }
      #expect(failures.isEmpty, "seed \(seed):\n\(steps)\n\(whole)")
      let spoilt = Self.spoilt(whole, &generator)
      guard let file = try? EarFile(spoilt, name: "x.ear"), !file.cases.isEmpty else { continue }
      let mended = try updated(spoilt, screens)
      #expect(try self.failures(mended, screens).isEmpty, "seed \(seed):\n\(spoilt)\n\(mended)")
      #expect(try updated(mended, screens) == mended, "seed \(seed)")
    }
  }

  @Test("no bytes bring the parser down", arguments: 0..<4)
  func parsing(block: UInt64) throws {
    var generator = SplitMix64(seed: block)
    let good = try Theatre.sample("known-failures.ear")
    for _ in 0..<50 {
      var bytes = Array(good.utf8)
      for _ in 0..<20 {
        let place = Int(generator.next() % UInt64(bytes.count))
        switch generator.next() % 3 {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: generator.next())
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: bytes[place..<min(place + 9, bytes.count)], at: place)
        }
      }
      do throws(ScriptFaults) {
        _ = try EarFile(String(decoding: bytes, as: UTF8.self), name: "x.ear")
      } catch {
        #expect(!error.faults.isEmpty)
      }
    }
  }
}

import Testing

/// Lets only a few programs run at a time: one that waits for a processor is late with what it records.
struct FewAtOnce: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Turnstile.shared.enter()
    do {
      try await function()
    } catch {
      await Turnstile.shared.leave()
      throw error
    }
    await Turnstile.shared.leave()
  }
}

extension Trait where Self == FewAtOnce {
  /// A few tests of this kind at a time, whatever suite they are in.
  static var fewAtOnce: Self { Self() }
}

private actor Turnstile {
  static let shared = Turnstile()

  private var free = 4
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}

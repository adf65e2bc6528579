import Dispatch
public import SignIn

/// Somebody who sends codes and judges them.
///
/// It answers each request once, from whatever thread, and never by itself twice. What is secret in a request stands in
/// nothing it writes or throws.
public protocol CodeService: Sendable {
  /// Begins a request; `answer` is called once, when the outcome is known.
  func take(_ request: CodeRequest, answer: @escaping @Sendable (CodeOutcome) -> Void)
  /// The sign-in is over: whatever was kept of its code and its session is wiped.
  func end()
  /// Does the same, and waits until it is done, a second at most: the program ends.
  func finish()
}

extension DispatchQueue {
  /// Waits until what was begun before is done, a second at most.
  func drain() {
    let done = DispatchSemaphore(value: 0)
    async { done.signal() }
    _ = done.wait(timeout: .now() + .seconds(1))
  }
}

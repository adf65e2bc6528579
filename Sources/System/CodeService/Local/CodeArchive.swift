import Foundation
import Screens

/// What outlives the process, read and written; what fails is told the operator, and the service goes on without it.
struct CodeArchive: Sendable {
  let records: CodeRecords
  let clock: ServiceClock
  let report: @Sendable (CodeNotice) -> Void

  /// The key and the limits that were kept, or new ones.
  func open(by rules: CodeRules) -> (NumberKey, Limits) {
    let saved = load(.limits, records.limits)
    // A key that is there and cannot be read now may be readable the next time.
    guard let kept = attempt(.key, { try records.key.load() }) else { return (NumberKey(), Limits()) }
    if let key = kept.flatMap(NumberKey.init) { return (key, limits(saved, by: rules)) }
    // Without a key there are no limits at a first start either, and nothing to tell.
    if saved != nil { report(.newKey) }
    let key = NumberKey()
    attempt(.key) { try records.key.save(key.data) }
    save(Limits())
    return (key, Limits())
  }

  func save(_ limits: Limits) {
    attempt(.limits) {
      try records.limits.save(limits.lines(at: clock.now(), wall: clock.wall()))
    }
  }

  /// Whether names are asked for and this number has none.
  func wantsName(_ number: KeyedHash) -> Bool {
    guard let file = records.people else { return false }
    // Who is right gets in, even where names cannot be read.
    return attempt(.people) { try !People(file: file).haveName(of: number) } ?? false
  }

  /// Whether the name was kept.
  func add(_ name: Secret, of number: KeyedHash) -> Bool {
    guard let file = records.people else { return false }
    return attempt(.people) { try People(file: file).add(name, of: number) } != nil
  }

  private func limits(_ saved: Data?, by rules: CodeRules) -> Limits {
    guard let saved else { return Limits() }
    if let limits = Limits(lines: saved, by: rules, at: clock.now(), wall: clock.wall()) { return limits }
    report(.newLimits)
    return Limits()
  }

  private func load(_ purpose: CodeNotice.Purpose, _ file: any KeptFile) -> Data? {
    attempt(purpose) { try file.load() } ?? nil
  }

  @discardableResult
  private func attempt<Result>(_ purpose: CodeNotice.Purpose, _ body: () throws -> Result) -> Result? {
    do {
      return try body()
    } catch {
      report(.fault(purpose, "\(error)"))
      return nil
    }
  }
}

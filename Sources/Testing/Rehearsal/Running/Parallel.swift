import Foundation
import Synchronization

/// Work that several threads share.
enum Parallel {
  /// What becomes of each item, in their order; so many at once.
  static func map<Item: Sendable, Value: Sendable>(
    _ items: [Item], jobs: Int, _ transform: @escaping @Sendable (Item) -> Value
  ) -> [Value] {
    guard jobs > 1, items.count > 1 else { return items.map(transform) }
    let values = Mutex([Value?](repeating: nil, count: items.count))
    run(jobs: jobs, count: items.count) { index in
      let value = transform(items[index])
      values.withLock { $0[index] = value }
    }
    return values.withLock { $0.compactMap(\.self) }
  }

  /// Does something for each number below the count, as soon as one of so many threads is free.
  static func run(jobs: Int, count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let next = Mutex(0)
    let take: @Sendable () -> Int? = {
      next.withLock { next in
        defer { next += 1 }
        return next < count ? next : nil
      }
    }
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = jobs
    let workers = (0..<jobs).map { _ in BlockOperation { while let index = take() { body(index) } } }
    queue.addOperations(workers, waitUntilFinished: true)
  }
}

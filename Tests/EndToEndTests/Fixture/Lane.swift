import Dispatch

/// Runs an actor on a thread of its own, so that it may wait without keeping other tests from theirs.
final class Lane: SerialExecutor {
  private let queue = DispatchQueue(label: "program")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

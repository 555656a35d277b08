import Dispatch

/// Runs what the tasks of views do away from the main actor in the main queue as well, one thing after the other.
///
/// Left to the pool of threads, a task that gave way or awaited a function of no actor would come back after more or
/// fewer frames from run to run, as its thread was woken sooner or later. Where the compiler lets tasks belong to a
/// clock, they are in order without this.
final class MainQueueExecutor: TaskExecutor {
    static let shared = MainQueueExecutor()

    private init() {}

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

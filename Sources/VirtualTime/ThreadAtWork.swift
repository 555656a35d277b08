import Foundation

/// Whose job a thread runs.
///
/// While a task changes from one actor to another, no task is current, and the runtime queues work of its own: the turn of
/// the actor that is to go on with the task. That belongs to whoever runs the job.
enum ThreadAtWork {
    private struct Work {
        unowned(unsafe) let clock: VirtualClock
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// The clock whose job the thread runs; nil while it runs none.
    static var clock: VirtualClock? {
        pthread_getspecific(key)?.assumingMemoryBound(to: Work.self).pointee.clock
    }

    /// Runs a job of a clock's.
    static func run(for clock: VirtualClock, _ job: () -> Void) {
        let outer = pthread_getspecific(key)
        var work = Work(clock: clock)
        withUnsafeMutablePointer(to: &work) { pointer in
            pthread_setspecific(key, pointer)
            job()
            pthread_setspecific(key, outer)
        }
    }
}

import Dispatch
import Foundation

/// What a clock's views do on other threads: runs it there, and knows when all of it has ended or waits.
///
/// A task that waits for an actor, for another task or for the clock's time occupies no thread, and is not waited for.
final class ThreadedWork: @unchecked Sendable {
    private let lock = NSLock()
    private var running = 0
    private var waiters: [CheckedContinuation<Void, Never>] = []

    /// Whether anything runs on another thread now, or is about to.
    var isBusy: Bool { lock.withLock { running > 0 } }

    /// Runs something on a thread of the pool.
    func run(_ body: @escaping @Sendable () -> Void) {
        let counted = counting(body)
        DispatchQueue.global().async { counted() }
    }

    /// Counts what somebody else is about to run once, until it has.
    func counting(_ body: @escaping () -> Void) -> @Sendable () -> Void {
        nonisolated(unsafe) let body = body
        lock.withLock { running += 1 }
        return { [self] in
            body()
            end()
        }
    }

    private func end() {
        let done: [CheckedContinuation<Void, Never>] = lock.withLock {
            running -= 1
            guard running == 0 else { return [] }
            defer { waiters = [] }
            return waiters
        }
        for waiter in done { waiter.resume() }
    }

    /// Waits until nothing runs on another thread.
    func rest() async {
        await withCheckedContinuation { continuation in
            let rests = lock.withLock {
                if running > 0 { waiters.append(continuation) }
                return running == 0
            }
            if rests { continuation.resume() }
        }
    }
}

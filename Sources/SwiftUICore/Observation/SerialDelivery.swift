import Foundation

/// Calls a subscriber from any number of threads, one call at a time and in order, and holds no lock during a call.
///
/// Two subjects that send to each other from two threads would wait for each other forever if each held a lock while its
/// subscriber receives. A thread that finds another one delivering leaves its call to that one. A call that adds another
/// one, as when a subscriber sends to the subject, has that done before it returns.
package final class SerialDelivery: @unchecked Sendable {
    private struct State {
        var waiting: [() -> Void] = []
        /// The thread that delivers; nil where none does.
        var thread: pthread_t?
    }

    private let lock = NSLock()
    private var state = State()

    package init() {}

    /// Adds a call, to be made by the next `deliver()` of any thread; may be called with a lock held.
    package func add(_ call: @escaping () -> Void) { lock.withLock { state.waiting.append(call) } }

    /// Makes the calls that wait, unless another thread is about to; must be called without any lock.
    package func deliver() {
        let me = pthread_self()
        let (mayDeliver, outer) = lock.withLock {
            guard state.thread == nil || state.thread == me else { return (false, pthread_t?.none) }
            defer { state.thread = me }
            return (true, state.thread)
        }
        guard mayDeliver else { return }
        while let call = next(endingWith: outer) { call() }
    }

    /// The next call; where there is none, the thread is done.
    private func next(endingWith outer: pthread_t?) -> (() -> Void)? {
        lock.withLock {
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.thread = outer
            return nil
        }
    }
}

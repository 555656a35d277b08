import Foundation

/// Where a context may be used: on the main thread, or in the code of an actor.
final class ContextIsolation: @unchecked Sendable {
    static let main = ContextIsolation(nil)

    private let queue: DispatchQueue?
    /// The thread that runs a job of the actor.
    private var thread: pthread_t?
    private var hasRun = false
    private let lock = NSLock()

    init(_ queue: DispatchQueue?) { self.queue = queue }

    func run(_ body: @escaping @Sendable () -> Void) {
        queue?.async { [self] in whileRunning(body) }
    }

    /// Runs a job of the actor.
    func whileRunning(_ body: () -> Void) {
        lock.withLock {
            thread = pthread_self()
            hasRun = true
        }
        body()
        lock.withLock { thread = nil }
    }

    /// Whether the code that runs may use the context. The initializer of an actor runs elsewhere, before all else.
    var isCurrent: Bool {
        guard queue != nil else { return MainQueue.isCurrent }
        return lock.withLock { !hasRun || thread.map { pthread_equal($0, pthread_self()) != 0 } == true }
    }
}

extension ModelContext {
    /// Reports once for each entity that a model is used on another actor than its context.
    func check(_ isolation: ContextIsolation, _ type: any PersistentModel.Type) {
        guard !isolation.isCurrent else { return }
        ModelIssues.report(
            "A \(type.entityName) is used on another actor than its context, which is that of "
                + (isMain ? "the main actor" : "a @ModelActor")
                + ". What it holds may change meanwhile. Hand its persistentModelID over, and fetch it there by "
                + "model(for:) of a context of its own.")
    }
}

/// The main actor's thread.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on the main actor. Once a process has entered `dispatchMain()`, as asynchronous `main`
    /// functions and test runners do on Linux, other threads than the first serve it. The queue is asked first, as a thread has to
    /// ask the system.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil || Thread.isMainThread }
}

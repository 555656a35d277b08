import Dispatch
import Foundation
import Synchronization

/// Gets work onto the main actor: at once when the caller is there already, else soon.
package enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The main thread, once it has asked; 0 before. Its structure is not given to another thread when it has ended.
    private static let thread = Atomic<UInt>(0)

    /// Whether the caller runs on the main actor.
    ///
    /// `App.main` serves the main queue from the main thread. Once a process has entered `dispatchMain()`, as
    /// asynchronous `main` functions and test runners do on Linux, other threads serve it; so both are asked. `Thread` asks the
    /// system each time, in two calls: the thread that was found to be the main one is remembered.
    package static var isCurrent: Bool {
        let caller = UInt(pthread_self())
        let known = thread.load(ordering: .relaxed)
        if caller == known || DispatchQueue.getSpecific(key: key) != nil { return true }
        guard known == 0, Thread.isMainThread else { return false }
        thread.store(caller, ordering: .relaxed)
        return true
    }

    /// Runs what belongs to the main actor, where the caller knows already that it is there: as in a body that is being evaluated.
    ///
    /// `MainActor.assumeIsolated` finds that out anew in each call, which in a body's reads takes longer than all the rest.
    static func known<Result>(_ body: @MainActor () -> Result) -> Result {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
    }

    package static func run(_ body: @escaping @MainActor () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(body)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(body) }
        }
    }
}

/// A reference that any thread may hold and hand on, and that only the main actor follows.
///
/// A weak reference that another thread follows may make that thread the last owner of its target.
package struct MainActorReference<Target: AnyObject>: @unchecked Sendable {
    private weak var stored: Target?

    /// Refers to an object without keeping it alive.
    package init(_ target: Target) { stored = target }

    /// The object; nil once it is gone.
    @MainActor package var target: Target? { stored }
}

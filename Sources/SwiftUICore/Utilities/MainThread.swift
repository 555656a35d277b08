import Dispatch
import Foundation

/// Gets work onto the main actor: at once when the caller is there already, else soon.
package enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on the main actor.
    ///
    /// `App.main` serves the main queue from the main thread. Once a process has entered `dispatchMain()`, as
    /// asynchronous `main` functions and test runners do on Linux, other threads serve it; so both are asked.
    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil }

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

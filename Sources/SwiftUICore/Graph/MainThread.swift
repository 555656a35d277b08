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

    package static func run(_ body: @escaping @MainActor () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(body)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(body) }
        }
    }
}

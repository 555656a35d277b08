import Foundation

/// Gets work onto the main actor: at once when the caller is there already, else soon.
package enum MainThread {
    package static func run(_ body: @escaping @MainActor () -> Void) {
        if Thread.isMainThread {
            MainActor.assumeIsolated(body)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(body) }
        }
    }
}

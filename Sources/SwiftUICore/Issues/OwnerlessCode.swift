/// Calls that need a window, made by code that belongs to none.
///
/// Globals and singletons of a program belong to nobody, and neither does what their initializers start. A request of such
/// code is dropped, since any window would be a guess, and reported once for each call.
package enum OwnerlessCode {
    /// Reports on standard error that a call came to nothing, or to something else than it would in a window.
    ///
    /// - Parameters:
    ///   - call: what was called.
    ///   - outcome: what came of it.
    ///   - alternative: what to do instead.
    package static func report(_ call: String, outcome: String, alternative: String) {
        RuntimeIssue.reportOnce(
            "Riffle: \(call) was called by code that belongs to no window, such as the initializer of a global, or what a "
                + "singleton has started. \(outcome) \(alternative)")
    }
}

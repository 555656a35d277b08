import Foundation

/// Stops a publisher that sends to itself: a subscriber that sends to what it receives from is called again before it has
/// returned, which would go on until the stack overflows.
package struct NestedDelivery {
    /// How many calls of one subscriber may be inside each other.
    package static let limit = 100
    private var depth = 0

    package init() {}

    /// Begins a call.
    ///
    /// - Returns: whether it is to be made; `end()` follows then.
    package mutating func begin() -> Bool {
        guard depth < Self.limit, !StackRoom.isShort else { return false }
        depth += 1
        return true
    }

    /// The call has returned.
    package mutating func end() { depth -= 1 }
}

extension RuntimeIssue {
    /// - Parameter receiver: who is called, as the beginning of a sentence.
    static func sendingCycle(_ receiver: String, path: String) -> RuntimeIssue {
        RuntimeIssue(
            kind: .endlessUpdate,
            message:
                "\(receiver) was called \(NestedDelivery.limit) times from inside itself, so the next value is not "
                + "delivered. What it does sends to the publisher that it receives from: send only when the value "
                + "differs, remove the cycle, or send later, in a task.", path: path)
    }

    /// Reports a cycle of subjects to the window whose code runs, or to standard error where none does.
    static func reportSendingCycle(_ receiver: String) {
        let issue = sendingCycle(receiver, path: "")
        if MainThread.isCurrent, let graph = WindowContext.current?.graph {
            MainActor.assumeIsolated { graph.report(issue) }
        } else {
            reportOnce("Riffle: \(issue.message)")
        }
    }
}

/// How far in the view is that a change came from: a removed view is only concerned by those that come from inside of it.
package enum ChangeOrigin {
    /// From outside of all views, or from where it cannot be told.
    case outside
    /// From something that a view at this depth owns.
    case view(depth: Int)
    /// From an observable object, which some view around may have made.
    case object
    /// From what Observation tracks, which some view around may have made.
    case observation
}

/// Why a node is queued.
struct QueueReason {
    /// How far in the innermost view is whose change queued the node.
    private(set) var depth: Int32 = -1
    private(set) var hasObject = false
    private(set) var hasObservation = false

    mutating func add(_ origin: ChangeOrigin) {
        switch origin {
        case .outside: break
        case .view(let depth): self.depth = max(self.depth, Int32(clamping: depth))
        case .object: hasObject = true
        case .observation: hasObservation = true
        }
    }
}

/// A slot that may hold an object which the view itself has made.
@MainActor
protocol ObjectOwning: AnyObject {
    /// The object; nil where the view did not make one.
    var ownObject: AnyObject? { get }
}

/// A state that remembers, while an update is due, what it was before.
package protocol UpdateRemembering: AnyObject {
    /// Gives what the state was before the update, and forgets it.
    @MainActor func takeValueBeforeUpdate() -> AnyObject?
}

/// A node whose view has state.
@MainActor
protocol StateKeeping: AnyObject {
    var stateType: ObjectIdentifier { get }
    /// How many slots it has.
    var slotCount: Int { get }
    /// The slots that outlive the node.
    var keptSlots: [AnyObject?] { get }
}

/// The storage of a dynamic property that can go on in another node of the same view.
@MainActor
protocol Revivable: AnyObject {
    func revived(for node: _ViewNode) -> AnyObject
}

extension StateLocation: Revivable {
    func revived(for node: _ViewNode) -> AnyObject {
        join(node.graph)
        return self
    }
}

/// A dynamic property's storage that has something to undo when the view goes.
@MainActor
package protocol UnmountObserving: AnyObject {
    func nodeDidUnmount()
}

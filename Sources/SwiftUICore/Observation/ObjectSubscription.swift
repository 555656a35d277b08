import OpenCombine

/// Has a view updated whenever an object announces a change, for as long as the slot that holds this lives.
@MainActor
package final class ObjectSubscription<ObjectType: ObservableObject>: EnvironmentReading, UnmountObserving,
    ObjectOwning
{
    package let object: ObjectType
    private var cancellable: AnyCancellable?
    /// Whether the view has made the object.
    let isOwner: Bool
    private let counted: Announcements
    /// How often the object has announced a change since the view subscribed.
    var announcements: Int { counted.count }
    /// Where another object may be found when the environment changes; nil for objects from elsewhere.
    private let lookUp: ((EnvironmentValues) -> ObjectType?)?

    package init(
        _ object: ObjectType, _ node: _ViewNode, isOwner: Bool = false,
        lookUp: ((EnvironmentValues) -> ObjectType?)? = nil
    ) {
        self.object = object
        self.isOwner = isOwner
        self.lookUp = lookUp
        counted = Announcements(of: ObjectIdentifier(object))
        let reader = node.backReference
        cancellable = object.objectWillChange.sinkOnAnyThread { [counted] _ in
            DependencyTracking.reportWrite("a property of \(ObjectType.self)")
            // Announced before the change, on whatever thread makes it; the update comes after.
            nonisolated(unsafe) let transaction = Transaction.forWrite()
            let thread = OtherThread.current
            MainThread.run {
                guard let node = reader.target, node.isMounted else { return }
                counted.announce(to: node, transaction, changing: ObjectType.self, on: thread)
            }
        }
    }

    package func hasChanged(in environment: EnvironmentValues) -> Bool {
        guard let lookUp else { return false }
        return lookUp(environment) !== object
    }

    var ownObject: AnyObject? { isOwner ? object : nil }

    package func nodeDidUnmount() {
        cancellable = nil
        if isOwner { (object as? any LettingGo)?.letGo() }
    }
}

/// What an object has announced to one view.
@MainActor
private final class Announcements {
    private(set) var count = 0
    private let object: ObjectIdentifier

    init(of object: ObjectIdentifier) { self.object = object }

    /// Has the view evaluated, and reports an announcement that another thread has made.
    func announce(
        to node: _ViewNode, _ transaction: Transaction, changing type: Any.Type, on thread: OtherThread?
    ) {
        guard let thread else { return tell(node, transaction) }
        node.graph.reportChange(
            "\(type) announced a change", on: thread,
            "Views read the object on the main actor, perhaps while it is only half changed. Mark the class @MainActor, or "
                + "make the change inside MainActor.run or DispatchQueue.main.async.", from: node)
        var again = transaction
        again.completions = []
        tell(node, transaction)
        let reader = node.backReference
        node.graph.lookAgain(ObjectIdentifier(self)) {
            if let node = reader.target { self.tell(node, again) }
        }
    }

    private func tell(_ node: _ViewNode, _ transaction: Transaction) {
        count += 1
        node.graph.updates.announced.insert(object)
        node.invalidate(transaction, joins: true, origin: .object)
    }
}

extension ObjectSubscription: Revivable {
    func revived(for node: _ViewNode) -> AnyObject { ObjectSubscription(object, node, isOwner: isOwner) }
}

extension ObjectSubscription: PlainlyHeld {
    var isPlain: Bool { isOwner && ObjectType.self is any OutlivesViews.Type }
}

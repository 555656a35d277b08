import OpenCombine

/// Has a view updated whenever an object announces a change, for as long as the slot that holds this lives.
@MainActor
package final class ObjectSubscription<ObjectType: ObservableObject>: EnvironmentReading, UnmountObserving {
    package let object: ObjectType
    private var cancellable: AnyCancellable?
    /// Whether the view has made the object.
    let isOwner: Bool
    /// How often the object has announced a change since the view subscribed.
    private(set) var announcements = 0
    /// Where another object may be found when the environment changes; nil for objects from elsewhere.
    private let lookUp: ((EnvironmentValues) -> ObjectType?)?

    package init(
        _ object: ObjectType, _ node: _ViewNode, isOwner: Bool = false,
        lookUp: ((EnvironmentValues) -> ObjectType?)? = nil
    ) {
        self.object = object
        self.isOwner = isOwner
        self.lookUp = lookUp
        cancellable = object.objectWillChange.sink { [weak self, weak node] _ in
            DependencyTracking.reportWrite("a property of \(ObjectType.self)")
            // Announced before the change, on whatever thread makes it; the update comes after.
            nonisolated(unsafe) let transaction = Transaction.forWrite()
            MainThread.run {
                self?.announcements += 1
                node?.invalidate(transaction, joins: true)
            }
        }
    }

    package func hasChanged(in environment: EnvironmentValues) -> Bool {
        guard let lookUp else { return false }
        return lookUp(environment) !== object
    }

    package func nodeDidUnmount() {
        cancellable = nil
        if isOwner { (object as? any LettingGo)?.letGo() }
    }
}

/// Names the object of a type that the view in focus gives.
private enum FocusedObjectKey<ObjectType: ObservableObject>: FocusedValueKey {
    typealias Value = ObjectType
}

extension FocusedValues {
    fileprivate func object<ObjectType: ObservableObject>(_ type: ObjectType.Type) -> ObjectType? {
        self[FocusedObjectKey<ObjectType>.self]
    }

    fileprivate mutating func setObject<ObjectType: ObservableObject>(_ object: ObjectType) {
        self[FocusedObjectKey<ObjectType>.self] = object
    }
}

/// An object that the view in focus gives: the view is updated when it announces a change, and when another is given.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: SlotProperty {
    /// Gives bindings to the properties of an object.
    @dynamicMemberLookup
    public struct Wrapper {
        fileprivate let root: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            ObservedObject(wrappedValue: root).projectedValue[dynamicMember: keyPath]
        }
    }

    private var location: StateLocation<FocusedValues>?

    /// The object of the type.
    public init() {}

    /// The object; nil where nobody in focus gives one.
    public var wrappedValue: ObjectType? { location?.value.object(ObjectType.self) }

    /// Bindings to the object's properties; nil where nobody in focus gives one.
    public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(root: $0) } }

    /// Whether the slot is one.
    public static var _slotCount: Int { 1 }

    /// Connects the property with the values of the window, and listens to the object that is given.
    @MainActor
    public static func _install(
        _ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode
    ) {
        let location = FocusedValues.location(in: node.graph)
        property.assumingMemoryBound(to: FocusedObject.self).pointee.location = location
        let known = slot as? FocusedObjectSlot<ObjectType> ?? FocusedObjectSlot<ObjectType>()
        known.listen(to: location.current.object(ObjectType.self), node)
        slot = known
    }
}

/// What a view with a focused object keeps: who tells it of the object's changes.
@MainActor
private final class FocusedObjectSlot<ObjectType: ObservableObject>: UnmountObserving {
    private var subscription: ObjectSubscription<ObjectType>?

    func listen(to object: ObjectType?, _ node: _ViewNode) {
        guard subscription?.object !== object else { return }
        subscription?.nodeDidUnmount()
        subscription = object.map { ObjectSubscription($0, node) }
    }

    func nodeDidUnmount() { subscription?.nodeDidUnmount() }
}

extension View {
    /// Gives an object to others while the focus is in this view, for their `FocusedObject`; nil gives none.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedValues(ofScene: false) { if let object { $0.setObject(object) } }
    }

    /// Gives an object to others while the focus is in this view, for their `FocusedObject`.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        focusedValues(ofScene: false) { $0.setObject(object) }
    }

    /// Gives an object to others while this view is there, wherever the focus is; nil gives none.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedValues(ofScene: true) { if let object { $0.setObject(object) } }
    }

    /// Gives an object to others while this view is there, wherever the focus is.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        focusedValues(ofScene: true) { $0.setObject(object) }
    }
}

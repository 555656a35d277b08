import OpenCombine

/// An observable object from elsewhere; the view updates whenever the object announces a change.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: SlotProperty {
    /// Gives bindings to the properties of an object.
    @dynamicMemberLookup
    public struct Wrapper {
        let root: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            .member(keyPath, of: root)
        }
    }

    /// The object.
    public var wrappedValue: ObjectType

    /// Watches an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// Watches an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

    /// Whether the slot is one.
    public static var _slotCount: Int { 1 }

    /// Subscribes to the object, and leaves the one before if it was another.
    @MainActor
    public static func _install(
        _ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode
    ) {
        let object = property.assumingMemoryBound(to: ObservedObject.self).pointee.wrappedValue
        if (slot as? ObjectSubscription<ObjectType>)?.object === object { return }
        slot = ObjectSubscription(object, node)
    }

    package static func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        first.assumingMemoryBound(to: ObservedObject.self).pointee.wrappedValue
            === second.assumingMemoryBound(to: ObservedObject.self).pointee.wrappedValue
    }
}

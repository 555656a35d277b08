import OpenCombine

/// An observable object from elsewhere; the view updates whenever the object announces a change.
///
/// The view watches the object and does not own it: whoever makes the view keeps the object, in a `@StateObject` for
/// example. A view that makes an object for itself in this property gets a new one whenever the view around it runs its
/// body. All properties count, also those that the body does not read; several changes in one frame run the body once.
/// A change that another thread announces is reported. `$` gives bindings to the object's properties.
///
///     final class Plant: ObservableObject {
///         @Published var name = "Fern"
///     }
///
///     struct PlantEditor: View {
///         @ObservedObject var plant: Plant
///
///         var body: some View { TextField("Name", text: $plant.name) }
///     }
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
            .member(keyPath, of: root).remembering(root[keyPath: keyPath])
        }
    }

    private var object: ObjectType
    /// The object.
    public var wrappedValue: ObjectType {
        get {
            DependencyTracking.noteObjectRead(ofViewAt: -1)
            return object
        }
        set { object = newValue }
    }
    /// How often the object had announced a change when the view was last evaluated. Without a second word, a closure
    /// of a view with no other property would have the object itself for its context: it would be bit by bit the same
    /// after each change, and what it makes would never be made anew.
    private var announcements = 0

    /// Watches an object.
    public init(wrappedValue: ObjectType) { object = wrappedValue }

    /// Watches an object.
    public init(initialValue: ObjectType) { object = initialValue }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(root: object) }

    /// Whether the slot is one.
    public static var _slotCount: Int { 1 }

    /// Subscribes to the object, and leaves the one before if it was another.
    @MainActor
    public static func _install(
        _ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode
    ) {
        let property = property.assumingMemoryBound(to: ObservedObject.self)
        let object = property.pointee.object
        if let known = slot as? ObjectSubscription<ObjectType>, known.object === object {
            property.pointee.announcements = known.announcements
        } else {
            slot = ObjectSubscription(object, node)
        }
    }

    package static func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        first.assumingMemoryBound(to: ObservedObject.self).pointee.object
            === second.assumingMemoryBound(to: ObservedObject.self).pointee.object
    }
}

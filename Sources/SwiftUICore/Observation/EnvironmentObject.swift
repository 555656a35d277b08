import OpenCombine

/// An observable object that a view around this one put into the environment, found by its type.
///
/// `environmentObject(_:)` on a view around puts the object there; the nearest one of exactly this type counts. The
/// view updates whenever the object announces a change, whichever property it is. Reading the property stops the
/// program where no view around gave an object, with the path of the view that reads. `$` gives bindings to the
/// object's properties. The `@Observable` counterpart is `@Environment(Type.self)`, with which a view depends on only
/// those properties that its body reads.
///
///     final class Basket: ObservableObject {
///         @Published var titles: [String] = []
///     }
///
///     struct BasketButton: View {
///         @EnvironmentObject private var basket: Basket
///
///         var body: some View { Button("\(basket.titles.count) books") { basket.titles = [] } }
///     }
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: SlotProperty {
    private var object: ObjectType?
    /// Whose environment it is, for messages.
    private var reader: BackReference<_ViewNode>?

    /// Looks for an object of the type.
    public init() {}

    /// The object. Reading it stops the program when no view around this one gave one.
    public var wrappedValue: ObjectType {
        if let object {
            DependencyTracking.noteObjectRead(ofViewAt: -1)
            return object
        }
        MissingObject.stop("\(ObjectType.self)", "environmentObject(_:)", at: reader)
    }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }

    /// Whether the slot is one.
    public static var _slotCount: Int { 1 }

    /// Subscribes to the object in the environment of the view's node.
    @MainActor
    public static func _install(
        _ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode
    ) {
        let object = node.environment[object: ObjectType.self]
        let property = property.assumingMemoryBound(to: EnvironmentObject.self)
        property.pointee.object = object
        property.pointee.reader = node.backReference
        guard let object, (slot as? ObjectSubscription<ObjectType>)?.object !== object else { return }
        slot = ObjectSubscription(object, node, lookUp: { $0[object: ObjectType.self] })
    }
}

extension View {
    /// Puts an observable object into the environment of this view and what is in it, to be found by its type.
    ///
    /// Views inside read it with `@EnvironmentObject`, at any depth, so that it need not be handed from view to view.
    /// There is one object of each type: one of the same type further in takes its place there. Keep the object in a
    /// `@StateObject` or in the app: one that a body makes anew is another object each time.
    ///
    ///     final class Route: ObservableObject {
    ///         @Published var stops = ["Basel", "Bern"]
    ///     }
    ///
    ///     struct Journey: View {
    ///         @StateObject private var route = Route()
    ///
    ///         var body: some View { Text("Stops").environmentObject(route) }
    ///     }
    ///
    /// - Parameter object: readers have to name exactly the type that it has here; a base class or a subclass is
    ///   another type.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(
            EnvironmentModifier(
                value: object, isSame: { ($0 as? T) === object }, apply: { $0[object: T.self] = object }))
    }
}

extension Bindable where Value: ObservableObject {
    /// Wraps an object.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Wraps an object.
    public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }

    /// Wraps the object of another wrapper.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

import OpenCombine

/// An observable object that a view owns: made once, when the view first appears, and kept as long as its identity.
///
/// The view updates whenever the object announces a change. The expression of the initial value is evaluated once for
/// each identity of the view, however often the view itself is made anew; values that it takes from the view's
/// arguments are therefore those of the first time, and `id(_:)` makes a new object for others. Views inside receive
/// the object with `@ObservedObject` or `environmentObject(_:)`. `$` gives bindings to its properties. Reading the
/// property where the view is not shown, as in its initializer, makes another object each time and is reported.
///
///     @MainActor final class Stopwatch: ObservableObject {
///         @Published var laps: [Double] = []
///     }
///
///     struct LapList: View {
///         @StateObject private var watch = Stopwatch()
///
///         var body: some View { Button("Lap \(watch.laps.count + 1)") { watch.laps.append(60) } }
///     }
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: SlotProperty {
    private let make: () -> ObjectType
    private var object: ObjectType?
    /// How far in the view is that owns the object.
    private var depth = -1

    /// Owns the object that an expression makes; the expression is not evaluated before the view appears.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object. Outside a view on the screen, each access makes a new one, with a warning.
    public var wrappedValue: ObjectType {
        if let object {
            DependencyTracking.noteObjectRead(ofViewAt: depth)
            return object
        }
        RuntimeIssue.reportOnce(
            "Riffle: @StateObject of type \(ObjectType.self) was used before its view was on the screen, or in a copy of "
                + "the view: each use makes a new object. Use it in a body and in the closures of one.")
        return make()
    }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }

    /// Whether the slot is one.
    public static var _slotCount: Int { 1 }

    /// Connects the property with the object that lives in the view's node.
    @MainActor
    public static func _install(
        _ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode
    ) {
        let state = property.assumingMemoryBound(to: StateObject.self)
        let subscription =
            slot.map { unsafeDowncast($0, to: ObjectSubscription<ObjectType>.self) }
            ?? subscribe(to: state.pointee.make(), node)
        slot = subscription
        state.pointee.object = subscription.object
        state.pointee.depth = node.depth
    }

    @MainActor
    private static func subscribe(to object: ObjectType, _ node: _ViewNode) -> ObjectSubscription<ObjectType> {
        let session = node.graph.window.resources.session
        session?.restore(object, for: node)
        let subscription = ObjectSubscription(object, node, isOwner: true)
        session?.add(subscription, of: node, object is any SessionObject ? .library : .program)
        return subscription
    }
}

/// A value that a view owns: it lives as long as the view's identity, and writing it updates the views that read it.
///
/// The value after `=` counts only when the view first appears; later values of the view keep what was written
/// meanwhile. A view loses its state when it is removed, or gets another `id(_:)`. Bodies that have read the value run
/// again before the next frame; a write of an equal value, where the type can be compared, updates nothing. `$name`
/// gives a `Binding` to pass on. Any thread may write. Make the property private, as a value from outside would count
/// only once.
///
///     struct SeatCounter: View {
///         @State private var seats = 1
///
///         var body: some View {
///             Stepper("\(seats) seats", value: $seats, in: 1...8)
///         }
///     }
///
/// - Complexity: A write is O(n) in the number of bodies that have read the value.
@propertyWrapper
public struct State<Value>: SlotProperty {
    // The names are what code that prints or dumps a view shows.
    private let _value: Value
    private var _location: StateLocation<Value>?

    /// Starts with the given value; it counts only when the view first appears.
    public init(wrappedValue value: Value) { _value = value }

    /// Starts with the given value; it counts only when the view first appears.
    public init(initialValue value: Value) { _value = value }

    /// The value. Outside a view on the screen, reads give the initial value and writes are lost, with a warning.
    public var wrappedValue: Value {
        get {
            if let location = _location { return location.value }
            return _value
        }
        nonmutating set {
            guard let location = _location else {
                RuntimeIssue.reportDetachedWrite("@State of type \(Value.self)")
                return
            }
            location.set(newValue, .forWrite())
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        if let location = _location { return Binding(location: location) }
        return .constant(_value)
    }

    /// Whether the slot is one.
    public static var _slotCount: Int { 1 }

    /// Connects the property with the value that lives in the view's node.
    @MainActor
    public static func _install(
        _ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode
    ) {
        let state = property.assumingMemoryBound(to: State.self)
        if let slot {
            let location = unsafeDowncast(slot, to: StateLocation<Value>.self)
            location.owner = node
            state.pointee._location = location
        } else {
            let session = node.graph.window.resources.session
            let value = session?.value(state.pointee._value, for: node) ?? state.pointee._value
            let location = StateLocation(value, in: node.graph)
            location.owner = node
            session?.add(location, of: node)
            slot = location
            state.pointee._location = location
        }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Starts with nil.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

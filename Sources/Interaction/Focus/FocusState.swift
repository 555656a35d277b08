/// Which of a view's fields and controls the keyboard is directed to.
///
/// Connect views with `focused(_:equals:)`. The property has the value of the view that has the focus, and nil or false
/// while none of them has. Writing it directs the keyboard to the view that `focused(_:equals:)` gave the value, after
/// the update in progress, so that a field may be inserted in the same change; writing nil or false takes the focus
/// away from these views. A value that no view has, or whose view cannot be focused, falls back to nil or false.
///
///     struct Greeting: View {
///         @State private var name = ""
///         @FocusState private var isNaming: Bool
///
///         var body: some View {
///             TextField("Name", text: $name)
///                 .focused($isNaming)
///                 .onAppear { isNaming = true }
///         }
///     }
@propertyWrapper
public struct FocusState<Value: Hashable>: SlotProperty {
    /// Connects a focus state with views.
    @propertyWrapper
    public struct Binding {
        let location: FocusLocation<Value>?
        let initial: Value

        /// The value of the view that has the focus.
        public var wrappedValue: Value {
            get { location?.state.value ?? initial }
            nonmutating set {
                guard let location else {
                    RuntimeIssue.reportDetachedWrite("@FocusState of type \(Value.self)")
                    return
                }
                location.request(newValue)
            }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let initial: Value
    private var location: FocusLocation<Value>?

    /// Whether one view has the focus.
    public init() where Value == Bool { initial = false }

    /// Which of several views has the focus; nil when none has.
    public init<T: Hashable>() where Value == T? { initial = nil }

    /// The value of the view that has the focus.
    public var wrappedValue: Value {
        get { projectedValue.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    /// What `focused(_:equals:)` connects with a view.
    public var projectedValue: Binding { Binding(location: location, initial: initial) }

    /// Whether the slot is one.
    public static var _slotCount: Int { 1 }

    /// Connects the property with the value that lives in the view's node.
    @MainActor
    public static func _install(
        _ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode
    ) {
        let state = property.assumingMemoryBound(to: FocusState.self)
        state.pointee.location = .kept(in: &slot, startingAt: state.pointee.initial, of: .keyboard, node)
    }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension View {
    /// Connects the focus of this view with a state: it has the value while this view has the focus.
    ///
    /// Give each view a value of its own. If two views have the same value, writing it directs the keyboard to the one
    /// that was connected first. The modifier makes nothing focusable: text fields and controls are, and other views
    /// are with `focusable()`.
    ///
    ///     VStack {
    ///         TextField("Front", text: front).focused(part, equals: .front)
    ///         TextField("Back", text: back).focused(part, equals: .back)
    ///         Button("Next") { part.wrappedValue = .back }
    ///     }
    ///
    /// - Parameters:
    ///   - binding: the projected value of a `@FocusState`, `$field` for example.
    ///   - value: stands for this view.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusBindingModifier(location: binding.location, value: value, kind: .keyboard))
    }

    /// Connects the focus of this view with a state: it is true while this view has the focus.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusBindingModifier(location: condition.location, value: true, kind: .keyboard))
    }
}

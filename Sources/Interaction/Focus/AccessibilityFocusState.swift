/// Which of several elements assistive technology is at.
///
/// Writing it leads a screen reader to the element that `accessibilityFocused(_:equals:)` gave the value. In a browser it is
/// known where the keyboard is; where a screen reader reads on without it, browsers tell nobody.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: SlotProperty {
    /// Connects a state with elements.
    @propertyWrapper
    public struct Binding {
        let location: FocusLocation<Value>?
        let initial: Value

        /// The value of the element that assistive technology is at.
        public var wrappedValue: Value {
            get { location?.state.value ?? initial }
            nonmutating set {
                guard let location else {
                    RuntimeIssue.reportDetachedWrite("@AccessibilityFocusState of type \(Value.self)")
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

    /// Whether assistive technology is at an element.
    public init() where Value == Bool { initial = false }

    /// Which of several elements assistive technology is at; nil for none.
    public init<T: Hashable>() where Value == T? { initial = nil }

    /// The value of the element that assistive technology is at.
    public var wrappedValue: Value {
        get { projectedValue.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    /// What `accessibilityFocused(_:equals:)` connects with an element.
    public var projectedValue: Binding { Binding(location: location, initial: initial) }

    /// Whether the slot is one.
    public static var _slotCount: Int { 1 }

    /// Connects the property with the value that lives in the view's node.
    @MainActor
    public static func _install(
        _ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode
    ) {
        let state = property.assumingMemoryBound(to: AccessibilityFocusState.self)
        state.pointee.location = .kept(
            in: &slot, startingAt: state.pointee.initial, of: .assistiveTechnology, node)
    }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

extension View {
    /// Connects the elements of this view with a state: it has the value while assistive technology is at one of them.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusBindingModifier(location: binding.location, value: value, kind: .assistiveTechnology))
    }

    /// Connects the elements of this view with a state: it is true while assistive technology is at one of them.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        modifier(FocusBindingModifier(location: condition.location, value: true, kind: .assistiveTechnology))
    }
}

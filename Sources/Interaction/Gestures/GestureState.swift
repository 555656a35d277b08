/// A value that a gesture sets while it lasts; it falls back when the gesture ends, fails or is cancelled.
///
/// `updating(_:body:)` of a gesture is the only way to set it. It needs no code for the end of the gesture, and so it
/// is not left behind where a gesture is cancelled, as by a scroll view that takes over; `onEnded` would not be called
/// then. The fall back is animated where the property has a `resetTransaction`, or where an `animation(_:value:)`
/// watches the value.
///
///     struct DraggedCard: View {
///         @GestureState private var drag = CGSize.zero
///
///         var body: some View {
///             Color.orange
///                 .offset(drag)
///                 .gesture(DragGesture().updating($drag) { value, drag, _ in drag = value.translation })
///                 .animation(.snappy, value: drag)
///         }
///     }
@propertyWrapper
public struct GestureState<Value>: SlotProperty {
    private let initial: Value
    private let reset: (Value, inout Transaction) -> Void
    private var location: StateLocation<Value>?

    /// Falls back to the given value.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }

    /// Falls back to the given value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Falls back to the given value with the given transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
    }

    /// Falls back to the given value with the given transaction.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// Falls back to the given value with a transaction that a closure makes from the last value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        self.reset = reset
    }

    /// Falls back to the given value with a transaction that a closure makes from the last value.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value now.
    public var wrappedValue: Value { location?.value ?? initial }

    /// The gesture state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    /// Whether the slot is one.
    public static var _slotCount: Int { 1 }

    /// Connects the property with the value that lives in the view's node.
    @MainActor
    public static func _install(
        _ property: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode
    ) {
        let state = property.assumingMemoryBound(to: GestureState.self)
        let location =
            slot.map { unsafeDowncast($0, to: StateLocation<Value>.self) }
            ?? StateLocation(state.pointee.initial, in: node.graph)
        location.owner = node
        slot = location
        state.pointee.location = location
    }

    func update(_ edit: (inout Value, inout Transaction) -> Void) {
        guard let location else {
            RuntimeIssue.reportDetachedWrite("@GestureState of type \(Value.self)")
            return
        }
        var value = location.current
        var transaction = Transaction().sampled
        edit(&value, &transaction)
        location.set(value, transaction.stamped(), joins: true)
    }

    func fallBack() {
        guard let location else { return }
        var transaction = Transaction()
        reset(location.current, &transaction)
        location.set(initial, transaction.stamped(), joins: true)
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Falls back to nil, with the given transaction.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }
}

/// A gesture that keeps a gesture state up to date.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    /// What the base tells.
    public typealias Value = Base.Value

    /// The gesture that is recognized.
    public var base: Base
    /// The state it updates.
    public var state: GestureState<State>
    /// Changes the state for a value.
    public var updating: (Base.Value, inout State, inout Transaction) -> Void

    /// What the base says.
    @MainActor public var _takesTwoFingers: Bool { base._takesTwoFingers }

    /// Keeps `state` up to date while `base` lasts.
    public init(
        base: Base, state: GestureState<State>,
        body: @escaping (Base.Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        updating = body
    }

    /// The base with its transitions watched.
    @MainActor public var body: some Gesture<Base.Value> {
        CallbackGesture(base) { transition in
            switch transition {
            case .changed(let value):
                state.update { updating(value, &$0, &$1) }
            case .ended, .reset:
                state.fallBack()
            }
        }
    }
}

extension Gesture {
    /// Sets a gesture state while the gesture lasts.
    ///
    /// The closure runs each time that the gesture changes, before the view is updated. When the gesture ends, fails or
    /// is cancelled, the state falls back to its initial value. Add `onEnded` for what is to last.
    ///
    ///     LongPressGesture(minimumDuration: 1)
    ///         .updating(isHeld) { value, isHeld, transaction in
    ///             isHeld = value
    ///             transaction.animation = .easeOut(duration: 0.2)
    ///         }
    ///
    /// - Parameters:
    ///   - state: the projected value of a `@GestureState`, `$isHeld` for example.
    ///   - body: receives the value of the gesture, the state to change, and the transaction of that change, whose
    ///     animation it may set.
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

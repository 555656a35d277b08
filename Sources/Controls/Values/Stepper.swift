/// Makes a value larger and smaller, with a button for each.
///
/// A button that is held goes on by itself. The label starts the row that the buttons end.
nonisolated public struct Stepper<Label: View>: View {
    private let steps: StepperSteps
    private let label: Label
    @Environment(\.isEnabled) private var isEnabled

    init(_ steps: StepperSteps, label: Label) {
        self.steps = steps
        self.label = label
    }

    /// The label and the buttons.
    @MainActor public var body: some View {
        let increment = steps.increment()
        let decrement = steps.decrement()
        ControlRow(label: label) {
            StepperControl(increment: increment, decrement: decrement, onEditingChanged: steps.onEditingChanged)
        }
        .modifier(
            ElementModifier(
                role: .stepper, value: steps.description(), isEnabled: isEnabled,
                adjust: { $0 == .increment ? increment?() : decrement?() }))
    }

    /// One view, whatever the style makes of it.
    @MainActor public static var _listShape: _ListShape { .one }
}

/// What a stepper's buttons do.
struct StepperSteps {
    /// Gives what a button does now; nil while it can do nothing.
    let increment: () -> (() -> Void)?
    let decrement: () -> (() -> Void)?
    /// The value as it is read out.
    let description: () -> String?
    let onEditingChanged: (Bool) -> Void
}

extension StepperSteps {
    /// - Parameter bounds: nil for any value.
    init<V: Strideable>(
        _ value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride,
        describe: @escaping (V) -> String = { "\($0)" }, _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        func target(_ distance: V.Stride) -> V? {
            let old = value.wrappedValue
            var new = old.advanced(withoutOverflowBy: distance)
            if let bounds { new = min(max(new, bounds.lowerBound), bounds.upperBound) }
            // Numbers that are none are equal to nothing, and lead nowhere.
            return new != old && new == new ? new : nil
        }
        func move(by distance: V.Stride) -> (() -> Void)? {
            guard target(distance) != nil else { return nil }
            // The value may have changed since the buttons were shown.
            return { if let new = target(distance) { value.wrappedValue = new } }
        }
        increment = { move(by: step) }
        decrement = { move(by: step.opposite) }
        description = { describe(value.wrappedValue) }
        self.onEditingChanged = onEditingChanged
    }
}

extension SignedNumeric {
    /// The negative number; the largest one where the type cannot hold that.
    fileprivate var opposite: Self {
        if let number = self as? Int, number == .min, let largest = Int.max as? Self { return largest }
        return 0 - self
    }
}

extension Strideable {
    /// Returns the value a step away, or the last one that its type can hold. What a button would do is asked before it is
    /// pressed, so that a number at the end of its type must not end the process.
    fileprivate func advanced(withoutOverflowBy distance: Stride) -> Self {
        guard let distance = distance as? Int, let number = self as? any FixedWidthInteger, number.bitWidth <= 64,
            let new = number.clamped(after: distance) as? Self
        else { return advanced(by: distance) }
        return new
    }
}

extension FixedWidthInteger {
    /// The number a distance away, where it has at most 64 bits.
    fileprivate func clamped(after distance: Int) -> Self { Self(clamping: Int128(self) + Int128(distance)) }
}

extension Stepper {
    /// A stepper that leaves to others what its buttons do; one that has nothing to do is dimmed.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            StepperSteps(
                increment: { onIncrement }, decrement: { onDecrement }, description: { nil },
                onEditingChanged: onEditingChanged),
            label: label())
    }

    /// A stepper that changes a value by steps.
    ///
    /// - Parameter onEditingChanged: told true when a button is touched, and false when it is let go.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(value, in: nil, step: step, onEditingChanged), label: label())
    }

    /// A stepper that changes a value by steps, as far as its bounds.
    ///
    /// - Parameter onEditingChanged: told true when a button is touched, and false when it is let go.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(value, in: bounds, step: step, onEditingChanged), label: label())
    }

    /// A stepper that leaves to others what its buttons do.
    @available(*, deprecated, renamed: "Stepper(label:onIncrement:onDecrement:onEditingChanged:)")
    @_disfavoredOverload
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// A stepper that changes a value by steps.
    @available(*, deprecated, renamed: "Stepper(value:step:label:onEditingChanged:)")
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// A stepper that changes a value by steps, as far as its bounds.
    @available(*, deprecated, renamed: "Stepper(value:in:step:label:onEditingChanged:)")
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// A stepper with a title that leaves to others what its buttons do.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title that leaves to others what its buttons do.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title that changes a value by steps.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title that changes a value by steps.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title that changes a value by steps, as far as its bounds.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title that changes a value by steps, as far as its bounds.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}

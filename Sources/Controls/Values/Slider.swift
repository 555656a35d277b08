/// Chooses a value from a range, with a thumb that a finger moves along a track.
///
/// On iOS, and so here, the label is read out and not shown. A slider is as wide as it is offered. The thumb has to be
/// touched to be moved. With a step, values are steps apart from the lower bound on, and the track ends at the last of
/// them: steps of 2 from 1 to 10 end at 9. Without a step, arrow keys and assistive technology move it by a tenth of
/// the range. A value beyond the range is shown at its end and stays until the thumb is moved. A range of no length, or
/// one that is not finite, lets nothing be set.
///
///     Slider(value: level, in: 0...10, step: 1) {
///         Text("Volume")
///     } minimumValueLabel: {
///         Image(systemName: "speaker")
///     } maximumValueLabel: {
///         Image(systemName: "speaker.wave.3")
///     }
///
/// It looks as in iOS 18; from iOS 26 on Apple's is made of glass.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
    private let value: SliderValue
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel
    private let onEditingChanged: (Bool) -> Void

    init(
        _ value: SliderValue, label: Label, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.value = value
        self.label = label
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
        self.onEditingChanged = onEditingChanged
    }

    /// The track with its thumb, between the labels of its ends.
    @MainActor public var body: some View {
        HStack(spacing: 8) {
            minimumValueLabel
            SliderControl(value: value, label: label, onEditingChanged: onEditingChanged)
            maximumValueLabel
        }
    }

    /// One view, whatever the style makes of it.
    @MainActor public static var _listShape: _ListShape { .one }
}

extension Slider {
    /// A slider with labels at its ends.
    ///
    /// - Parameters:
    ///   - bounds: the values at the ends; a value beyond them is shown at the end, and stays until the thumb is moved.
    ///   - onEditingChanged: told true when the thumb is touched, and false when it is let go.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderValue(value, in: bounds, step: nil), label: label(), minimumValueLabel: minimumValueLabel(),
            maximumValueLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }

    /// A slider with labels at its ends, whose values are steps apart, counted from the lower one.
    ///
    /// - Parameter step: above 0; others leave the values free.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderValue(value, in: bounds, step: step), label: label(), minimumValueLabel: minimumValueLabel(),
            maximumValueLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }

    /// A slider with labels at its ends.
    @available(*, deprecated, renamed: "Slider(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderValue(value, in: bounds, step: nil), label: label(), minimumValueLabel: minimumValueLabel,
            maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
    }

    /// A slider with labels at its ends, whose values are steps apart, counted from the lower one.
    @available(
        *, deprecated, renamed: "Slider(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
    )
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderValue(value, in: bounds, step: step), label: label(), minimumValueLabel: minimumValueLabel,
            maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderValue(value, in: bounds, step: nil), label: label(), onEditingChanged: onEditingChanged)
    }

    /// A slider with a label, whose values are steps apart, counted from the lower one.
    ///
    /// - Parameter step: above 0; others leave the values free.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderValue(value, in: bounds, step: step), label: label(), onEditingChanged: onEditingChanged)
    }

    /// A slider with a label.
    @available(*, deprecated, renamed: "Slider(value:in:label:onEditingChanged:)")
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderValue(value, in: bounds, step: nil), label: label(), onEditingChanged: onEditingChanged)
    }

    /// A slider with a label, whose values are steps apart, counted from the lower one.
    @available(*, deprecated, renamed: "Slider(value:in:step:label:onEditingChanged:)")
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderValue(value, in: bounds, step: step), label: label(), onEditingChanged: onEditingChanged)
    }

    private init(_ value: SliderValue, label: Label, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(
            value, label: label, minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: EmptyView.init, onEditingChanged: onEditingChanged)
    }

    /// A slider whose values are steps apart, counted from the lower one.
    ///
    /// - Parameter step: above 0; others leave the values free.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: EmptyView.init, onEditingChanged: onEditingChanged)
    }
}

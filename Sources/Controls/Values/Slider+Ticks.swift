extension Slider {
    /// A slider with labels at its ends and marks below its track, at which the thumb stops.
    ///
    /// - Parameters:
    ///   - bounds: the values at the ends.
    ///   - neutralValue: from where the track is filled; nil for the lower end.
    ///   - enabledBounds: the values that can be chosen; nil for all.
    ///   - currentValueLabel: says what the value is; read out and not shown, as on iOS.
    ///   - ticks: the marks; where there are none, values are free.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> ValueLabel, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderValue(
                value, in: bounds, step: nil, ticks: ticks()._ticks, neutralValue: neutralValue,
                enabledBounds: enabledBounds),
            label: label(), minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
            onEditingChanged: onEditingChanged)
    }

    /// A slider with labels at its ends, whose values are steps apart, with marks below its track.
    ///
    /// - Parameters:
    ///   - step: above 0; others leave the values free.
    ///   - neutralValue: from where the track is filled; nil for the lower end.
    ///   - enabledBounds: the values that can be chosen; nil for all.
    ///   - tick: the mark at a value; nil for none there.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> ValueLabel, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderValue(
                value, in: bounds, step: step, ticks: SliderValue.steps(in: bounds, by: step).compactMap(tick),
                neutralValue: neutralValue, enabledBounds: enabledBounds),
            label: label(), minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
            onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with a label and marks below its track, at which the thumb stops.
    ///
    /// - Parameters:
    ///   - neutralValue: from where the track is filled; nil for the lower end.
    ///   - enabledBounds: the values that can be chosen; nil for all.
    ///   - ticks: the marks; where there are none, values are free.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
            currentValueLabel: EmptyView.init, minimumValueLabel: EmptyView.init, maximumValueLabel: EmptyView.init,
            ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// A slider with a label, whose values are steps apart, with marks below its track.
    ///
    /// - Parameters:
    ///   - step: above 0; others leave the values free.
    ///   - neutralValue: from where the track is filled; nil for the lower end.
    ///   - enabledBounds: the values that can be chosen; nil for all.
    ///   - tick: the mark at a value; nil for none there.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            label: label, currentValueLabel: EmptyView.init, minimumValueLabel: EmptyView.init,
            maximumValueLabel: EmptyView.init, tick: tick, onEditingChanged: onEditingChanged)
    }
}

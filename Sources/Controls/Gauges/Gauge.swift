import SwiftUICore

/// Shows where a value lies between two others.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    private let minimumValueLabel: BoundsLabel
    private let maximumValueLabel: BoundsLabel
    @Environment(\.gaugeStyle) private var style

    fileprivate init(
        _ fraction: Double, label: Label, currentValueLabel: CurrentValueLabel, minimumValueLabel: BoundsLabel,
        maximumValueLabel: BoundsLabel
    ) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
    }

    /// The gauge in the style of the environment.
    @MainActor public var body: some View {
        style.makeBody(
            GaugeStyleConfiguration(
                value: fraction, label: .init(_content: AnyView(label)),
                currentValueLabel: CurrentValueLabel.self == EmptyView.self
                    ? nil : .init(_content: AnyView(currentValueLabel)),
                minimumValueLabel: BoundsLabel.self == EmptyView.self
                    ? nil : .init(_content: AnyView(minimumValueLabel)),
                maximumValueLabel: BoundsLabel.self == EmptyView.self
                    ? nil : .init(_content: AnyView(maximumValueLabel)), markedValueLabels: nil)
        )
        .accessibilityElement(children: .combine)
        .accessibilityValue(Text(fraction, format: .percent.precision(.fractionLength(0))))
    }

    /// The share of a range that lies below a value, 0...1; 0 for NaN and ranges without length.
    fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>)
        -> Double
    {
        let share = Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
        return share > 0 ? min(share, 1) : 0
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// A gauge with labels for the value and the ends.
    ///
    /// - Parameter value: cut to the bounds.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            Self.fraction(value, in: bounds), label: label(), currentValueLabel: currentValueLabel(),
            minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a label for the value.
    ///
    /// - Parameter value: cut to the bounds.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            Self.fraction(value, in: bounds), label: label(), currentValueLabel: currentValueLabel(),
            minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView())
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge.
    ///
    /// - Parameter value: cut to the bounds.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(
            Self.fraction(value, in: bounds), label: label(), currentValueLabel: EmptyView(),
            minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView())
    }
}

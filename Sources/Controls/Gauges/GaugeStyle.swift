import SwiftUICore

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of view that shows a gauge.
    associatedtype Body: View
    /// The parts of a gauge.
    typealias Configuration = GaugeStyleConfiguration

    /// Shows a gauge.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
    /// What the gauge shows.
    public struct Label: _StyledPart {
        /// The label.
        public let _content: AnyView
    }

    /// What the value is.
    public struct CurrentValueLabel: _StyledPart {
        /// The label.
        public let _content: AnyView
    }

    /// What the lower end is.
    public struct MinimumValueLabel: _StyledPart {
        /// The label.
        public let _content: AnyView
    }

    /// What the upper end is.
    public struct MaximumValueLabel: _StyledPart {
        /// The label.
        public let _content: AnyView
    }

    /// What values in between are.
    public struct MarkedValueLabel: _StyledPart {
        /// The label.
        public let _content: AnyView
    }

    /// 0 at the lower end, 1 at the upper.
    public let value: Double
    /// What the gauge shows.
    public let label: Label
    /// What the value is, if it has a label.
    public let currentValueLabel: CurrentValueLabel?
    /// What the lower end is, if it has a label.
    public let minimumValueLabel: MinimumValueLabel?
    /// What the upper end is, if it has a label.
    public let maximumValueLabel: MaximumValueLabel?
    /// What values in between are, if they have labels.
    public let markedValueLabels: MarkedValueLabel?
}

private struct GaugeStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<GaugeStyleConfiguration> { .gauges(DefaultGaugeStyle()) }
}

extension EnvironmentValues {
    /// How gauges look.
    var gaugeStyle: ErasedStyle<GaugeStyleConfiguration> {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension ErasedStyle<GaugeStyleConfiguration> {
    fileprivate static func gauges<S: GaugeStyle>(_ style: S) -> ErasedStyle {
        ErasedStyle(evaluating: style) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Shows the gauges in this view in a style.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(ErasedStyle.gauges(style).modifier(at: \.gaugeStyle))
    }
}

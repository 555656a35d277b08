import RiffleSemantics

/// Shows that something is under way, or how far it has got.
///
/// How that looks is up to the style that `progressViewStyle(_:)` set around it: where none did, a turning wheel, or a
/// bar where there is a value.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let source: ProgressSource
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    /// Whether it is what a style shows of another progress view, which is the element.
    private var isInStyle = false
    @Environment(\.progressViewStyle) private var style
    @Environment(\.locale) private var locale

    init(_ source: ProgressSource, label: Label, currentValueLabel: CurrentValueLabel) {
        self.source = source
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
        self.init(.fraction(fraction), label: label, currentValueLabel: currentValueLabel)
    }

    /// The progress in the style of the environment.
    @MainActor public var body: some View {
        if case .fraction(let fraction) = source {
            styled(fraction)
        } else {
            MovingProgress(source: source) { styled($0) }
        }
    }

    @MainActor private func styled(_ fraction: Double?) -> some View {
        style.makeBody(
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction,
                label: Label.self == EmptyView.self ? nil : .init(_content: AnyView(label)),
                currentValueLabel: CurrentValueLabel.self == EmptyView.self
                    ? nil : .init(_content: AnyView(currentValueLabel)))
        )
        .modifier(
            ElementModifier(
                role: .progress,
                label: Label.self != EmptyView.self ? "" : name(fraction),
                value: fraction.map { QuantityWords(locale: locale).percent($0) }, traits: .updatesFrequently,
                isCovered: isInStyle))
    }

    /// What it is called where it has no label.
    @MainActor private func name(_ fraction: Double?) -> String {
        var environment = EnvironmentValues()
        environment.locale = locale
        return Text(fraction == nil ? "In progress" : "Progress").spokenString(in: environment)
    }

    /// One view, whatever the style makes of it.
    @MainActor public static var _listShape: _ListShape { .one }

    /// Nil for values that are no numbers and totals that nothing can be a part of.
    fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        guard let value else { return nil }
        let fraction = Double(value) / Double(total)
        return fraction.isNaN || !(total > 0) ? nil : min(max(fraction, 0), 1)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Shows that something is under way.
    public init() where Label == EmptyView { self.init(label: EmptyView.init) }

    /// Shows that something is under way, with a label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }

    /// Shows that something is under way, with a title.
    public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }

    /// Shows that something is under way, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }

    /// Shows how far something has got.
    ///
    /// - Parameters:
    ///   - value: 0...`total`, and cut to that; nil, NaN and totals that are not above 0 show that something is under
    ///     way.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(value: value, total: total, label: EmptyView.init)
    }

    /// Shows how far something has got, with a label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(value: value, total: total, label: label, currentValueLabel: EmptyView.init)
    }

    /// Shows how far something has got, with a title.
    public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Shows how far something has got, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView {
    /// Shows how far something has got, with a label and one for the value.
    ///
    /// - Parameters:
    ///   - value: 0...`total`, and cut to that; nil, NaN and totals that are not above 0 show that something is under
    ///     way.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label?,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
    /// The progress that a style is asked to show, for styles that change something and leave the rest to another.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
        isInStyle = true
    }
}

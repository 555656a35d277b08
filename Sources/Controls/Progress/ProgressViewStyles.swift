// The looks are those of iOS.

/// The style for what there is to show: a bar where there is a value, a turning wheel where there is none.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    /// The style.
    nonisolated public init() {}

    /// A bar or a wheel.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            ProgressWheel(configuration: configuration, tint: nil)
        } else {
            ProgressBar(configuration: configuration, tint: nil)
        }
    }
}

/// A bar that fills up; an empty one where there is no value.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    /// The style, with the tint of the views around.
    nonisolated public init() { tint = nil }

    /// The style, with a color.
    @available(*, deprecated, message: "Use tint(_:) instead.")
    nonisolated public init(tint: Color) { self.tint = tint }

    /// The label, the bar and the label of the value, below each other.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressBar(configuration: configuration, tint: tint)
    }
}

/// A turning wheel, whether there is a value or not.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    /// The style, gray or with the tint of the views around.
    nonisolated public init() { tint = nil }

    /// The style, with a color.
    @available(*, deprecated, message: "Use tint(_:) instead.")
    nonisolated public init(tint: Color) { self.tint = tint }

    /// The wheel, and the label below it.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressWheel(configuration: configuration, tint: tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The style for what there is to show.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar that fills up.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A turning wheel.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct ProgressBar: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.hidesLabels) private var hidesLabel

    init(configuration: ProgressViewStyleConfiguration, tint: Color?) {
        self.configuration = configuration
        self.tint = tint
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if hidesLabel {
                configuration.label.map { HiddenLabel(label: $0) }
            } else {
                configuration.label
            }
            ProgressTrack(fraction: configuration.fractionCompleted ?? 0, tint: tint.map { AnyShapeStyle($0) })
            configuration.currentValueLabel
                .font(.caption)
                .foregroundStyle(.secondary)
        }
    }
}

private struct ProgressWheel: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.hidesLabels) private var hidesLabel
    @Environment(\.controlSize) private var controlSize
    @Environment(\.tint) private var environmentTint

    init(configuration: ProgressViewStyleConfiguration, tint: Color?) {
        self.configuration = configuration
        self.tint = tint
    }

    var body: some View {
        VStack(spacing: 8) {
            let isLarge = controlSize == .large || controlSize == .extraLarge
            ProgressWheelBlades(style: tint.map { AnyShapeStyle($0) } ?? environmentTint ?? AnyShapeStyle(Color.gray))
                .frame(width: isLarge ? 37 : 20, height: isLarge ? 37 : 20)
            if hidesLabel {
                configuration.label.map { HiddenLabel(label: $0) }
            } else {
                configuration.label.foregroundStyle(.secondary)
            }
        }
    }
}

import SwiftUICore

/// The style for where a gauge stands: a bar.
public struct DefaultGaugeStyle: GaugeStyle {
    /// The style.
    nonisolated public init() {}
    /// The bar.
    public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration: configuration) }
}

/// A bar that fills up.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// The style.
    nonisolated public init() {}
    /// The bar.
    public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration: configuration) }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// The style.
    nonisolated public init() {}
    /// The bar.
    public func makeBody(configuration: Configuration) -> some View {
        GaugeLine(configuration: configuration, fills: false)
    }
}

/// A thin bar that fills up.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// The style.
    nonisolated public init() {}
    /// The bar.
    public func makeBody(configuration: Configuration) -> some View {
        GaugeLine(configuration: configuration, fills: true)
    }
}

/// A ring that is open at the bottom, with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// The style.
    nonisolated public init() {}
    /// The ring.
    public func makeBody(configuration: Configuration) -> some View { GaugeDial(configuration: configuration) }
}

/// A ring that fills up.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// The style.
    nonisolated public init() {}
    /// The ring.
    public func makeBody(configuration: Configuration) -> some View { GaugeRing(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The style for where a gauge stands.
    nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills up.
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a mark at the value.
    nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A thin bar that fills up.
    nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A ring that is open at the bottom.
    nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that fills up.
    nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

/// The label, a bar between the labels of its ends, and the label of the value.
private struct GaugeBar: View {
    let configuration: GaugeStyleConfiguration

    init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        VStack(spacing: 6) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                CapacityBar(fraction: configuration.value, height: 4)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

private struct CapacityBar: View {
    let fraction: Double
    let height: CGFloat

    init(fraction: Double, height: CGFloat) {
        self.fraction = fraction
        self.height = height
    }

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(Color(uiColor: .systemFill))
                Capsule().fill(.tint).frame(width: proxy.size.width * fraction)
            }
        }
        .frame(height: height)
    }
}

/// A line between the labels of its ends, filled or marked up to the value.
private struct GaugeLine: View {
    let configuration: GaugeStyleConfiguration
    let fills: Bool

    init(configuration: GaugeStyleConfiguration, fills: Bool) {
        self.configuration = configuration
        self.fills = fills
    }

    var body: some View {
        HStack(spacing: 6) {
            configuration.minimumValueLabel
            if fills {
                VStack(spacing: 2) {
                    configuration.label
                    CapacityBar(fraction: configuration.value, height: 6)
                    configuration.currentValueLabel
                }
            } else {
                GeometryReader { proxy in
                    ZStack(alignment: .leading) {
                        Capsule().fill(.tint)
                        Circle()
                            .fill(.white)
                            .stroke(Color.black.opacity(0.6), lineWidth: 2)
                            .frame(width: 8, height: 8)
                            .padding(.leading, max(proxy.size.width - 8, 0) * configuration.value)
                    }
                }
                .frame(height: 6)
            }
            configuration.maximumValueLabel
        }
        .font(.system(size: 12, weight: .medium))
    }
}

private enum Dial {
    static let size: CGFloat = 58
    static let line: CGFloat = 6
    /// How much of the circle a dial that is open at the bottom takes.
    static let share = 0.75
}

/// A ring that is open at the bottom, where the labels of its ends or its own label stand.
private struct GaugeDial: View {
    let configuration: GaugeStyleConfiguration

    init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        ZStack {
            ZStack {
                Circle()
                    .trim(from: 0, to: Dial.share)
                    .stroke(.tint, style: StrokeStyle(lineWidth: Dial.line, lineCap: .round))
                    .rotationEffect(.degrees(135))
                    .padding(Dial.line / 2)
                Circle()
                    .fill(.white)
                    .stroke(Color.black.opacity(0.6), lineWidth: 2)
                    .frame(width: Dial.line + 2, height: Dial.line + 2)
                    .offset(y: -(Dial.size - Dial.line) / 2)
                    .rotationEffect(.degrees((configuration.value - 0.5) * 360 * Dial.share))
            }
            .mirroredAsWhole()
            configuration.currentValueLabel
                .font(.system(size: 18, weight: .medium))
                .minimumScaleFactor(0.5)
                .lineLimit(...1)
                .frame(maxWidth: Dial.size - 3 * Dial.line)
        }
        .frame(width: Dial.size, height: Dial.size)
        .overlay(alignment: .bottom) {
            HStack(spacing: 4) {
                if configuration.minimumValueLabel == nil {
                    configuration.label
                } else {
                    configuration.minimumValueLabel
                    configuration.maximumValueLabel
                }
            }
            .font(.system(size: 11, weight: .medium))
            .lineLimit(...1)
            .minimumScaleFactor(0.5)
            .frame(maxWidth: Dial.size * 0.6)
        }
    }
}

/// A closed ring that fills up.
private struct GaugeRing: View {
    let configuration: GaugeStyleConfiguration

    init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        ZStack {
            Circle().stroke(Color(uiColor: .systemFill), lineWidth: Dial.line).padding(Dial.line / 2)
            Circle()
                .trim(from: 0, to: configuration.value)
                .stroke(.tint, style: StrokeStyle(lineWidth: Dial.line, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .padding(Dial.line / 2)
                .mirroredAsWhole()
            Group {
                if let value = configuration.currentValueLabel { value } else { configuration.label }
            }
            .font(.system(size: 18, weight: .medium))
            .minimumScaleFactor(0.5)
            .lineLimit(...1)
            .frame(maxWidth: Dial.size - 3 * Dial.line)
        }
        .frame(width: Dial.size, height: Dial.size)
    }
}

/// Shapes that are turned are mirrored after that where layouts run from right to left: each by itself would be mirrored
/// before, which turns it to the wrong side.
private struct MirroredWhole: ViewModifier {
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content
            .environment(\.layoutDirection, .leftToRight)
            .scaleEffect(x: direction == .rightToLeft ? -1 : 1)
    }
}

extension View {
    fileprivate func mirroredAsWhole() -> some View { modifier(MirroredWhole()) }
}

/// How labels are shown.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// What `makeBody` gives.
    associatedtype Body: View
    /// The parts of a label.
    typealias Configuration = LabelStyleConfiguration

    /// Shows a label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
    /// The label's title.
    public struct Title: _StyledPart {
        /// The title.
        public let _content: AnyView
    }

    /// The label's icon.
    public struct Icon: _StyledPart {
        /// The icon.
        public let _content: AnyView
    }

    /// The label's title.
    public let title: Title
    /// The label's icon.
    public let icon: Icon
}

/// The style that fits the place: here, title and icon everywhere.
public struct DefaultLabelStyle: LabelStyle {
    /// The style.
    nonisolated public init() {}

    /// Shows icon and title.
    public func makeBody(configuration: Configuration) -> some View { TitleAndIcon(configuration) }
}

/// The icon, then the title, 8 points apart.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// The style.
    nonisolated public init() {}

    /// Shows icon and title.
    public func makeBody(configuration: Configuration) -> some View { TitleAndIcon(configuration) }
}

/// The title alone; the icon is not there at all.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// The style.
    nonisolated public init() {}

    /// Shows the title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; the title is not there at all.
public struct IconOnlyLabelStyle: LabelStyle {
    /// The style.
    nonisolated public init() {}

    /// Shows the icon.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The style that fits the place.
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Title and icon.
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// Icon and title side by side: the icon's middle lies half a capital letter over the title's first baseline.
///
/// The distance and the alignment are as measured on Apple's runtime by iamcgn/swiftui-web (Docs/elements/Label.md).
private struct TitleAndIcon: View {
    @Environment(\.capHeight) private var capHeight
    @Environment(\.labelMetrics) private var metrics
    private let configuration: LabelStyleConfiguration

    init(_ configuration: LabelStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        HStack(alignment: .labelIconCenter, spacing: metrics.spacing ?? 8) {
            configuration.icon.frame(minWidth: metrics.iconWidth)
            configuration.title.alignmentGuide(.labelIconCenter) { $0[.firstTextBaseline] - capHeight / 2 }
        }
    }
}

extension VerticalAlignment {
    private enum LabelIconCenter: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    fileprivate static let labelIconCenter = VerticalAlignment(LabelIconCenter.self)
}

/// What an app says of the parts of labels, in points; nil where it leaves that to the style.
package struct LabelMetrics: Equatable {
    package var spacing: CGFloat?
    package var iconWidth: CGFloat?
}

private struct LabelMetricsKey: EnvironmentKey {
    static var defaultValue: LabelMetrics { LabelMetrics() }
}

extension EnvironmentValues {
    /// What an app says of the parts of labels.
    package var labelMetrics: LabelMetrics {
        get { self[LabelMetricsKey.self] }
        set { self[LabelMetricsKey.self] = newValue }
    }
}

extension View {
    /// Sets the distance between the icons and the titles of labels, in points; negative, NaN and infinite leave it to the style.
    nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        transformEnvironment(\.labelMetrics) { $0.spacing = spacing >= 0 && spacing.isFinite ? spacing : nil }
    }

    /// Keeps so much room for the icons of labels, in points, so that titles below each other line up; negative, NaN and infinite
    /// leave it to the style.
    nonisolated public func labelReservedIconWidth(_ width: CGFloat) -> some View {
        transformEnvironment(\.labelMetrics) { $0.iconWidth = width >= 0 && width.isFinite ? width : nil }
    }
}

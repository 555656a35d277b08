/// Scales fonts and lengths with the type size of the view whose body or callback is running.
public final class UIFontMetrics: Sendable {
    private let style: UIFont.TextStyle

    /// Scales as body text does.
    public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Scales as a text style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// A length at the type size, for one in points at the size that devices come with.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        let size = EnvironmentValues.readOfRunningView(\.dynamicTypeSize) ?? .large
        return value * style.role.size(in: size.category) / style.role.size()
    }

    /// A font at the type size, for one at the size that devices come with.
    public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }
}

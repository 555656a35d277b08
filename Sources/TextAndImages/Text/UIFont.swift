import RiffleTextLayout

/// A font in a size, for code that measures text itself.
public final class UIFont: NSObject, Sendable {
    package let style: RiffleTextLayout.TextStyle

    package init(_ style: RiffleTextLayout.TextStyle) {
        self.style = style
        super.init()
    }

    /// A font by name, such as `Inter-Bold`, in a size in points; nil where it is not installed, and no font of the phone.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let face = NamedFace(fontName)
        guard face.isInstalled || PhoneFonts.standIn(for: face.family) != nil else { return nil }
        self.init(
            RiffleTextLayout.TextStyle(
                design: face.design, size: fontSize, weight: face.weight, isItalic: face.isItalic))
    }

    /// The system font in a size in points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// The system font in a size in points and a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(RiffleTextLayout.TextStyle(size: fontSize, weight: weight.value))
    }

    /// The system font in bold, in a size in points.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The system font in italics, in a size in points.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(RiffleTextLayout.TextStyle(size: fontSize, isItalic: true))
    }

    /// The system font whose characters are all as wide as each other.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(RiffleTextLayout.TextStyle(design: .monospaced, size: fontSize, weight: weight.value))
    }

    /// The system font with digits that are all as wide as each other.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(RiffleTextLayout.TextStyle(size: fontSize, weight: weight.value, features: .monospacedDigit))
    }

    /// The font of a text style at the default type size.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style.role.style()) }

    /// The same font in another size in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var style = style
        style.size = fontSize
        return UIFont(style)
    }

    /// The size of labels, in points.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of titles of buttons, in points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The size of small text of the system, in points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The size of text of the system, in points.
    public class var systemFontSize: CGFloat { 14 }

    /// In points.
    public var pointSize: CGFloat { style.size }
    /// From the baseline up, in points.
    public var ascender: CGFloat { metrics.ascender }
    /// From the baseline down, in points, negative.
    public var descender: CGFloat { -metrics.descender }
    /// Between lines, in points.
    public var leading: CGFloat { metrics.leading }
    /// The height of capital letters, in points.
    public var capHeight: CGFloat { metrics.capHeight }
    /// The height of an x, in points.
    public var xHeight: CGFloat { metrics.xHeight }
    /// Ascender and descender together, in points, not rounded.
    public var lineHeight: CGFloat { metrics.lineHeight }

    private var metrics: FontMetrics { TextMeasurement.inUse.measurer.metrics(of: style) }

    /// Whether another object is the same font in the same size.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.style == style }

    /// Equal for equal fonts.
    public override var hash: Int { style.hashValue }
}

extension Font {
    /// The font that code has at hand; it does not follow the user's type size.
    public init(_ uiFont: UIFont) { self.init(.exact(uiFont.style)) }
}

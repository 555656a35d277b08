import RiffleTextLayout

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// Points after each character: a number.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}

extension String {
    /// The size of the string in points, on as many lines as it has.
    ///
    /// It is what `Text` in the same font takes, rounded up to the pixel. Without a font it is set in 12 points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        let style = Self.style(of: attrs)
        let measurement = TextMeasurement.inUse
        let request = TextRequest(self, style: style, scale: measurement.scale)
        return measurement.measurer.measure(request, width: nil, height: nil)
    }

    /// What attributes say of how characters are set.
    static func style(of attributes: [NSAttributedString.Key: Any]?) -> RiffleTextLayout.TextStyle {
        var style = (attributes?[.font] as? UIFont)?.style ?? RiffleTextLayout.TextStyle(size: 12)
        switch attributes?[.kern] {
        case let kern as CGFloat: style.kerning = kern
        case let kern as Double: style.kerning = CGFloat(kern)
        case let kern as NSNumber: style.kerning = CGFloat(kern.doubleValue)
        default: break
        }
        return style
    }
}

extension NSString {
    /// The size of the string in points, on as many lines as it has.
    ///
    /// It is what `Text` in the same font takes, rounded up to the pixel. Without a font it is set in 12 points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        description.size(withAttributes: attrs)
    }
}

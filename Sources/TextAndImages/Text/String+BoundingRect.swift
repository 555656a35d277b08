import RiffleTextLayout

/// How the room that a string takes is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Options of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// On several lines, from the upper left corner on; without it on one line, whose baseline is at zero.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// With the space between lines that the font asks for; lines here always have it.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// By the ink of the characters; here they are measured as lines.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// With an ellipsis in the last line that is high enough for the box.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What is told about a string that is measured.
public final class NSStringDrawingContext: NSObject {
    /// The least factor that text may be scaled by to fit; nothing is scaled where it is 0.
    public var minimumScaleFactor: CGFloat = 0
    /// The box that was found last.
    public internal(set) var totalBounds = CGRect.zero
}

extension String {
    /// The box that the string takes in a size, in points.
    ///
    /// It is what `Text` in the same font takes, rounded up to the pixel. Without a font it is set in 12 points.
    ///
    /// - Parameters:
    ///   - size: how wide lines may be and how high all of them together; 0 or less does not limit the direction.
    ///   - options: without `usesLineFragmentOrigin` the string stands on one line, and the box begins above its
    ///     baseline.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        let style = Self.style(of: attributes)
        let measurement = TextMeasurement.inUse
        var request = TextRequest(self, style: style, scale: measurement.scale)
        let isLines = options.contains(.usesLineFragmentOrigin)
        if let factor = context?.minimumScaleFactor, factor > 0 { request.minimumScaleFactor = min(factor, 1) }
        if !isLines { request.lineLimit = 1 }
        let width = isLines && size.width > 0 && size.width < 1e6 ? size.width : nil
        let truncates = isLines && options.contains(.truncatesLastVisibleLine)
        let height = truncates && size.height > 0 && size.height < 1e6 ? size.height : nil
        let taken = measurement.measurer.measure(request, width: width, height: height)
        let top = isLines ? 0 : -measurement.measurer.metrics(of: style).ascender
        let box = CGRect(origin: CGPoint(x: 0, y: top), size: taken)
        context?.totalBounds = box
        return box
    }
}

extension NSString {
    /// The box that the string takes in a size, in points.
    ///
    /// It is what `Text` in the same font takes, rounded up to the pixel. Without a font it is set in 12 points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        description.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

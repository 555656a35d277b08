import RiffleAssets

extension UIImage {
    /// How a picture is painted.
    public enum RenderingMode: Int, Sendable {
        /// As the asset catalog has it.
        case automatic
        /// In its own colors.
        case alwaysOriginal
        /// Its alpha in the foreground style.
        case alwaysTemplate
    }

    /// The symbol of an SF Symbols name, as large as beside body text; nil where it is not known.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// The symbol of an SF Symbols name, as a configuration asks for it; nil where it is not known.
    ///
    /// - Parameter configuration: a `SymbolConfiguration`; nil for one as large as beside body text.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let drawing = SymbolLibrary.symbol(named: name) else { return nil }
        let form = (configuration as? SymbolConfiguration) ?? SymbolConfiguration(pointSize: 17)
        let layout = drawing.layout(pointSize: form.pointSize, weight: form.weight.drawn, scale: form.scale.drawn)
        guard let asset = try? ImageAsset(data: Data(layout.svg.utf8)).painted(as: .template) else { return nil }
        self.init(asset)
    }

    /// The picture of a name, from asset catalogs and loose files of a bundle, the app's own where it is nil.
    ///
    /// - Parameter configuration: says nothing of pictures, which have one size; nil is as good.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// The same picture, painted in another way.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        switch renderingMode {
        case .automatic: UIImage(asset.painted(as: nil))
        case .alwaysOriginal: UIImage(asset.painted(as: .original))
        case .alwaysTemplate: UIImage(asset.painted(as: .template))
        }
    }

    /// How the picture is painted.
    public var renderingMode: RenderingMode {
        switch asset.renderingIntent {
        case nil: .automatic
        case .original: .alwaysOriginal
        case .template: .alwaysTemplate
        }
    }

    /// The picture's alpha in a color, as it is in light appearance.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// The picture's alpha in a color, as it is in light appearance, to be painted in some way.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        let resolved = Color(color).resolvedColor(in: EnvironmentValues())
        let parts = (Double(resolved.red), Double(resolved.green), Double(resolved.blue), Double(resolved.alpha))
        // Vectors have no pixels of their own: three a point are enough for all displays.
        guard let tinted = asset.filled(with: parts, scale: asset.isVector ? 3 : asset.scale) else { return self }
        return UIImage(tinted).withRenderingMode(renderingMode)
    }

    /// How a picture is chosen among its variants.
    public class Configuration: NSObject, @unchecked Sendable {}

    /// The size and weight of a symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat
        let weight: SymbolWeight
        let scale: SymbolScale

        /// A symbol beside text of a size in points.
        public init(pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default) {
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
        }

        /// A symbol beside text of a style, at the usual text size.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
            self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
        }

        /// A symbol beside body text, of a weight.
        public convenience init(weight: SymbolWeight) { self.init(pointSize: 17, weight: weight) }

        /// A symbol beside body text, larger or smaller than letters.
        public convenience init(scale: SymbolScale) { self.init(pointSize: 17, scale: scale) }
    }

    /// How thick a symbol's lines are.
    public enum SymbolWeight: Int, Sendable {
        /// As the text beside it.
        case unspecified
        /// The thinnest.
        case ultraLight
        /// Thin.
        case thin
        /// Light.
        case light
        /// As running text.
        case regular
        /// A little thicker than running text.
        case medium
        /// Between medium and bold.
        case semibold
        /// Bold.
        case bold
        /// Thicker than bold.
        case heavy
        /// The thickest.
        case black

        fileprivate var drawn: RiffleAssets.SymbolWeight {
            RiffleAssets.SymbolWeight(rawValue: rawValue - 1) ?? .regular
        }
    }

    /// The size of a symbol against the text beside it.
    public enum SymbolScale: Int, Sendable {
        /// Medium.
        case `default` = -1
        /// Not said: medium.
        case unspecified
        /// 0.81 of medium.
        case small
        /// As large as capital letters need.
        case medium
        /// 1.28 of medium.
        case large

        fileprivate var drawn: RiffleAssets.SymbolScale {
            switch self {
            case .default, .unspecified, .medium: .medium
            case .small: .small
            case .large: .large
            }
        }
    }
}

extension SymbolLayout {
    /// The symbol in black, as an SVG file.
    fileprivate var svg: String {
        let paths = parts.map { part -> String in
            switch part.paint {
            case .fill(let isEOFilled):
                return "<path d=\"\(part.path.svgData)\" fill-rule=\"\(isEOFilled ? "evenodd" : "nonzero")\"/>"
            case .stroke(let style):
                return "<path d=\"\(part.path.svgData)\" fill=\"none\" stroke=\"#000\" stroke-linecap=\"round\" "
                    + "stroke-linejoin=\"round\" stroke-width=\"\(style.lineWidth)\"/>"
            }
        }
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size.width)\" height=\"\(size.height)\">"
            + paths.joined() + "</svg>"
    }
}

extension Path {
    /// The path as SVG has it.
    fileprivate var svgData: String {
        var data = ""
        func add(_ letter: String, _ points: CGPoint...) {
            data += letter + points.map { "\($0.x) \($0.y)" }.joined(separator: " ")
        }
        forEach { element in
            switch element {
            case .move(let end): add("M", end)
            case .line(let end): add("L", end)
            case .quadCurve(let end, let control): add("Q", control, end)
            case .curve(let end, let control1, let control2): add("C", control1, control2, end)
            case .closeSubpath: data += "Z"
            }
        }
        return data
    }
}

import RiffleAssets

/// A picture that code has at hand, known but not decoded.
public final class UIImage: NSObject, Sendable {
    package let asset: ImageAsset

    package init(_ asset: ImageAsset) {
        self.asset = asset
        super.init()
    }

    private static let nothing = ImageAsset(rgba: [0, 0, 0, 0], width: 1, height: 1)

    /// A picture of nothing, without a size.
    public override convenience init() {
        guard let asset = UIImage.nothing else { preconditionFailure("A pixel is a picture.") }
        self.init(asset)
    }

    /// The picture of a name, from asset catalogs and loose files of the app; nil where there is none.
    public convenience init?(named name: String) {
        let environment = EnvironmentValues()
        let scale = TextMeasurement.inUse.scale
        guard let asset = environment.assetLibrary.image(named: name, scale: scale, isDark: false) else { return nil }
        self.init(asset)
    }

    /// The picture in the bytes of a PNG, JPEG or SVG file, of one pixel per point; nil where they are none.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The picture in the bytes of a file, of `scale` pixels per point; a scale that is not above 0 counts as 1.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let asset = try? ImageAsset(data: data, scale: scale) else { return nil }
        self.init(asset)
    }

    /// The picture in a file; nil where there is none. `@2x` and `@3x` in its name are pixels per point.
    public convenience init?(contentsOfFile path: String) {
        let file = URL(fileURLWithPath: path)
        let name = file.deletingPathExtension().lastPathComponent
        let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
        guard let asset = try? ImageAsset(contentsOf: file, scale: scale) else { return nil }
        self.init(asset)
    }

    /// The picture of a name, from asset catalogs and loose files of a bundle, the app's own where it is nil.
    ///
    /// - Parameter traitCollection: whose picture is asked for, light or dark; nil is light.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let library = EnvironmentValues().assetLibrary
        let scale = TextMeasurement.inUse.scale
        let isDark = traitCollection?.userInterfaceStyle == .dark
        guard let asset = library.image(named: name, in: bundle, scale: scale, isDark: isDark) else { return nil }
        self.init(asset)
    }

    /// Which side of the picture is up.
    public enum Orientation: Int, Sendable {
        /// As it is.
        case up
        /// Turned by a half.
        case down
        /// Turned to the left by a quarter.
        case left
        /// Turned to the right by a quarter.
        case right
        /// As in a mirror.
        case upMirrored
        /// Turned by a half, as in a mirror.
        case downMirrored
        /// Turned to the left by a quarter, as in a mirror.
        case leftMirrored
        /// Turned to the right by a quarter, as in a mirror.
        case rightMirrored
    }

    /// Up: pictures are turned when they are read.
    public var imageOrientation: Orientation { .up }

    /// In points.
    public var size: CGSize { asset === UIImage.nothing ? .zero : asset.pointSize }

    /// Pixels per point.
    public var scale: CGFloat { asset.scale }

    /// The picture as a PNG file; nil where it cannot be decoded.
    public func pngData() -> Data? { try? ImageDecoder(byteBudget: 0).decode(asset).pngData() }

    /// Whether another object is a picture of the same bytes, at the same scale.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.asset == asset }

    /// Equal for equal pictures.
    public override var hash: Int { asset.hashValue }
}

import RiffleAssets

/// A picture in pixels, as Core Graphics has it.
public final class CGImage: Sendable {
    package let asset: ImageAsset

    package init(_ asset: ImageAsset) { self.asset = asset }

    /// In pixels.
    public var width: Int { asset.pixelWidth }
    /// In pixels.
    public var height: Int { asset.pixelHeight }
}

extension UIImage {
    /// A picture of one pixel per point.
    public convenience init(cgImage: CGImage) { self.init(cgImage.asset.scaled(to: 1)) }

    /// The picture in pixels; nil for one of vectors, which has none.
    public var cgImage: CGImage? { asset.isVector ? nil : CGImage(asset) }

    /// The picture as a JPEG file, over white where it is not opaque; nil where it cannot be decoded.
    ///
    /// - Parameter compressionQuality: 0 for the smallest file, 1 for the best picture; clamped.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        try? ImageDecoder(byteBudget: 0).decode(asset).jpegData(quality: compressionQuality)
    }
}

extension Image {
    /// A picture with a label for those who cannot see it.
    ///
    /// - Parameters:
    ///   - scale: pixels per point; what is not above 0 counts as 1.
    ///   - orientation: which way up its pixels are shown.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(uiImage: UIImage(cgImage.asset.turned(orientation.turn).scaled(to: scale)))
        self.label = label
    }

    /// A picture that means nothing to somebody who cannot see it.
    ///
    /// - Parameters:
    ///   - scale: pixels per point; what is not above 0 counts as 1.
    ///   - orientation: which way up its pixels are shown.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(uiImage: UIImage(cgImage.asset.turned(orientation.turn).scaled(to: scale)))
        isDecorative = true
    }
}

import RiffleAssets
import RiffleLayers

/// A picture that is repeated over a shape, from the top left corner of its frame.
///
/// Lines and glyphs too thin to show a picture have the foreground style instead.
public struct ImagePaint: ShapeStyle {
    /// Nothing simpler.
    public typealias Resolved = Never

    /// The picture.
    public var image: Image
    /// The part of the picture that is shown, in shares of its size.
    public var sourceRect: CGRect
    /// By which the size of the picture is multiplied.
    public var scale: CGFloat

    /// A picture that is repeated.
    ///
    /// - Parameters:
    ///   - sourceRect: the part of the picture that is shown, in shares of its size.
    ///   - scale: by which its size is multiplied; what is not above 0 and finite counts as 1.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// The picture's tiles.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        let environment = context.environment
        switch ImageResolver(environment).content(of: image) {
        case .picture(let picture):
            guard let asset = PictureCut.part(sourceRect, of: picture.asset) else {
                return _ResolvedStyle(.color(.clear))
            }
            let factor = scale > 0 && scale.isFinite ? scale : 1
            let size = CGSize(width: asset.pointSize.width * factor, height: asset.pointSize.height * factor)
            return _ResolvedStyle(.picture(PicturePaint(asset: asset, size: size)))
        case .symbol: return context.foreground(level: context.level)
        case .missing: return _ResolvedStyle(.missingColor)
        }
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture that is repeated.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

/// Parts of pictures, as pictures of their own.
enum PictureCut {
    /// The part of a picture in shares of its size; nil where nothing is left or the picture cannot be read.
    static func part(_ rect: CGRect, of asset: ImageAsset) -> ImageAsset? {
        let part = rect.overlap(CGRect(x: 0, y: 0, width: 1, height: 1))
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        guard part != CGRect(x: 0, y: 0, width: 1, height: 1) else { return asset }
        let size = asset.pointSize
        // A picture of vectors that shows the other one through a window: nothing has to be decoded here.
        guard let png = try? ImageDecoder(byteBudget: 0).decode(asset).pngData() else { return nil }
        let data = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(part.width * size.width)" \
            height="\(part.height * size.height)" viewBox="\(part.minX * size.width) \(part.minY * size.height) \
            \(part.width * size.width) \(part.height * size.height)"><image width="\(size.width)" \
            height="\(size.height)" href="data:image/png;base64,\(png.base64EncodedString())"/></svg>
            """
        return try? ImageAsset(data: Data(data.utf8), scale: 1)
    }
}

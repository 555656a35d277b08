import Foundation

/// One mark a layer paints, in the layer's coordinates.
package enum DrawCommand: Equatable, Sendable {
    case fill(Path, Paint, FillStyle)
    /// Centered on the path.
    case stroke(Path, Paint, StrokeStyle)
    case glyphs(GlyphRun, Paint)
    /// Apart, as it is larger than the others.
    indirect case image(ImageCommand)
}

extension DrawCommand {
    /// What the marks are painted with; nil for a picture with colors of its own.
    package var paint: Paint? {
        switch self {
        case .fill(_, let paint, _), .stroke(_, let paint, _), .glyphs(_, let paint): paint
        case .image(let image): image.tint
        }
    }
}

/// A picture and where it goes.
package struct ImageCommand: Hashable, Sendable {
    /// How pixels between samples are made up when a picture is scaled.
    package enum Interpolation: UInt8, Hashable, Sendable { case nearest, low, medium, high }
    /// How a picture fills a frame of another size.
    package enum Fitting: Hashable, Sendable {
        case stretch
        /// Repeats at natural size from the top left, cut at the far edges.
        case tile
        /// Nine parts: the insets, in points, keep their size and the rest stretches.
        case slices(EdgeInsets)
    }

    /// The content id under which hosts find the bytes (`ImageStore`).
    package var image: String
    /// Where the whole picture goes.
    package var frame: CGRect
    package var fitting: Fitting
    package var interpolation: Interpolation
    /// For template images: the alpha is filled with this paint instead of the picture's colors.
    package var tint: Paint?
    /// Size of the picture in points at its own scale.
    package var naturalSize: CGSize

    package init(
        image: String, frame: CGRect, fitting: Fitting = .stretch, interpolation: Interpolation = .medium,
        tint: Paint? = nil, naturalSize: CGSize
    ) {
        self.image = image
        self.frame = frame
        self.fitting = fitting
        self.interpolation = interpolation
        self.tint = tint
        self.naturalSize = naturalSize
    }
}

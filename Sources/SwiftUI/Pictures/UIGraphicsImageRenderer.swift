import Foundation

/// Makes pictures of what code draws into them: other pictures, grounds, and views of hosting controllers.
///
/// There is no Core Graphics on Linux: paths and texts are drawn by a `Canvas` in an `ImageRenderer`.
@MainActor @preconcurrency
public final class UIGraphicsImageRenderer {
    private let bounds: CGRect
    /// How pictures are made.
    public let format: UIGraphicsImageRendererFormat

    /// A renderer of pictures of a size in points.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
        bounds = CGRect(origin: .zero, size: size)
        self.format = format
    }

    /// A renderer of pictures of what lies in a rectangle, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
        self.bounds = bounds
        self.format = format
    }

    /// The picture that a closure draws; one without a size where there would be no pixels, or too many.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let canvas = PictureCanvas()
        canvas.whileCurrent { actions(UIGraphicsImageRendererContext(format: format, bounds: bounds)) }
        let scale = format.scale > 0 && format.scale.isFinite ? format.scale : 1
        let size = ProposedViewSize(bounds.size)
        let background: ResolvedColor = format.opaque ? .black : .clear
        return PaintedView.picture(
            of: DrawnThings(things: canvas.things, bounds: bounds), offered: size, scale: scale, background: background)
            ?? UIImage()
    }

    /// The picture that a closure draws, as a PNG file; empty where there would be no pixels, or too many.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The picture that a closure draws, as a JPEG file; empty where there would be no pixels, or too many.
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

/// How a renderer makes pictures.
@MainActor @preconcurrency
public final class UIGraphicsImageRendererFormat {
    /// Pixels per point; what is not above 0 and finite counts as 1.
    public var scale: CGFloat = UIScreen.main.scale
    /// Whether pictures have a black ground, rather than a transparent one.
    public var opaque = false

    /// The screen's scale, and a transparent ground.
    public init() {}

    /// The screen's scale, and a transparent ground.
    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// The screen's scale, and a transparent ground.
    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What a renderer's closure draws on.
@MainActor @preconcurrency
public final class UIGraphicsImageRendererContext {
    /// How the picture is made.
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    init(format: UIGraphicsImageRendererFormat, bounds: CGRect) {
        self.format = format
        self.bounds = bounds
    }

    /// Fills a rectangle with the color that `setFill()` of a color has set; black before.
    public func fill(_ rect: CGRect) {
        guard let canvas = PictureCanvas.current else { return }
        canvas.add(canvas.fill, in: rect)
    }
}

extension UIColor {
    /// Makes this the color of what is filled in the picture that is being drawn.
    @MainActor @preconcurrency public func setFill() { PictureCanvas.current?.fill = Color(self) }

    /// Makes this the color of what is drawn in the picture that is being drawn.
    @MainActor @preconcurrency public func set() { setFill() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle of the picture that is being drawn.
@MainActor @preconcurrency
public func UIRectFill(_ rect: CGRect) {
    guard let canvas = PictureCanvas.current else { return }
    canvas.add(canvas.fill, in: rect)
}

extension UIImage {
    /// Draws the picture in the one that is being drawn, stretched to a rectangle in points.
    @MainActor @preconcurrency public func draw(in rect: CGRect) {
        PictureCanvas.current?.add(Image(uiImage: self).resizable(), in: rect)
    }

    /// Draws the picture in the one that is being drawn, its top left corner at a point.
    @MainActor @preconcurrency public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

extension UIImage {
    /// The picture, drawn as large as a size in pixels says, whatever its own shape; nil where there would be no pixels,
    /// or too many.
    @MainActor @preconcurrency public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let small = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
        return small.size == .zero ? nil : small
    }

    /// As `preparingThumbnail(of:)`.
    @MainActor @preconcurrency public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }
}

/// What is drawn into a picture, before it is painted.
@MainActor
final class PictureCanvas {
    private(set) static var current: PictureCanvas?

    /// Views and where they go, back to front.
    private(set) var things: [(view: AnyView, frame: CGRect)] = []
    var fill = Color.black
    /// More than this is a mistake.
    private static let limit = 10_000

    func add(_ view: some View, in frame: CGRect) {
        guard things.count < Self.limit, frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite
        else { return }
        things.append((AnyView(view), frame))
    }

    func whileCurrent(_ body: () -> Void) {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        body()
    }
}

private struct DrawnThings: View {
    let things: [(view: AnyView, frame: CGRect)]
    let bounds: CGRect

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.clear
            ForEach(things.indices, id: \.own) { index in
                let frame = things[index].frame
                things[index].view
                    .frame(width: frame.width, height: frame.height)
                    .offset(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
            }
        }
        .clipped()
    }
}

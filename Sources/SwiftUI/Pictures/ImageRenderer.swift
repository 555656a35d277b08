import Foundation
import OpenCombine

/// Paints a view into a picture.
///
/// The view is shown in a window of its own, in light appearance, and painted as it looks in its first frame: what comes
/// later, as a picture from the net, is not in it.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view.
    @Published public var content: Content
    /// What the view is offered; the picture is as large as what it takes, rounded up to whole pixels.
    @Published public var proposedSize = ProposedViewSize.unspecified
    /// Pixels per point; what is not above 0 and finite counts as 1.
    @Published public var scale: CGFloat = 1
    /// Whether the picture has a black ground, rather than a transparent one.
    @Published public var isOpaque = false

    /// Paints a view.
    public init(content view: Content) { content = view }

    /// The picture; nil where it would have no pixels, or too many.
    public var uiImage: UIImage? {
        PaintedView.picture(
            of: content, offered: proposedSize, scale: scale > 0 && scale.isFinite ? scale : 1,
            background: isOpaque ? .black : .clear)
    }

    /// The picture in pixels; nil where it would have none, or too many.
    public var cgImage: CGImage? { uiImage?.cgImage }
}

import SwiftUICore

/// What of a view a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view's frame.
    case point(UnitPoint)
}

extension PopoverAttachmentAnchor {
    /// The rectangle that is pointed at.
    ///
    /// - Parameter frame: of the view, in its window.
    @MainActor
    func area(of frame: CGRect, _ probe: FrameProbe) -> CGRect {
        switch self {
        case .point(let point):
            CGRect(
                x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0, height: 0)
        case .rect(let source): probe.area(of: source)?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
        }
    }
}

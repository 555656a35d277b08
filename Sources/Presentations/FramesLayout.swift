import SwiftUICore

/// A layout that works out the frames of its views for a width, from the upper left corner on.
protocol FramesLayout: Layout where Cache == Void {
    /// Where no width is offered, in points.
    static var width: CGFloat { get }
    /// The frames by the places of the views, and the height of all.
    func arrange(_ subviews: Subviews, _ width: CGFloat) -> (frames: [(Int, CGRect)], height: CGFloat)
}

extension FramesLayout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? Self.width
        return CGSize(width: width, height: arrange(subviews, width).height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, frame) in arrange(subviews, bounds.width).frames {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }
}

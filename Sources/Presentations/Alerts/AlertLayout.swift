import SwiftUICore

/// Lines up an alert's fields and buttons: fields on top, two short buttons side by side, others below each other with
/// the one that cancels last.
struct AlertActionsLayout: FramesLayout {
    static var width: CGFloat { 270 }

    func arrange(_ subviews: Subviews, _ width: CGFloat) -> (frames: [(Int, CGRect)], height: CGFloat) {
        func indices(_ part: DialogPart) -> [Int] {
            subviews.indices.filter { subviews[$0][DialogPartKey.self] == part }
        }
        var frames: [(Int, CGRect)] = []
        var y: CGFloat = 0
        func add(_ index: Int, inset: CGFloat = 0) {
            let height = subviews[index].sizeThatFits(ProposedViewSize(width: width - 2 * inset, height: nil)).height
            frames.append((index, CGRect(x: inset, y: y, width: width - 2 * inset, height: height)))
            y += height
        }
        let fields = indices(.content)
        for field in fields { add(field, inset: 16) }
        if !fields.isEmpty { y += 12 }
        let cancels = indices(.cancel)
        let actions = indices(.action)
        var separator = CGRect.zero
        if cancels.count + actions.count == 2, let pair = sideBySide(cancels + actions, subviews, width) {
            let height = pair.map { subviews[$0].sizeThatFits(ProposedViewSize(width: width / 2, height: nil)).height }
                .reduce(44, max)
            for (place, index) in pair.enumerated() {
                frames.append((index, CGRect(x: CGFloat(place) * width / 2, y: y, width: width / 2, height: height)))
            }
            separator = CGRect(x: width / 2, y: y, width: 1, height: height)
            y += height
        } else {
            for index in actions + cancels { add(index) }
        }
        for index in indices(.separator) { frames.append((index, separator)) }
        return (frames, y)
    }

    /// The two buttons if the titles of both fit on a line in half of the width.
    private func sideBySide(_ pair: [Int], _ subviews: Subviews, _ width: CGFloat) -> [Int]? {
        let fits = pair.allSatisfy { subviews[$0].sizeThatFits(.unspecified).width <= width / 2 }
        return fits ? pair : nil
    }
}

/// Puts a part that says something over one with buttons, each of which scrolls where there is not enough room.
struct DialogStack: Layout {
    var maxHeight = CGFloat.infinity
    /// Of the buttons, this much is in sight at least: one and a half.
    static let leastActions: CGFloat = 67.8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? 270
        return CGSize(width: width, height: heights(subviews, width, proposal.height ?? .infinity).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var y = bounds.minY
        for (subview, height) in zip(subviews, heights(subviews, bounds.width, bounds.height)) {
            subview.place(
                at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
            y += height
        }
    }

    private func heights(_ subviews: Subviews, _ width: CGFloat, _ room: CGFloat) -> [CGFloat] {
        let room = min(maxHeight, room)
        var heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
        guard heights.count == 2, heights[0] + heights[1] > room else { return heights }
        heights[1] = max(min(heights[1], Self.leastActions), min(heights[1], room - heights[0]))
        heights[0] = max(room - heights[1], 0)
        return heights
    }
}

/// Arranges a navigation bar's row: what leads at the leading side, what trails at the trailing one, and the title in
/// the middle of the whole, beside it where it would touch, and cut where even that is too little.
struct BarRowLayout: Layout {
    /// The least distance between title and items, in points.
    static let gap: CGFloat = 8
    /// From the sides to the items.
    let leadingMargin: CGFloat
    let trailingMargin: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: BarMetrics.row)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 3 else { return }
        let (leading, title, trailing) = (subviews[0], subviews[1], subviews[2])
        let room = max(bounds.width - leadingMargin - trailingMargin, 0)
        let trailingSize = trailing.sizeThatFits(ProposedViewSize(width: room, height: bounds.height))
        let wanted = title.sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width
        // What leads, a back button above all, gives way to the title, down to an arrow.
        let beside = max((bounds.width - min(wanted, bounds.width * 0.6)) / 2 - leadingMargin - Self.gap, 44)
        let left = max(room - trailingSize.width - Self.gap, 0)
        let leadingSize = leading.sizeThatFits(
            ProposedViewSize(width: min(wanted > 0 ? beside : left, left), height: bounds.height))
        let start = leadingSize.width > 0 ? leadingMargin + leadingSize.width + Self.gap : BarMetrics.margin
        let end =
            bounds.width
            - (trailingSize.width > 0 ? trailingMargin + trailingSize.width + Self.gap : BarMetrics.margin)
        let width = min(wanted, max(end - start, 0))
        let middle = min(max(bounds.width / 2, start + width / 2), end - width / 2)
        leading.place(
            at: CGPoint(x: bounds.minX + leadingMargin, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: leadingSize.width, height: bounds.height))
        trailing.place(
            at: CGPoint(x: bounds.maxX - trailingMargin, y: bounds.midY), anchor: .trailing,
            proposal: ProposedViewSize(width: trailingSize.width, height: bounds.height))
        title.place(
            at: CGPoint(x: bounds.minX + middle, y: bounds.midY), anchor: .center,
            proposal: ProposedViewSize(width: width, height: bounds.height))
    }
}

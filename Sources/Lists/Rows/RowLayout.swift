/// Lays a separator under a row: it is offered what is right of the row's separator guide.
///
/// The row is a whole number of pixels high, as UIKit's are. Rows of other heights would begin and end at other fractions of
/// a pixel each, and one that is drawn from a pixel of its own could leave its separator to the next row's ground.
struct SeparatorLayout: Layout {
    /// Where the separator ends, before the row's trailing edge.
    let trailing: CGFloat
    /// A pixel, in points.
    let thickness: CGFloat
    /// What the row's content stands in, for rows without texts.
    let leading: CGFloat
    let isBottom: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var size = subviews.first?.sizeThatFits(proposal) ?? .zero
        size.height = wholePixels(size.height)
        return size
    }

    /// A height that is off by no more than calculations are stays as it is.
    private func wholePixels(_ height: CGFloat) -> CGFloat {
        guard height.isFinite, thickness > 0 else { return height }
        let scale = 1 / thickness
        let pixels = height * scale
        return abs(pixels - pixels.rounded()) < 1e-6 ? height : pixels.rounded(.up) / scale
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let row = subviews.first else { return }
        let proposal = ProposedViewSize(bounds.size)
        row.place(at: bounds.origin, proposal: proposal)
        let dimensions = row.dimensions(in: proposal)
        let start = dimensions[explicit: .listRowSeparatorLeading] ?? leading
        let end = dimensions[explicit: .listRowSeparatorTrailing] ?? dimensions.width - trailing
        for line in subviews.dropFirst() {
            line.place(
                at: CGPoint(x: bounds.minX + start, y: isBottom ? bounds.maxY - thickness : bounds.minY),
                proposal: ProposedViewSize(width: max(end - start, 0), height: thickness))
        }
    }
}

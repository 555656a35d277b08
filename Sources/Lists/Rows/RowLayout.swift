/// Lays a separator under a row: it is offered what is right of the row's separator guide.
struct SeparatorLayout: Layout {
    /// Where the separator ends, before the row's trailing edge.
    let trailing: CGFloat
    let thickness: CGFloat
    /// What the row's content stands in, for rows without texts.
    let leading: CGFloat
    let isBottom: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
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

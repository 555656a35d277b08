/// Turns a label by a quarter, with the room that it takes then.
struct QuarterTurn: Layout {
    let isTurned: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(turned(proposal)) ?? .zero
        return isTurned ? CGSize(width: size.height, height: size.width) : size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: turned(proposal))
    }

    private func turned(_ proposal: ProposedViewSize) -> ProposedViewSize {
        isTurned ? ProposedViewSize(width: proposal.height, height: proposal.width) : proposal
    }
}

extension View {
    /// The view in an orientation of labels.
    @ViewBuilder
    nonisolated func rotated(_ orientation: AxisValueLabelOrientation) -> some View {
        if orientation.angle == .zero {
            self
        } else {
            QuarterTurn(isTurned: true) { rotationEffect(orientation.angle) }
        }
    }
}

/// `fixedSize`: the ideal size, whatever is offered.
nonisolated struct _FixedSizeLayout: UnaryLayoutModifier {
    var horizontal: Bool
    var vertical: Bool

    static var asksChild: Bool { false }

    func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    @MainActor
    func size(of child: LayoutNode, _ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(offer(proposal)) }

    @MainActor
    func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        (.zero, offer(proposal))
    }
}

extension View {
    /// Gives the view its ideal length in the chosen directions, whatever its container offers.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// Gives the view its ideal size, whatever its container offers.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}

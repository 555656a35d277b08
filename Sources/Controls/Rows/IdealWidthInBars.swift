private struct IdealWidthInBars: LayoutValueKey {
    static var defaultValue: Bool { false }
}

extension View {
    /// Marks a control that fills the width that it is offered, but as an item of a bar takes no more than it needs.
    ///
    /// A frame around the control decides as elsewhere: what it needs is then the frame's width.
    nonisolated package func idealWidthInBars() -> some View { layoutValue(key: IdealWidthInBars.self, value: true) }

    /// Offers what is marked with `idealWidthInBars()` its ideal width, or less where there is no room for it.
    nonisolated package func widthOfBarItem() -> some View { modifier(BarItemWidth()) }
}

nonisolated private struct BarItemWidth: UnaryLayoutModifier {
    @MainActor
    func size(of child: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(offer(to: child, proposal))
    }

    @MainActor
    func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        (.zero, offer(to: child, proposal))
    }

    @MainActor
    private func offer(to child: LayoutNode, _ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let width = proposal.width, child.traitValue(ObjectIdentifier(IdealWidthInBars.self)) as? Bool == true
        else { return proposal }
        let ideal = child.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)).width
        return ProposedViewSize(width: min(width, ideal), height: proposal.height)
    }
}

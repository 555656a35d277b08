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
    ///
    /// The view is offered no length in these directions. A text is then as wide as its longest line without wrapping,
    /// or as high as all its lines; a shape is 10 points long. A view that is longer than its room sticks out of it,
    /// and may cover its neighbors. In the other direction the offer is handed on.
    ///
    ///     VStack(alignment: .leading) {
    ///         Text("Fold the dough three times and let it rest in a cool place.")
    ///             .fixedSize(horizontal: false, vertical: true)
    ///         Color.gray
    ///     }
    ///     .frame(height: 80)
    ///
    /// - Parameters:
    ///   - horizontal: whether the width is the ideal one.
    ///   - vertical: whether the height is the ideal one.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// Gives the view its ideal size, whatever its container offers; see `fixedSize(horizontal:vertical:)`.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}

/// `position`: takes all it is offered and puts the view's center at a point.
nonisolated struct _PositionLayout: UnaryLayoutModifier {
    var point: CGPoint

    func validated(_ report: (String) -> Void) -> _PositionLayout {
        guard !point.x.isFinite || !point.y.isFinite else { return self }
        report("a position")
        return _PositionLayout(
            point: CGPoint(x: point.x.isFinite ? point.x : 0, y: point.y.isFinite ? point.y : 0))
    }

    @MainActor
    func size(of child: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }

    @MainActor
    func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let size = child.sizeThatFits(proposal)
        let x = size.width.isFinite ? size.width / 2 : 0
        let y = size.height.isFinite ? size.height / 2 : 0
        return (CGPoint(x: point.x - x, y: point.y - y), proposal)
    }
}

extension View {
    /// Puts the view's center at a point of the room that its container offers, all of which it then takes.
    ///
    /// The point is counted in points from the upper leading corner of that room. Because the result takes all the
    /// room, apply `background` and `frame` before. Where the container offers no length, as a scroll view does in its
    /// direction, the view keeps its own there. To move a view without changing its place in the layout, use `offset`.
    /// NaN and infinite coordinates are reported and count as 0.
    ///
    ///     ZStack {
    ///         Color.green.opacity(0.3)
    ///         Image(systemName: "mappin")
    ///             .position(pin)
    ///     }
    ///
    /// - Parameter position: where the center is; a point outside of the room is allowed.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(_PositionLayout(point: position))
    }

    /// Puts the view's center at a point of the room that its container offers, all of which it then takes; see
    /// `position(_:)`.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}

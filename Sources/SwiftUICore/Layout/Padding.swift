/// `padding`: room around a view.
nonisolated struct _PaddingLayout: UnaryLayoutModifier {
    var insets: EdgeInsets

    /// What `padding()` adds on each edge, in points. Source: measured on iOS and macOS 26.
    static let standard: CGFloat = 16

    static var asksChild: Bool { false }

    func validated(_ report: (String) -> Void) -> _PaddingLayout {
        var valid = insets
        for edge in [\EdgeInsets.top, \.leading, \.bottom, \.trailing] where !valid[keyPath: edge].isFinite {
            valid[keyPath: edge] = 0
            report("a length of padding")
        }
        return _PaddingLayout(insets: valid)
    }

    func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - insets.horizontal, 0) },
            height: proposal.height.map { max($0 - insets.vertical, 0) })
    }

    @MainActor
    func size(of child: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(offer(proposal))
        return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
    }

    @MainActor
    func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        (CGPoint(x: insets.leading, y: insets.top), offer(proposal))
    }

    /// Where there is padding, the view's own wishes end.
    @MainActor
    func spacing(of child: LayoutNode) -> ViewSpacing {
        var padded: Edge.Set = []
        if insets.top != 0 { padded.insert(.top) }
        if insets.leading != 0 { padded.insert(.leading) }
        if insets.bottom != 0 { padded.insert(.bottom) }
        if insets.trailing != 0 { padded.insert(.trailing) }
        return child.spacing.resetting(padded)
    }
}

extension ViewSpacing {
    /// The same with a plain view's wishes on some edges.
    func resetting(_ edges: Edge.Set) -> ViewSpacing {
        var spacing = self
        let plain = ViewSpacing()
        if edges.contains(.top) { spacing.top = plain.top }
        if edges.contains(.leading) { spacing.leading = plain.leading }
        if edges.contains(.bottom) { spacing.bottom = plain.bottom }
        if edges.contains(.trailing) { spacing.trailing = plain.trailing }
        return spacing
    }
}

extension View {
    /// Adds room around the view, in points; negative lengths let it overlap its surroundings.
    ///
    /// NaN and infinite lengths are reported and count as 0. See `padding(_:_:)`, which adds the same to some edges.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingLayout(insets: insets)) }

    /// Adds room on some edges of the view, in points; nil stands for 16.
    ///
    /// The view is offered less by the padding, but not less than 0, and the result is larger than the view by it. The
    /// order of modifiers counts: a background that is added after the padding lies behind it, too. Negative lengths
    /// let the view overlap its surroundings; NaN and infinite ones are reported and count as 0. `.leading` and
    /// `.trailing` follow the direction of reading.
    ///
    ///     Text("Repot in spring")
    ///         .padding(.horizontal, 12)
    ///         .padding(.vertical, 6)
    ///         .background(.green.opacity(0.2), in: .capsule)
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(_PaddingLayout(insets: EdgeInsets(length ?? _PaddingLayout.standard, edges: edges)))
    }

    /// Adds the same room on all edges of the view, in points; see `padding(_:_:)`.
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

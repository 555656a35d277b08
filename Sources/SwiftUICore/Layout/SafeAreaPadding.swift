/// `safeAreaPadding`: room around a view that counts as covered.
nonisolated struct SafeAreaPaddingModifier: LayoutModifier {
    let insets: EdgeInsets

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> SafeAreaPaddingNode { SafeAreaPaddingNode(owner) }

    @MainActor
    func update(_ wrapper: SafeAreaPaddingNode, _ transaction: Transaction, isNew: Bool) {
        wrapper.update(insets, transaction)
    }
}

package final class SafeAreaPaddingNode: LayoutNode {
    private var padding = _PaddingLayout(insets: EdgeInsets())

    func update(_ insets: EdgeInsets, _ transaction: Transaction) {
        let new = _PaddingLayout(insets: insets).validated {
            graph.report(.invalidFrame($0, path: owner.path), from: owner)
        }
        guard new != padding else { return }
        padding = new
        invalidateLayout(transaction)
    }

    package override var mirrorsPlacement: Bool { true }
    package override var spacerMinimum: ((Axis) -> CGFloat)? { nil }
    private var isFull: Bool { principal?.extendsIntoSafeArea ?? false }

    package override var safeArea: CGRect? {
        let insets = SideInsets(padding.insets, environment.layoutDirection)
        return CGRect(
            x: insets.left, y: insets.top, width: max(size.width - insets.left - insets.right, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let child = principal else { return .zero }
        return isFull ? child.sizeThatFits(proposal) : padding.size(of: child, proposal)
    }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        guard let child = principal else { return }
        if isFull { return placeChild(child, at: .zero, proposal, in: size, cause) }
        let place = padding.placement(of: child, in: size, proposal)
        placeChild(child, at: place.origin, place.proposal, in: size, cause)
    }

    package override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        guard let child = principal, !isFull else { return super.explicitAlignment(key, in: size, proposal) }
        let place = padding.placement(of: child, in: size, proposal)
        let childSize = child.sizeThatFits(place.proposal)
        return child.guide(key, in: childSize, place.proposal).map { $0 + place.origin[key.axis] }
    }
}

extension View {
    /// Shrinks the safe area of the view by insets of their own on all edges; see `safeAreaPadding(_:_:)`.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets: insets))
    }

    /// Shrinks the safe area of the view on some edges, in points; nil stands for 16.
    ///
    /// A plain view is padded. A scroll view keeps its frame and pads its content instead, so that content scrolls
    /// under the padding and rests clear of it; views inside may reach into it with `ignoresSafeArea`. A length that is
    /// not finite is reported and counts as 0.
    ///
    ///     ScrollView(.horizontal) {
    ///         HStack {
    ///             ForEach(0..<10) { _ in Color.pink.frame(width: 200, height: 120) }
    ///         }
    ///     }
    ///     .safeAreaPadding(.horizontal, 24)
    ///
    /// - Parameters:
    ///   - edges: the edges that get the padding.
    ///   - length: of the padding; nil stands for 16 points.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(length ?? _PaddingLayout.standard, edges: edges))
    }

    /// Shrinks the safe area of the view by the same length on all edges, in points.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

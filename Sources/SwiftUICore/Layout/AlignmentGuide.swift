/// `alignmentGuide`: moves one of a view's guides.
nonisolated struct AlignmentGuideModifier: LayoutModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> AlignmentGuideNode { AlignmentGuideNode(self, owner) }

    @MainActor
    func update(_ wrapper: AlignmentGuideNode, _ transaction: Transaction, isNew: Bool) {
        if !isNew { wrapper.update(self, transaction) }
    }
}

package final class AlignmentGuideNode: LayoutNode {
    private var guide: AlignmentGuideModifier
    private var reads: ReadScope?

    init(_ guide: AlignmentGuideModifier, _ owner: _ViewNode) {
        self.guide = guide
        super.init(owner)
    }

    func update(_ newGuide: AlignmentGuideModifier, _ transaction: Transaction) {
        let isSame = ViewComparison.areEqual(guide, newGuide)
        guide = newGuide
        if !isSame { invalidateLayout(transaction) }
    }

    package override var maySetGuides: Bool { true }
    package override func didDetach() { reads?.end() }

    package override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        guard key == guide.key else { return super.explicitAlignment(key, in: size, proposal) }
        let value: CGFloat
        (value, reads) = DependencyTracking.evaluate(inBodyOf: owner, reads) {
            guide.compute(ViewDimensions(principal, size: size, proposal))
        }
        if value.isFinite { return value }
        // While a container finds out how flexible its children are, sizes are infinite and so may guides be.
        if size.width.isFinite, size.height.isFinite {
            graph.report(.invalidFrame("an alignment guide", path: owner.path), from: owner)
        }
        return nil
    }
}

extension View {
    /// Sets one of the view's horizontal guides, in points from its leading edge.
    ///
    /// - Parameter computeValue: gets the view's size and its other guides. NaN and infinite results are reported and
    ///   leave the guide where it was.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
    }

    /// Sets one of the view's vertical guides, in points from its top edge.
    ///
    /// - Parameter computeValue: gets the view's size and its other guides. NaN and infinite results are reported and
    ///   leave the guide where it was.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
    }
}
